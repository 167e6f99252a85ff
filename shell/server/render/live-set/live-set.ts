import type { Channel } from '@ritual/shared/federation/channel';
import { incompatibility } from '@ritual/shared/federation/compatibility';
import { compose, type Composition, type ExclusionReason } from './compose.ts';
import type { WorkerData } from '../workers/protocol.ts';
import { StartFailure, type WorkerEnd } from '../workers/errors.ts';
import type { WorkerReport } from '../workers/render-worker.ts';
import { trialRun, findFailingRemote } from './trial.ts';
import { createExclusions } from './exclusions.ts';
import { startWorkerSet, type WorkerSet } from '../workers/worker-set.ts';

export interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

/** The live releases of the remotes and the shell, with which pages are rendered. */
export type Live = Pick<WorkerData, 'channel' | 'shell'> & {
  /** The shell that was live before, for a server that starts while the live one cannot. */
  readonly previousShell?: WorkerData['shell'] | undefined;
};

export interface LiveSetOptions {
  /** Reads what is live now; called at every look for changes. */
  readonly readLive: () => Promise<Live>;
  readonly data: Omit<WorkerData, 'progress' | 'excluded' | keyof Live>;
  readonly workers: number;
  readonly log: Log;
  /** Timeout of rendering a page in ms; after that the browser renders it. */
  readonly budget: number;
  /** Timeout of evaluating the shell and each remote, in ms. */
  readonly startWithin?: number | undefined;
  /** Milliseconds after which an excluded release is tried again. */
  readonly retryExcludedAfter?: number | undefined;
  /** Called when pages are rendered with another set from now on. */
  readonly onChanged: () => void;
}

export interface LiveSet {
  readonly current: () => WorkerSet;
  /** Name of the set that pages are rendered with: revision and shell version. */
  readonly name: () => string;
  /** Starts the change to a new set when the channel document or the shell has changed. */
  readonly follow: () => Promise<void>;
  /** Resolves after a running change. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A worker that ends within these ms after it was ready counts as an early end. On a busy machine one that loops is found late. */
const earlyEnd = 15_000;
/** Early ends within `endsWindow` after which the failing release is searched. */
const maxEarlyEnds = 3;
/** Milliseconds in which early ends are counted, and between two searches. */
const endsWindow = 60_000;

function nameOf({ channel, shell }: Live): string {
  return `${String(channel.revision)} ${shell.version}`;
}

/** The workers that render with the live releases. A release that ends them is excluded; releasing the others still works. */
export async function createLiveSet(options: LiveSetOptions): Promise<LiveSet> {
  const { readLive, data, log, workers: size, budget, startWithin, onChanged } = options;
  const onReport = ({ message, stack, context }: WorkerReport) =>
    log.warn({ ...context, stack }, `While rendering: ${message}`);
  const exclusions = createExclusions(options.retryExcludedAfter ?? 300_000);
  const closing = new AbortController();

  const exclusionReason =
    (shell: Live['shell']): ExclusionReason =>
    (name, release) => {
      const { version } = release;
      const before = exclusions.reasonFor(name, version);
      if (before !== undefined) return before;
      const problem = incompatibility(release, shell);
      if (problem === undefined) return undefined;
      log.error({ remote: name, version }, `A release ${problem}. It is excluded.`);
      return `${version} ${problem}.`;
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
      const composition = compose(live.channel, exclusionReason(live.shell));
      const onEnd = watchEnds(live, composition, before);
      try {
        const set = { ...data, ...live, ...composition };
        return await startWorkerSet({ data: set, size, onReport, onEnd, budget, startWithin });
      } catch (error) {
        if (!(error instanceof StartFailure) || closing.signal.aborted) throw error;
        // The remote that was being evaluated is not always the cause: it may be a timer of another one, or a busy machine.
        const found = await find(live, composition, candidatesOf(composition, before, error.remote));
        if (found) exclude(found.remote, composition, found.cause);
        else if (mayRetry) mayRetry = false;
        else if (error.remote === undefined) throw error;
        else exclude(error.remote, composition, error.cause);
      }
    }
  }

  /** Searches for the failing release when the workers of a set keep ending. */
  function watchEnds(of: Live, composition: Composition, before: Channel['remotes']) {
    let ends: number[] = [];
    let searchedAt = -Infinity;
    return ({ error, served = 0 }: WorkerEnd): void => {
      log.warn({ err: error, revision: of.channel.revision }, 'A render worker has ended.');
      const now = performance.now();
      ends = ends.filter((at) => at > now - endsWindow);
      if (served < earlyEnd) ends.push(now);
      if (ends.length < maxEarlyEnds || now < searchedAt + endsWindow || of !== live || changing) return;
      searchedAt = now;
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

  /** Tries an excluded release alone in a worker, while pages are rendered with the live set. */
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
  // Set while the first set starts: that start searches for failing releases itself.
  let changing: Promise<void> | undefined = Promise.resolve();
  let refused = '';
  let set = await start(live, {}).catch((error: unknown) => {
    const { shell, previousShell } = live;
    if (!previousShell) throw error;
    log.error({ err: error, version: shell.version }, 'The live shell does not start: roll it back.');
    refused = nameOf(live);
    live = { ...live, shell: previousShell };
    return start(live, {});
  });
  changing = undefined;

  /** Pages are rendered with the old set until the new one is ready. */
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

/** Order of the search: the remote that was being evaluated, then new releases, then the others. */
function candidatesOf(
  { channel: { remotes }, excluded }: Composition,
  before: Channel['remotes'],
  suspect?: string,
): readonly string[] {
  const weight = (name: string) =>
    (name === suspect ? 2 : 0) + (remotes[name]?.version === before[name]?.version ? 0 : 1);
  return Object.keys(remotes)
    .filter((name) => excluded[name] === undefined)
    .sort((a, b) => weight(b) - weight(a));
}
