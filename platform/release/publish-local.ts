import path from 'node:path';
import type { Channel } from '../../shared/federation/channel.ts';
import { buildable, type BuildablePackage } from '../webpack/packages.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';

/** Publishes everything that has been built here and makes it live; does nothing when it is live already. */
export async function publishLocal(
  { dataDir }: { readonly dataDir: string },
  packages: readonly BuildablePackage[] = buildable,
): Promise<Channel> {
  const releases = packages.map((pkg) => ({ pkg, ...publish(path.join(pkg.path, 'dist'), dataDir) }));
  const remotes = releases.filter(({ pkg }) => pkg.remote).map(({ release }) => release);
  return promoteAll(dataDir, remotes);
}
