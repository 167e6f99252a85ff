import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPath, maxUploadBytes } from '../registries/wire-schemas.ts';
import { ReleaseError } from '../release-error.ts';
import type { Build } from './build.ts';
import { typesFile } from '../../contract/contract.ts';
import { label } from './read-release.ts';

/** The files of a build as they go over HTTP: by path (`web/…`, `node/…`, `release.json`), as base64. */
export type BuildFiles = Readonly<Record<string, string>>;

/** The files cannot be those of a build. */
export class FilesMalformed extends ReleaseError {}

/** The files of a build or of a published release. */
export function filesOf({ release, folder, web }: Build): BuildFiles {
  const published = web === folder;
  const scripts = filesBelow(web).filter(
    (name) => !(published && (name.startsWith('node/') || name === 'release.json' || name === typesFile)),
  );
  const found = [
    ['release.json', path.join(folder, 'release.json')],
    ...(release.contract ? [[typesFile, path.join(folder, typesFile)] as const] : []),
    ...scripts.map((name) => [`web/${name}`, path.join(web, name)]),
    ...filesBelow(path.join(folder, 'node')).map((name) => [`node/${name}`, path.join(folder, 'node', name)]),
  ] as const;
  const files: Record<string, string> = {};
  let bytes = 0;
  for (const [name = '', file = ''] of found) {
    if (!buildPath.safeParse(name).success) {
      throw new ReleaseError(
        `${label(release)} has the file '${name}', which is no script: remove it from the build.`,
      );
    }
    const content = readFileSync(file).toString('base64');
    files[name] = content;
    bytes += content.length + name.length + 6;
  }
  if (bytes > maxUploadBytes) {
    const most = String(maxUploadBytes / 1024 / 1024);
    throw new ReleaseError(
      `${label(release)} is too large to upload: ${String(Math.ceil(bytes / 1024 / 1024))} MB as base64, at most ${most}.`,
    );
  }
  return files;
}

/** Writes the files of a build to a folder; throws FilesMalformed when that is not possible. */
export function writeFiles(dist: string, files: BuildFiles): void {
  // Even if the build has no script for one of the two.
  for (const folder of ['web', 'node']) mkdirSync(path.join(dist, folder));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dist, name);
    const bytes = decoded(name, content);
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
      throw new FilesMalformed(`'${name}' is a file and a folder.`);
    }
  }
}

function decoded(name: string, text: string): Buffer {
  const content = Buffer.from(text, 'base64');
  // Node ignores what is not base64.
  if (content.toString('base64') === text) return content;
  throw new FilesMalformed(`The content of '${name}' is not base64.`);
}

function filesBelow(folder: string): readonly string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Such as .DS_Store.
      .filter((name) => !path.basename(name).startsWith('.') && statSync(path.join(folder, name)).isFile())
      .map((name) => name.split(path.sep).join('/'))
  );
}
