import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { liveReleases } from '../registry/index.ts';
import { versionPattern } from './publish/release-file.ts';
import { rollbackHistoryOf } from './promote/rollback-history.ts';
import type { DatedRelease } from './store/kept-releases.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface Listed {
  readonly name: string;
  readonly version: string;
  readonly state: 'live' | 'canary' | 'previous' | 'rolled back' | '';
}

/** All published releases and their status in the channel document. */
export async function list(store: ReleaseStore): Promise<readonly Listed[]> {
  const channel = await store.channel.read();
  const { canaries = {} } = channel;
  const releases = liveReleases(channel);
  const stateOf = (name: string, version: string): Listed['state'] => {
    const live = releases[name];
    if (live?.version === version) return 'live';
    if (canaries[name]?.release.version === version) return 'canary';
    if (live?.previous?.version === version) return 'previous';
    return rollbackHistoryOf(live).withdrawn.includes(version) ? 'rolled back' : '';
  };
  const published = (await store.kept?.list()) ?? releasesIn(store.folder);
  return published
    .toSorted((a, b) => order(a.name, b.name) || order(a.version, b.version))
    .map(({ name, version }) => ({ name, version, state: stateOf(name, version) }));
}

/** The releases in the folder of this machine. */
export function releasesIn(dataDir: string): readonly DatedRelease[] {
  const folder = path.resolve(dataDir, 'releases');
  if (!existsSync(folder)) return [];
  return foldersIn(folder).flatMap((name) =>
    // Beside its releases a remote has the scripts that they share.
    foldersIn(path.join(folder, name))
      .filter((version) => versionPattern.test(version))
      .map((version) => ({ name, version, publishedAt: statSync(path.join(folder, name, version)).mtimeMs })),
  );
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
