import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { shellPackage } from '../../webpack/packages.ts';
import { readRelease } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';

export interface PublishedShell {
  readonly folder: string;
  readonly release: ReleaseFile;
}

/** The shell that was published last in a data folder: the next start runs it. */
export function newestShell(dataDir: string): PublishedShell | undefined {
  const parent = path.resolve(dataDir, 'releases', shellPackage.name);
  if (!existsSync(parent)) return undefined;
  const [newest] = readdirSync(parent)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(parent, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest === undefined ? undefined : { folder: newest, release: readRelease(newest) };
}
