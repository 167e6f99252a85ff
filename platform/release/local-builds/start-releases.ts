import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { ChannelConflict, channelStore } from '../../registry/index.ts';
import type { Settings } from '../../settings/index.ts';
import { buildable, distOf, shellPackage, type BuildablePackage } from '../../webpack/packages.ts';
import { lineageOf } from '../promote/lineage.ts';
import { firstUsable, promoteAll } from '../promote/promote.ts';
import { prune } from '../prune.ts';
import { publish, releaseFolder } from '../publish/publish.ts';
import { noteRunningShell } from './running-shell.ts';

export interface StartReleasesOptions {
  readonly dataDir: string;
  readonly mode: Settings['mode'];
  readonly packages?: readonly BuildablePackage[];
}

export interface Started {
  /** A message for each build that is not made live, and for each live release that the shell cannot run. */
  readonly stays: readonly string[];
  /** The published shell that the store runs, independent of later builds and publications. */
  readonly shellFolder?: string;
}

/**
 * Publishes local builds and makes live: remotes that the channel does not name yet, and in a demo builds that are new since the
 * last start. Rollbacks and promotions from other checkouts are respected. In a demo old releases are pruned, so that daily
 * builds do not fill the disk.
 */
export async function startReleases(options: StartReleasesOptions): Promise<Started> {
  const { dataDir, mode, packages = buildable } = options;
  const releases = packages.map((pkg) => ({ pkg, ...publish(distOf(pkg, 'production'), dataDir) }));
  const shell = releases.find(({ pkg }) => pkg.name === shellPackage.name)?.release;
  if (shell) noteRunningShell(dataDir, shell.version);
  const { remotes } = channelStore(dataDir).read();
  const choices = releases
    .filter(({ pkg }) => pkg.remote)
    .map(({ release: { name, version: built } }) => {
      const live = remotes[name];
      const { stays, against } = stayingVersion(dataDir, name, live, mode);
      const reason = stays === undefined || stays === built ? undefined : reasonToStay(live, built, mode);
      const version = reason === undefined || stays === undefined ? built : stays;
      const said =
        against === undefined ? stayed(name, version, built, reason) : gone(name, version, built, against);
      return { name, version, said, ...(mode === 'demo' ? { startedWith: built } : {}) };
    });
  await promoteAll(dataDir, choices);
  if (mode === 'demo') await pruneIfQuiet(dataDir);
  const stays = choices.flatMap(({ said }) => said ?? []);
  return { stays, ...(shell && { shellFolder: releaseFolder(dataDir, shell.name, shell.version) }) };
}

/** If a release is promoted at this moment, the next start prunes. */
async function pruneIfQuiet(dataDir: string): Promise<void> {
  try {
    await prune(dataDir);
  } catch (error) {
    if (!(error instanceof ChannelConflict)) throw error;
  }
}

const how = (name: string, built: string) => `npm run release -- promote ${name} ${built}`;

function stayed(
  name: string,
  version: string,
  built: string,
  reason: string | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  return `${name} stays ${version}: ${reason}. To change that: ${how(name, built)}`;
}

function gone(name: string, version: string, built: string, { live, why }: Against): string {
  const more =
    version === built ? '' : ` The build of this folder is ${built}; to make it live: ${how(name, built)}`;
  return `${name} goes from ${live} to ${version}: ${why}${more}`;
}

interface Against {
  readonly live: string;
  readonly why: string;
}

/** The release to keep live, if any; and in production mode why the current live release cannot stay. */
function stayingVersion(
  dataDir: string,
  name: string,
  live: LiveRemote | undefined,
  mode: Settings['mode'],
): { readonly stays?: string; readonly against?: Against } {
  if (!live) return {};
  const { earlier } = lineageOf(live);
  // Only the watcher's own shell can render a watcher's build, so the earlier release is kept.
  const ofWatcher = isWatcherBuild(live.version);
  const before = mode === 'production' || ofWatcher ? earlier : [];
  const candidates = ofWatcher ? before : [live.version, ...before];
  const { found, refused } = firstUsable(dataDir, name, candidates);
  const [why] = refused;
  return {
    ...(found && { stays: found.version }),
    ...(mode === 'production' && !ofWatcher && why !== undefined && { against: { live: live.version, why } }),
  };
}

function reasonToStay(
  live: LiveRemote | undefined,
  built: string,
  mode: Settings['mode'],
): string | undefined {
  if (mode === 'production') return 'in production mode a start replaces no release';
  const { earlier, withdrawn } = lineageOf(live);
  if (withdrawn.includes(built)) return 'the build of this folder was rolled back';
  // A checkout reverted to older sources has a different build than last time, also if that build was live before.
  const replaced = live?.startedWith === undefined ? earlier.includes(built) : live.startedWith === built;
  return replaced ? 'it was promoted after the build of this folder' : undefined;
}
