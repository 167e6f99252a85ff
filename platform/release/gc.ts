import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Channel } from '../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../shared/federation/container-global.ts';
import {
  ChannelConflict,
  liveReleases,
  liveSince,
  type ChangeNote,
  type Revision,
} from '../registry/index.ts';
import { osUser } from './actor.ts';
import { rollbackHistoryOf } from './promote/rollback-history.ts';
import { releasesIn } from './list.ts';
import { liveShell } from './promote/live-shell.ts';
import { publishedBuild, releaseFolder } from './publish/release-folder.ts';
import { label, readRelease } from './publish/read-release.ts';
import { removeUnshared } from './publish/shared-files.ts';
import type { DatedRelease } from './store/kept-releases.ts';
import type { ReleaseStore } from './store/release-store.ts';

const day = 86_400_000;
const maxAttempts = 20;
type NamedRelease = Pick<DatedRelease, 'name' | 'version'>;

/**
 * Open pages keep loading from the releases they were opened with. One that has been open for longer than this, since its release left
 * the channel, is not supported.
 */
export const keepDays = 7;
/** A watcher reloads its pages, and produces hundreds of builds. */
const watcherBuildDays = 1;

interface GcInput {
  readonly releases: readonly DatedRelease[];
  readonly channel: Channel;
  /** The revisions that were live at any time in the last `days`. */
  readonly recent: readonly Revision[];
  /** Releases that can be seen in a preview, as `name version`. */
  readonly previewed: readonly string[];
  /** The version of the shell that remotes have to fit: the channel need not name one. */
  readonly shell: string | undefined;
  readonly now: number;
  readonly days: number;
}

/** Releases that no rollback can reach, that were not published recently, and that no open page can use. */
export function outdated({
  releases,
  channel,
  recent,
  previewed,
  shell,
  now,
  days,
}: GcInput): readonly DatedRelease[] {
  const referenced = new Set([
    ...referencedBy(channel),
    ...recent.flatMap(openPagesOf),
    ...previewed,
    `shell ${String(shell)}`,
  ]);
  return releases.filter(({ name, version, publishedAt }) => {
    const max = isWatcherBuild(version) ? Math.min(watcherBuildDays, days) : days;
    return !referenced.has(`${name} ${version}`) && publishedAt < now - max * day;
  });
}

/** Live releases and canaries, their fallbacks, and all rollback targets. */
function referencedBy(channel: Channel): readonly string[] {
  const { canaries = {} } = channel;
  const live = Object.entries(liveReleases(channel)).flatMap(([name, live]) =>
    [live.version, live.previous?.version, live.startedWith, ...rollbackHistoryOf(live).earlier].map(
      (version) => `${name} ${String(version)}`,
    ),
  );
  const tried = Object.entries(canaries).flatMap(([name, { release }]) => [
    `${name} ${release.version}`,
    `${name} ${String(release.previous?.version)}`,
  ]);
  return [...live, ...tried];
}

/** What pages that were opened with a revision load from. */
function openPagesOf({ live, canaries = {} }: Revision): readonly string[] {
  return [
    ...Object.entries(live).flatMap(([name, { version, previous }]) => [
      `${name} ${version}`,
      `${name} ${String(previous)}`,
    ]),
    ...Object.entries(canaries).map(([name, { version }]) => `${name} ${version}`),
  ];
}

