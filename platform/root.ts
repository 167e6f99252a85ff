import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this is the packed @ritual/build in another team's repository: packages are JavaScript, the store's sources are not. */
export const isPacked = import.meta.filename.endsWith('.js');

/** Root of the repository that is worked in: the store's own, or that of another team's remote. */
export const root = isPacked
  ? projectAround(process.cwd())
  : fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The nearest folder with a package.json: npm runs scripts there. */
function projectAround(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? process.cwd() : projectAround(parent);
}
