import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Channel } from '../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../shared/federation/container-global.ts';
import { channelStore } from '../registry/index.ts';
import { lineageOf } from './lineage.ts';
import { list } from './list.ts';
import { newestShell } from './newest-shell.ts';
import { releaseFolder } from './publish.ts';
import { runningShell } from './running-shell.ts';

const day = 86_400_000;

/** A page that is open keeps to the releases it was opened with; nobody leaves one open for longer. */
export const keptDays = 14;
/** A watcher reloads its pages, and makes hundreds of builds. */
const watchersDays = 1;

export interface Aged {
  readonly name: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

interface Question {
  readonly releases: readonly Aged[];
  /** What is live, and what was at any moment of the last `days`. */
  readonly channels: readonly Channel[];
  /** The one that remotes have to fit, and the one that the store runs. */
  readonly shells: readonly (string | undefined)[];
  readonly now: number;
  readonly days: number;
}

/** Releases that the store cannot come back to, that were not published lately, and that no open page can hold. */
export function outdated({ releases, channels, shells, now, days }: Question): readonly Aged[] {
  const kept = new Set(channels.flatMap(namedBy));
  for (const shell of shells) kept.add(`shell ${String(shell)}`);
  return releases.filter(({ name, version, publishedAt }) => {
    const max = isWatcherBuild(version) ? Math.min(watchersDays, days) : days;
    return !kept.has(`${name} ${version}`) && publishedAt < now - max * day;
  });
}

/** What is live, what it falls back to, and all that a rollback may lead to. */
function namedBy({ remotes }: Channel): readonly string[] {
  return Object.entries(remotes).flatMap(([name, live]) =>
    [live.version, live.previous?.version, live.startedWith, ...lineageOf(live).earlier].map(
      (version) => `${name} ${String(version)}`,
    ),
  );
}

export interface PruneOptions {
  readonly days?: number;
  readonly now?: number;
}

/**
 * Removes outdated releases and gives what it has removed. Rejects with ChannelConflict, having removed nothing, when somebody
 * promotes or rolls back meanwhile.
 */
export async function prune(
  dataDir: string,
  { days = keptDays, now = Date.now() }: PruneOptions = {},
): Promise<readonly Aged[]> {
  const store = channelStore(dataDir);
  const channel = store.read();
  const releases = list(dataDir).map(({ name, version }) => {
    const publishedAt = statSync(releaseFolder(dataDir, name, version)).mtimeMs;
    return { name, version, publishedAt };
  });
  const gone = outdated({
    ...{ releases, now, days },
    channels: [channel, ...store.liveSince(now - days * day)],
    shells: [newestShell(dataDir)?.release.version, runningShell(dataDir)],
  });
  const bin = path.resolve(dataDir, 'releases', '.removed');
  if (gone.length > 0)
    await putAside(dataDir, gone, bin, () => store.compareAndSet(channel.revision, channel.remotes));
  // Also what is left of a time when somebody pulled the plug.
  rmSync(bin, { recursive: true, force: true });
  removeHalves(dataDir, now);
  return gone;
}

/**
 * The new revision makes a promotion fail that has looked at one of these releases just before; one that looks afterwards
 * does not find it any more.
 */
async function putAside(
  dataDir: string,
  gone: readonly Aged[],
  bin: string,
  confirm: () => Promise<unknown>,
): Promise<void> {
  mkdirSync(bin, { recursive: true });
  const moved: { readonly from: string; readonly to: string }[] = [];
  try {
    for (const { name, version } of gone) {
      const from = releaseFolder(dataDir, name, version);
      const to = path.join(bin, randomBytes(8).toString('hex'));
      renameSync(from, to);
      moved.push({ from, to });
    }
    await confirm();
  } catch (error) {
    for (const { from, to } of moved) renameSync(to, from);
    throw error;
  }
}

/** Copies that a publication has begun and never finished. */
function removeHalves(dataDir: string, now: number): void {
  const folder = path.resolve(dataDir, 'releases');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!statSync(path.join(folder, name)).isDirectory()) continue;
    for (const version of readdirSync(path.join(folder, name))) {
      const half = path.join(folder, name, version);
      const isHalf = version.startsWith('.') && statSync(half).mtimeMs < now - day;
      if (isHalf) rmSync(half, { recursive: true, force: true });
    }
  }
}
