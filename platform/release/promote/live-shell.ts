import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../shared/federation/channel.ts';
import { channelStore } from '../../registry/index.ts';
import { shellPackage } from '../../webpack/packages.ts';
import type { Build } from '../publish/build.ts';
import { publishedBuild } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { readRelease } from '../publish/read-release.ts';

/** The shell that a change makes live, or leaves live. */
export type NamedShell = Pick<Release, 'version'>;

/**
 * The shell that releases have to fit: the given one, by default that of the channel. Where the channel names none yet, it is the one
 * that was published last.
 */
export function liveShell(
  dataDir: string,
  shell: NamedShell | undefined = channelStore(dataDir).read().shell,
): Build | undefined {
  return shell ? readPublished(dataDir, shellPackage.name, shell.version) : newestShell(dataDir);
}

function newestShell(dataDir: string): Build | undefined {
  const parent = path.resolve(dataDir, 'releases', shellPackage.name);
  if (!existsSync(parent)) return undefined;
  const [newest] = readdirSync(parent)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(parent, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest === undefined ? undefined : publishedBuild(dataDir, readRelease(newest));
}
