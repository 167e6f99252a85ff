import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { ReleaseError } from '../release-error.ts';
import { label } from './read-release.ts';
import type { Build } from './build.ts';
import type { ReleaseFile } from './release-file.ts';

/** Each script has its compressed forms beside it. */
const forms = ['', '.br', '.gz'];
const day = 86_400_000;

/** The folder with the scripts of all releases of a remote, each once. */
export const sharedFilesOf = (dataDir: string, name: string): string =>
  path.resolve(dataDir, 'releases', name, sharedFilesFolder);

/**
 * Puts the scripts of a release, all but the entry, into the folder that the releases of the remote share. One that is there already is
 * the same; another content under the same name is refused.
 */
export function shareFiles(folder: string, release: ReleaseFile, dataDir: string): void {
  if (!release.sharedFiles) return;
  const target = sharedFilesOf(dataDir, release.name);
  mkdirSync(target, { recursive: true });
  for (const [name, integrity] of Object.entries(release.files)) {
    if (name === release.entry) continue;
    for (const form of forms) {
      const from = path.join(folder, name + form);
      const to = path.join(target, name + form);
      if (existsSync(from)) linkOnce(from, to);
    }
    mustBeSame(path.join(target, name), integrity, release, name);
  }
}

/** Refuses a build that has another content under the name of a script that is there already. */
export function mustBeShareable(release: ReleaseFile, dataDir: string): void {
  for (const [name, integrity] of Object.entries(release.sharedFiles ? release.files : {})) {
    const there = path.join(sharedFilesOf(dataDir, release.name), name);
    if (name !== release.entry && existsSync(there)) mustBeSame(there, integrity, release, name);
  }
}

function mustBeSame(file: string, integrity: string, release: ReleaseFile, name: string): void {
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  if (`sha384-${hash}` === integrity) return;
  throw new ReleaseError(
    `${label(release)} has the script '${name}' with other content than a release before it. The name of a script comes from its content: build with [contenthash] in output.chunkFilename.`,
  );
}

/** Puts a file at a second place, unless there is one: browsers may be loading that. `link` is for tests. */
export function linkOnce(from: string, to: string, link = linkSync): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    link(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // A file system without links.
    if (!['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    if (existsSync(to)) return;
    // Renamed, so that a crash leaves no half of it under its name.
    const copy = path.join(path.dirname(to), `.${randomBytes(8).toString('hex')}`);
    copyFileSync(from, copy);
    renameSync(copy, to);
  }
}

/**
 * Removes the shared scripts of a remote that none of its releases has, but for those of a publication that is going on. A release that
 * was published meanwhile, and counts on one of them, gets it back.
 */
export function removeUnshared(
  dataDir: string,
  name: string,
  releasesNow: () => readonly Build[],
  now: number,
): void {
  const folder = sharedFilesOf(dataDir, name);
  if (!existsSync(folder)) return;
  const kept = new Set(releasesNow().flatMap(({ release }) => Object.keys(release.files)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const found = path.join(folder, file);
    const { ctimeMs } = statSync(found);
    const script = file
      .replace(/\.(br|gz)$/, '')
      .split(path.sep)
      .join('/');
    if (!statSync(found).isFile() || kept.has(script) || ctimeMs > now - day) continue;
    rmSync(found);
  }
  for (const { folder: own, release } of releasesNow()) shareFiles(own, release, dataDir);
}
