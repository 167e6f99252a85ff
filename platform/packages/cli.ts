// npm run packages -- <folder>: packs @ritual/shared, @ritual/build and @ritual/testing for teams with repositories of their own.
import path from 'node:path';
import { root } from '../root.ts';
import { packAll } from './pack.ts';

const folder = path.resolve(
  process.env['INIT_CWD'] ?? '.',
  process.argv[2] ?? path.join(root, '.cache/packages'),
);
try {
  for (const { name, version, file } of await packAll(folder)) console.log(`${name} ${version}: ${file}`);
} catch (error) {
  const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
  console.error(`${message}\n${stdout}${stderr}`.trim());
  process.exitCode = 1;
}
