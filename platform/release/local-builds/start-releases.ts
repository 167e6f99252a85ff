import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { ChannelConflict, ChannelMalformed, channelStore } from '../../registry/index.ts';
import type { Settings } from '../../settings/index.ts';
import { buildable, distOf, shellPackage, type BuildablePackage } from '../../webpack/packages.ts';
import { rollbackHistoryOf } from '../promote/rollback-history.ts';
import { firstPromotable } from '../promote/channel-entry.ts';
import { promoteAll } from '../promote/promote.ts';
import { gc } from '../gc.ts';
import { publish, releaseFolder } from '../publish/publish.ts';
import { recordRunningShell } from './running-shell.ts';

export interface StartReleasesOptions {
  readonly dataDir: string;
  readonly mode: Settings['mode'];
  readonly packages?: readonly BuildablePackage[];
  /** Who starts the store, for the history; by default the user who runs this process. */
  readonly actor?: string | undefined;
}

export interface StartedReleases {
  /** A message for each build that is not made live, and for each live release that the shell cannot run. */
  readonly messages: readonly string[];
  /** The published shell that the store runs, independent of later builds and publications. */
  readonly shellFolder?: string;
}

/**
 * Publishes local builds and makes live: remotes that the channel does not name yet, and in a demo builds that are new since the
 * last start. Rollbacks and promotions from other checkouts are respected. In a demo old releases are removed, so that daily
 * builds do not fill the disk.
 */
export async function startReleases(options: StartReleasesOptions): Promise<StartedReleases> {
  const { dataDir, mode, packages = buildable, actor } = options;
  const releases = packages.map((pkg) => ({ pkg, ...publish(distOf(pkg, 'production'), dataDir) }));
  const shell = releases.find(({ pkg }) => pkg.name === shellPackage.name)?.release;
  if (shell) recordRunningShell(dataDir, shell.version);
  const { remotes, canaries = {} } = channelStore(dataDir).read();
  const choices = releases
    .filter(({ pkg }) => pkg.remote)
    .map(({ release: { name, version: built } }) => {
      const live = remotes[name];
      const { stays, replaced } = stayingVersion(dataDir, name, live, mode);
      const reason =
        stays === undefined || stays === built
          ? undefined
          : reasonToStay(live, built, mode, canaries[name]?.release.version);
      const version = reason === undefined || stays === undefined ? built : stays;
      const message =
        replaced === undefined
          ? stayMessage(name, version, built, reason)
          : replacedMessage(name, version, built, replaced);
      return { name, version, message, ...(mode === 'demo' ? { startedWith: built } : {}) };
    });
  await promoteAll(dataDir, choices, { action: 'start', actor });
  const notRemoved = mode === 'demo' ? await gcIfPossible(dataDir, actor) : undefined;
  const own = new Set(packages.map(({ name }) => name));
  const foreign = Object.entries(remotes).filter(([name]) => !own.has(name));
  const unusable = foreign.map(([name, live]) => unusableMessage(dataDir, name, live));
  const messages = [...choices.map(({ message }) => message), ...unusable, notRemoved].filter(
    (message) => message !== undefined,
  );
  return { messages, ...(shell && { shellFolder: releaseFolder(dataDir, shell.name, shell.version) }) };
}

/**
 * When a release is promoted at the same moment nothing is removed; the next start does it. A damaged history does not keep the store
 * from starting: returns what is wrong with it.
 */
async function gcIfPossible(dataDir: string, actor: string | undefined): Promise<string | undefined> {
  try {
    await gc(dataDir, { actor });
  } catch (error) {
    if (error instanceof ChannelMalformed) return `Old releases were not removed: ${error.message}`;
    if (!(error instanceof ChannelConflict)) throw error;
  }
  return undefined;
}

const promoteCommand = (name: string, built: string) => `npm run release -- promote ${name}@${built}`;

function stayMessage(
  name: string,
  version: string,
  built: string,
  reason: string | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  return `${name} stays ${version}: ${reason}. To change that: ${promoteCommand(name, built)}`;
}

/** Of a remote that is built elsewhere, whose release this shell cannot run: only its team can build another one. */
function unusableMessage(dataDir: string, name: string, live: LiveRemote): string | undefined {
  if (isWatcherBuild(live.version)) return undefined;
  const [why] = firstPromotable(dataDir, name, [live.version]).refused;
  return why === undefined
    ? undefined
    : `${name} cannot run in this shell: ${why} The store goes on with an earlier release of it if one fits, else without it: its team has to release it again.`;
}

function replacedMessage(name: string, version: string, built: string, { live, why }: Replaced): string {
  const more =
    version === built
      ? ''
      : ` The build of this folder is ${built}; to make it live: ${promoteCommand(name, built)}`;
  return `${name} goes from ${live} to ${version}: ${why}${more}`;
}

/** A live release that the shell cannot run, and the reason. */
interface Replaced {
  readonly live: string;
  readonly why: string;
}

/** The release to keep live, if any; and why the current live release cannot stay. */
function stayingVersion(
  dataDir: string,
  name: string,
  live: LiveRemote | undefined,
  mode: Settings['mode'],
): { readonly stays?: string; readonly replaced?: Replaced } {
  if (!live) return {};
  const { earlier } = rollbackHistoryOf(live);
  // Only the watcher's own shell can render a watcher's build, so the earlier release is kept.
  const ofWatcher = isWatcherBuild(live.version);
  const before = mode === 'production' || ofWatcher ? earlier : [];
  const candidates = ofWatcher ? before : [live.version, ...before];
  const { found, refused } = firstPromotable(dataDir, name, candidates);
  const [why] = refused;
  return {
    ...(found && { stays: found.version }),
    ...(!ofWatcher && why !== undefined && { replaced: { live: live.version, why } }),
  };
}

function reasonToStay(
  live: LiveRemote | undefined,
  built: string,
  mode: Settings['mode'],
  canary: string | undefined,
): string | undefined {
  if (mode === 'production') return 'in production mode a start replaces no release';
  if (canary !== undefined) return `its release ${canary} is a canary, which is compared with it`;
  const { earlier, withdrawn } = rollbackHistoryOf(live);
  if (withdrawn.includes(built)) return 'the build of this folder was rolled back';
  // A checkout reverted to older sources has a different build than last time, also if that build was live before.
  const promotedLater =
    live?.startedWith === undefined ? earlier.includes(built) : live.startedWith === built;
  return promotedLater ? 'it was promoted after the build of this folder' : undefined;
}
