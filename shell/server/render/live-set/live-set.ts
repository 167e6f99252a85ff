import type { Channel } from '@ritual/shared/federation/channel';
import { incompatibility } from '@ritual/shared/federation/compatibility';
import { compose, type Composition, type ReasonAgainst } from './compose.ts';
import type { WorkerData } from '../workers/protocol.ts';
import { StartFailure, type WorkerEnd, type WorkerReport } from '../workers/render-worker.ts';
import { trialRun, findFailingRemote } from './trial.ts';
import { createExclusions } from './exclusions.ts';
import { startWorkerSet, type WorkerSet } from '../workers/worker-set.ts';

export interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

/** The set of remotes and the shell that pages are made of. */
export type Live = Pick<WorkerData, 'channel' | 'shell'>;

export interface LiveSetOptions {
  /** What is live now; asked for every page. */
  readonly readLive: () => Promise<Live>;
  readonly data: Omit<WorkerData, 'progress' | 'excluded' | keyof Live>;
  readonly workers: number;
  readonly log: Log;
  /** Milliseconds that a page may take on the server before the browser draws it. */
  readonly budget: number;
  /** Milliseconds that the shell and each remote may take to be evaluated. */
  readonly startWithin?: number | undefined;
  /** Milliseconds after which a release that was left out is tried again. */
  readonly forgetAfter?: number | undefined;
  /** Pages that were made before are of another set. */
  readonly onChanged: () => void;
}