export interface GcOptions {
  readonly days?: number;
  readonly now?: number;
  /** By default the user who runs this process. */
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
  /** Removes nothing. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Removes outdated releases and returns them. They are named in the channel before anything is deleted, and until all is: none of them
 * goes live or is published meanwhile, also where this ends early, and the next one goes on. Rejects with ChannelConflict, having
 * removed nothing, when a release is promoted or rolled back before they are named.
 */
export async function gc(
  store: ReleaseStore,
  { days = keepDays, now = Date.now(), actor = osUser(), reason, dryRun = false }: GcOptions = {},
): Promise<readonly DatedRelease[]> {
  const channel = await store.channel.read();
  const wanted = await removable(store, channel, days, now);
  if (dryRun) return wanted.outdated;
  const note = { action: 'prune', actor, reason } as const;
  const named = [...wanted.outdated, ...wanted.leftovers].map(label);
  let removed: readonly DatedRelease[] = [];
  if (named.length > 0 || channel.removing) {
    const marked = await store.channel.compareAndSet(
      channel.revision,
      { ...channel, removing: [...new Set([...(channel.removing ?? []), ...named])] },
      note,
    );
    // What was published again, or is previewed, since they were listed stays.
    const still = await removable(store, marked, days, now);
    const isNamed = (release: NamedRelease) => marked.removing?.includes(label(release));
    removed = still.outdated.filter(isNamed);
    await remove(store, [...removed, ...still.leftovers.filter(isNamed)]);
    await unmark(store, note);
  }
  // Also removes leftovers of an earlier crash.
  rmSync(binOf(store), { recursive: true, force: true });
  removeIncompleteCopies(store.folder, now);
  for (const name of new Set([...releasesIn(store.folder), ...removed].map((release) => release.name))) {
    const ofRemote = () =>
      releasesIn(store.folder)
        .filter((release) => release.name === name)
        .map(({ version }) =>
          publishedBuild(store.folder, readRelease(releaseFolder(store.folder, name, version))),
        );
    removeUnshared(store.folder, name, ofRemote, now);
  }
  return removed;
}

/** What can be removed as it is now: outdated releases, and files of publications that were interrupted. */
async function removable(store: ReleaseStore, channel: Channel, days: number, now: number) {
  const kept = (await store.kept?.list()) ?? [];
  const isKept = ({ name, version }: DatedRelease) =>
    kept.some((one) => one.name === name && one.version === version);
  const previews = await store.previews.list();
  return {
    outdated: outdated({
      // Of what is kept elsewhere, copies have the date at which they were made.
      releases: [...kept, ...releasesIn(store.folder).filter((release) => !isKept(release))],
      ...{ now, days, channel },
      recent: liveSince(await store.channel.history(), now - days * day),
      previewed: previews.flatMap(({ remotes }) =>
        Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`),
      ),
      shell: (await liveShell(store))?.release.version,
    }),
    leftovers: (await store.kept?.leftovers(now - day)) ?? [],
  };
}

/** Of releases that are removed: on one file system with them. */
const binOf = ({ folder }: ReleaseStore) => path.resolve(folder, 'releases', '.removed');

async function remove(store: ReleaseStore, releases: readonly NamedRelease[]): Promise<void> {
  const bin = binOf(store);
  mkdirSync(bin, { recursive: true });
  for (const { name, version } of releases) {
    const from = releaseFolder(store.folder, name, version);
    // Of what is kept elsewhere this machine need not have a copy. Renamed, so that half a release is never read.
    if (existsSync(from)) renameSync(from, path.join(bin, randomBytes(8).toString('hex')));
  }
  await store.kept?.remove(releases);
}

/** A change of the channel meanwhile is one of other releases: this is tried again. */
async function unmark(store: ReleaseStore, note: ChangeNote): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const channel = await store.channel.read();
    try {
      await store.channel.compareAndSet(channel.revision, { ...channel, removing: [] }, note);
      return;
    } catch (error) {
      if (!(error instanceof ChannelConflict) || attempt === maxAttempts) throw error;
    }
  }
}

/** Incomplete copies of interrupted publications. */
function removeIncompleteCopies(dataDir: string, now: number): void {
  const folder = path.resolve(dataDir, 'releases');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!statSync(path.join(folder, name)).isDirectory()) continue;
    for (const version of readdirSync(path.join(folder, name))) {
      const copy = path.join(folder, name, version);
      // Another process may be publishing.
      const writtenAt = statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? now;
      if (version.startsWith('.') && writtenAt < now - day) rmSync(copy, { recursive: true, force: true });
    }
  }
}
