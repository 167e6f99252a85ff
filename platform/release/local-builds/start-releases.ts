import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import {
  ChannelConflict,
  ChannelMalformed,
  liveReleases,
  shellFirst,
  shellName,
} from '../../registry/index.ts';
import type { Settings } from '../../settings/index.ts';
import { StorageFailed } from '../../storage/index.ts';
import { buildable, distOf, type BuildablePackage } from '../../webpack/packages.ts';
import { rollbackHistoryOf } from '../promote/rollback-history.ts';
import { firstPromotable } from '../promote/channel-entry.ts';
import { promoteAll, type Promotion } from '../promote/promote.ts';
import { gc } from '../gc.ts';
import type { NamedShell } from '../promote/live-shell.ts';
import { publish, type Published } from '../publish/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface StartReleasesOptions {
  readonly store: ReleaseStore;
  readonly mode: Settings['mode'];
  readonly packages?: readonly BuildablePackage[];
  /** Who starts the store, for the history; by default the user who runs this process. */
  readonly actor?: string | undefined;
}

export interface StartedReleases {
  /** A message for each build that is not made live, and for each live release that the shell cannot run. */
  readonly messages: readonly string[];
}

/**
 * Publishes local builds and makes live: what the channel does not name yet, the shell or remotes, and in a demo builds that are new since the
 * last start. Rollbacks and promotions from other checkouts are respected. In a demo old releases are removed, so that daily
 * builds do not fill the disk.
 */
export async function startReleases(options: StartReleasesOptions): Promise<StartedReleases> {
  try {
    return await publishAndPromote(options);
  } catch (error) {
    // A machine that restarts while the bucket is away serves what it has copies of.
    if (!(error instanceof StorageFailed)) throw error;
    const { shell } = await options.store.channel.read();
    if (shell === undefined) throw error;
    return { messages: [awayMessage(error)] };
  }
}

const awayMessage = ({ message }: StorageFailed) =>
  `Nothing was published or made live, and what was live stays: ${message} When it answers: start again, or npm run release -- publish`;

async function publishAndPromote(options: StartReleasesOptions): Promise<StartedReleases> {
  const { store, mode, packages = buildable, actor } = options;
  const releases: Published[] = [];
  for (const pkg of packages) releases.push(await publish(distOf(pkg, 'production'), store));
  const channel = await store.channel.read();
  const { remotes, canaries = {} } = channel;
  let shell: NamedShell | undefined = channel.shell;
  const choices: (Promotion & { readonly message: string | undefined })[] = [];
  for (const { release } of releases.toSorted((a, b) => shellFirst(a.release.name, b.release.name))) {
    const { name, version: built } = release;
    const live = liveReleases(channel)[name];
    const { stays, replaced } = await stayingVersion(store, name, live, { mode, shell });
    const reason =
      stays === undefined || stays === built
        ? undefined
        : reasonToStay(live, built, mode, canaries[name]?.release.version);
    const version = reason === undefined || stays === undefined ? built : stays;
    const message =
      replaced === undefined
        ? stayMessage(name, version, built, reason)
        : replacedMessage(name, version, built, replaced);
    // The remotes have to fit it.
    if (name === shellName) shell = { version };
    choices.push({ name, version, message, ...(mode === 'demo' ? { startedWith: built } : {}) });
  }
  await promoteAll(store, choices, { action: 'start', actor });
  const notRemoved = mode === 'demo' ? await gcIfPossible(store, actor) : undefined;
  const own = new Set(packages.map(({ name }) => name));
  const foreign = Object.entries(remotes).filter(([name]) => !own.has(name));
  const unusable = await Promise.all(
    foreign.map(([name, live]) => unusableMessage(store, name, live, shell)),
  );
  const messages = [...choices.map(({ message }) => message), ...unusable, notRemoved].filter(
    (message) => message !== undefined,
  );
  return { messages };
}

/**
 * When a release is promoted at the same moment nothing is removed; the next start does it. A damaged history does not keep the store
 * from starting: returns what is wrong with it.
 */
async function gcIfPossible(store: ReleaseStore, actor: string | undefined): Promise<string | undefined> {
  try {
    await gc(store, { actor });
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
async function unusableMessage(
  store: ReleaseStore,
  name: string,
  live: LiveRemote,
  shell: NamedShell | undefined,
): Promise<string | undefined> {
  if (isWatcherBuild(live.version)) return undefined;
  const [why] = (await firstPromotable(store, name, [live.version], shell)).refused;
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

/** A live release that cannot stay, as a remote that the shell cannot run, and the reason. */
interface Replaced {
  readonly live: string;
  readonly why: string;
}

/** The release to keep live, if any; and why the current live release cannot stay. */
async function stayingVersion(
  store: ReleaseStore,
  name: string,
  live: LiveRemote | undefined,
  { mode, shell }: { readonly mode: Settings['mode']; readonly shell: NamedShell | undefined },
): Promise<{ readonly stays?: string; readonly replaced?: Replaced }> {
  if (!live) return {};
  const { earlier } = rollbackHistoryOf(live);
  // Only the watcher's own shell can render a watcher's build, so the earlier release is kept.
  const ofWatcher = isWatcherBuild(live.version);
  const before = mode === 'production' || ofWatcher ? earlier : [];
  const candidates = ofWatcher ? before : [live.version, ...before];
  const { found, refused } = await firstPromotable(store, name, candidates, shell);
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
  if (canary !== undefined)
    return `its release ${canary} is a canary, which is compared with it until 'canary complete' or 'canary abort' ends it`;
  const { earlier, withdrawn } = rollbackHistoryOf(live);
  if (withdrawn.includes(built)) return 'the build of this folder was rolled back';
  // A checkout reverted to older sources has a different build than last time, also if that build was live before.
  const promotedLater =
    live?.startedWith === undefined ? earlier.includes(built) : live.startedWith === built;
  return promotedLater ? 'it was promoted after the build of this folder' : undefined;
}
