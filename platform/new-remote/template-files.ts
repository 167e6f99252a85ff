import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sampleName = /sample/g;
const sampleTitle = /Sample/g;
/** From the folder of the template to the root, and its port. */
const sampleRoot = /\.\.\/\.\.\/\.\.\//g;
const samplePort = /3099/g;

/** The files of a template under a new name: texts by path. `placeOf` puts a file elsewhere than its path in the template says. */
export function templateFiles(
  template: string,
  name: string,
  devPort: number,
  placeOf: (file: string) => string,
): Record<string, string> {
  const folder = path.join(import.meta.dirname, template);
  const renamed = (text: string) =>
    text
      .replace(sampleRoot, '../')
      .replace(samplePort, String(devPort))
      .replace(sampleName, name)
      .replace(sampleTitle, titleOf(name));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/^(dist|node_modules)\//.test(file));
  return Object.fromEntries(
    files.map((file) => [
      placeOf(file).replace(sampleName, name),
      renamed(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** `gift-guide` → Gift guide. */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}
