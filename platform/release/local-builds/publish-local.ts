import type { Channel } from '../../../shared/federation/channel.ts';
import { buildable, distOf, type BuildablePackage, type Mode } from '../../webpack/packages.ts';
import { promoteAll } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';

export interface PublishLocalOptions {
  readonly dataDir: string;
  readonly packages?: readonly BuildablePackage[];
  readonly mode?: Mode;
}

/** Publishes local builds and makes them live, for watchers; `npm start` uses `startReleases` instead. */
export async function publishLocal({
  dataDir,
  packages = buildable,
  mode = 'production',
}: PublishLocalOptions): Promise<Channel> {
  const releases = packages.map((pkg) => ({ pkg, ...publish(distOf(pkg, mode), dataDir) }));
  const remotes = releases.filter(({ pkg }) => pkg.remote).map(({ release }) => release);
  return promoteAll(dataDir, remotes, { action: 'watch' });
}