export interface LiveSet {
  readonly current: () => WorkerSet;
  /** Names the set that pages are rendered with. */
  readonly name: () => string;
  /** Begins what a changed channel asks for. */
  readonly follow: () => Promise<void>;
  /** Resolves once a change that is under way is through. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds: when a worker ends earlier than this after it was ready, its releases are looked into. */
const soon = 5_000;
const endsToLookInto = 3;
/** Milliseconds after which an end is forgotten, and between two searches for the release that causes them. */
const memory = 60_000;

function nameOf({ channel, shell }: Live): string {
  return `${String(channel.revision)} ${shell.version}`;
}

/** The workers of what is live. A release that ends them is left out, so that the other remotes go live and back as ever. */
export async function createLiveSet(options: LiveSetOptions): Promise<LiveSet> {
  const { readLive, data, log, workers: size, budget, startWithin, onChanged } = options;
  const onReport = ({ message, stack, context }: WorkerReport) =>
    log.warn({ ...context, stack }, `While rendering: ${message}`);
  const exclusions = createExclusions(options.forgetAfter ?? 300_000);
  const closing = new AbortController();

  const reasonAgainst =
    (shell: Live['shell']): ReasonAgainst =>
    (name, release) => {
      const { version } = release;
      const before = exclusions.reasonFor(name, version);
      if (before !== undefined) return before;
      const against = incompatibility(release, shell);
      if (against === undefined) return undefined;
      log.error({ remote: name, version }, `A release ${against}. It is excluded.`);
      return `${version} ${against}.`;
    };

  function exclude(remote: string, { channel }: Composition, cause: unknown): void {
    const version = channel.remotes[remote]?.version ?? '';
    exclusions.add(remote, version);
    log.error({ err: cause, remote, version }, 'A release ends its workers. It is excluded: roll it back.');
  }

  const find = (live: Live, composition: Composition, candidates: readonly string[]) =>
    findFailingRemote(candidates, {
      data: { ...data, ...live, ...composition },
      startWithin,
      signal: closing.signal,
    });

  async function start(live: Live, before: Channel['remotes']): Promise<WorkerSet> {
    for (let mayRetry = true; ;) {
      const composition = compose(live.channel, reasonAgainst(live.shell));
      const onEnd = watchEnds(live, composition, before);
      try {
        const set = { ...data, ...live, ...composition };
        return await startWorkerSet({ data: set, size, onReport, onEnd, budget, startWithin });
      } catch (error) {
        if (!(error instanceof StartFailure) || closing.signal.aborted) throw error;
        // The remote that was being evaluated need not be the cause: another's timer may be, or a busy machine.
        const found = await find(live, composition, candidatesOf(composition, before, error.remote));
        if (found) exclude(found.remote, composition, found.cause);
        else if (mayRetry) mayRetry = false;
        else if (error.remote === undefined) throw error;
        else exclude(error.remote, composition, error.cause);
      }
    }
  }

  /** Looks into it when the workers of a set end again and again. */
  function watchEnds(of: Live, composition: Composition, before: Channel['remotes']) {
    let ends: number[] = [];
    let lookedAt = -Infinity;
    return ({ error, served = 0 }: WorkerEnd): void => {
      log.warn({ err: error, revision: of.channel.revision }, 'A render worker has ended.');
      const now = performance.now();
      ends = ends.filter((at) => at > now - memory);
      if (served < soon) ends.push(now);
      if (ends.length < endsToLookInto || now < lookedAt + memory || of !== live || changing) return;
      lookedAt = now;
      begin(() => excludeFailing(composition, before));
    };
  }

  async function excludeFailing(composition: Composition, before: Channel['remotes']): Promise<void> {
    const found = await find(live, composition, candidatesOf(composition, before));
    if (closing.signal.aborted) return;
    if (!found) {
      log.error(
        { revision: live.channel.revision },
        'Render workers end again and again, and no release does it alone.',
      );
      return;
    }
    exclude(found.remote, composition, found.cause);
    await swap(live);
  }

  /** Alone and beside the set that is live, which goes on meanwhile. */
  async function tryAgain(name: string, version: string): Promise<void> {
    const remote = live.channel.remotes[name];
    const release = [remote, remote?.previous].find((one) => one?.version === version);
    if (!remote || !release) return exclusions.remove(name, version);
    const remotes = { ...live.channel.remotes, [name]: { ...remote, ...release } };
    const channel = { ...live.channel, remotes };
    const trial = { ...data, shell: live.shell, channel, excluded: {} };
    const cause = await trialRun([name], { data: trial, startWithin, signal: closing.signal });
    if (closing.signal.aborted) return;
    if (cause) return exclusions.add(name, version);
    exclusions.remove(name, version);
    log.info({ remote: name, version }, 'A release that had ended its workers runs now. It is used again.');
    await swap(live);
  }

  let live = await readLive();
  // While the first set is being started, that start itself finds out what is wrong with it.
  let changing: Promise<void> | undefined = Promise.resolve();
  let set = await start(live, {});
  changing = undefined;
  let refused = '';

  /** New pages come from the new set as soon as it is warm; until then from the old one. */
  async function follow(): Promise<void> {
    const wanted = await readLive();
    const due = exclusions.due();
    if (![nameOf(live), refused].includes(nameOf(wanted))) begin(() => swap(wanted));
    else if (due) begin(() => tryAgain(due.name, due.version));
  }

  function begin(change: () => Promise<void>): void {
    changing ??= change().finally(() => (changing = undefined));
  }

  async function swap(wanted: Live): Promise<void> {
    // A release that is made live again is tried again.
    for (const [name, { version }] of Object.entries(wanted.channel.remotes))
      if (version !== live.channel.remotes[name]?.version) exclusions.remove(name, version);
    try {
      const next = await start(wanted, set.remotes);
      const old = set;
      set = next;
      live = wanted;
      onChanged();
      old.retire();
      log.info({ revision: wanted.channel.revision }, 'Pages are rendered with another set of remotes.');
    } catch (error) {
      refused = nameOf(wanted);
      log.error(
        { err: error, revision: wanted.channel.revision },
        'The new set of remotes does not start; the old one stays.',
      );
    }
  }

  return {
    current: () => set,
    name: () => nameOf(live),
    follow,
    settled: async () => changing,
    close: async () => {
      closing.abort();
      await changing;
      await set.terminate();
    },
  };
}

/** The one that was seen at it, then those that are new, then the others. */
function candidatesOf(
  { channel: { remotes }, excluded }: Composition,
  before: Channel['remotes'],
  seen?: string,
): readonly string[] {
  const weight = (name: string) =>
    (name === seen ? 2 : 0) + (remotes[name]?.version === before[name]?.version ? 0 : 1);
  return Object.keys(remotes)
    .filter((name) => excluded[name] === undefined)
    .sort((a, b) => weight(b) - weight(a));
}
