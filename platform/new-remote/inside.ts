import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { remotes } from '../remotes.ts';
import { root } from '../root.ts';
import { write, writeNew } from './command.ts';
import { newRemote, withDefinition, withReference } from './new-remote.ts';

/** Makes a remote in this repository, or nothing. */
export async function makeInside(name: string): Promise<void> {
  const made = newRemote(name, remotes);
  const { folder, devPort, prefixes } = made.definition;
  // Both are computed before anything is written: a failure leaves nothing half done.
  const changed = {
    'platform/remotes.ts': withDefinition(read('platform/remotes.ts'), made.definition),
    'tsconfig.json': withReference(read('tsconfig.json'), folder),
  };
  writeNew(root, await formatted(made.files));
  write(root, await formatted(changed));
  console.log(`${folder} is made. Next:
  npm install
    makes it one of the packages
  npm run dev -w ${folder}
    runs it alone: http://localhost:${String(devPort)}${prefixes[0] ?? ''}
  npm start
    the whole store with it
Say what it is for in ${folder}/README.md, and name it in the README's table of remotes.`);
}

/** A long name breaks lines elsewhere than the template's does. */
async function formatted(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const made = Object.entries(files).map(async ([file, text]) => {
    const filepath = path.join(root, file);
    return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

function read(file: string): string {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Error(`${file} is missing: a new remote is named in it.`);
  return readFileSync(place, 'utf8');
}
