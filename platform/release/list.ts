import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { channelStore, liveReleases } from '../registry/index.ts';
import { versionPattern } from './publish/release-file.ts';
import { rollbackHistoryOf } from './promote/rollback-history.ts';

export interface Listed {
  readonly name: string;
  readonly version: string;
  readonly state: 'live' | 'canary' | 'previous' | 'rolled back' | '';
}

/** All published releases and their status in the channel document. */
export function list(dataDir: string): readonly Listed[] {
  const folder = path.resolve(dataDir, 'releases');
  if (!existsSync(folder)) return [];
  const channel = channelStore(dataDir).read();
  const { canaries = {} } = channel;
  const releases = liveReleases(channel);
  const stateOf = (name: string, version: string): Listed['state'] => {
    const live = releases[name];
    if (live?.version === version) return 'live';
    if (canaries[name]?.release.version === version) return 'canary';
    if (live?.previous?.version === version) return 'previous';
    return rollbackHistoryOf(live).withdrawn.includes(version) ? 'rolled back' : '';
  };
  return foldersIn(folder).flatMap((name) =>
    foldersIn(path.join(folder, name))
      .filter(isVersion)
      .map((version) => ({ name, version, state: stateOf(name, version) })),
  );
}

/** Beside its releases a remote has the scripts that they share. */
const isVersion = (name: string) => versionPattern.test(name);

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}
