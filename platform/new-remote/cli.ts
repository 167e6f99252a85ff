// npm run new-remote -- gift-guide: makes mfe-gift-guide, a remote with a page, tests, a story, a journey and a pipeline.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../remotes.ts';
import { newRemote, withDefinition, withReference } from './new-remote.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [name, ...rest] = process.argv.slice(2);

try {
  if (name === undefined || rest.length > 0) {
    throw new Error('Say the name of the new remote: npm run new-remote -- gift-guide');
  }
  const made = newRemote(name, remotes);
  const { folder, devPort, prefixes } = made.definition;
  const taken = Object.keys(made.files).find((file) => existsSync(path.join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} exists already. Move it away, or choose another name.`);
  // Both are computed before anything is written: a failure leaves nothing half done.
  const changed = {
    'platform/remotes.ts': withDefinition(read('platform/remotes.ts'), made.definition),
    'tsconfig.json': withReference(read('tsconfig.json'), folder),
  };
  for (const [file, content] of Object.entries({ ...made.files, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  console.log(`${folder} is made. Next:
  npm install && npm run format
    makes it one of the packages, and breaks lines that its name made too long
  npm run dev -w ${folder}
    runs it alone: http://localhost:${String(devPort)}${prefixes[0] ?? ''}
  npm start
    the whole store with it
Say what it is for in ${folder}/README.md, and name it in the README's table of remotes.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
