import type { Channel } from '../../../shared/federation/channel.ts';
import { buildable, distOf, type BuildablePackage, type Mode } from '../../webpack/packages.ts';
import { promoteAll } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface PublishLocalOptions {
  readonly store: ReleaseStore;
  readonly packages?: readonly BuildablePackage[];
  readonly mode?: Mode;
}

/** Publishes local builds and makes them live, for watchers; `npm start` uses `startReleases` instead. */
export async function publishLocal({
  store,
  packages = buildable,
  mode = 'production',
}: PublishLocalOptions): Promise<Channel> {
  const releases = [];
  for (const pkg of packages) releases.push({ pkg, ...(await publish(distOf(pkg, mode), store)) });
  const remotes = releases.filter(({ pkg }) => pkg.remote).map(({ release }) => release);
  return promoteAll(store, remotes, { action: 'watch' });
}
