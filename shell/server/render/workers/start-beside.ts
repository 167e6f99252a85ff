import {
  originOfLocal,
  type Channel,
  type LiveRemote,
  type LocalRemote,
} from '@ritual/shared/federation/channel';
import { incompatibility } from '@ritual/shared/federation/compatibility';
import type { LiveSetOptions } from '../live-set/live-set.ts';
import { startWorkerSet, type WorkerSet } from './worker-set.ts';

export interface BesideOptions extends Pick<LiveSetOptions, 'data' | 'log' | 'startWithin'> {
  /** Timeout of rendering a page in ms. */
  readonly budget?: number | undefined;
}

export interface Beside {
  /** Rendered in place of the live releases of these remotes. */
  readonly remotes: Channel['remotes'];
  /** The remote that browsers get from a developer's machine, in place of the live one. */
  readonly local?: LocalRemote;
  /** What it is for, in the log. */
  readonly about: object;
  /** The releases that the banner of its pages names. */
  readonly preview?: readonly string[];
  /** Called when its worker ends again and again. */
  readonly onFailed: (error: Error) => void;
}

/** Ends of a worker within a minute after which it has failed. */
const maxEnds = 3;

/** Starts one worker for pages with some releases beside those that are live. Rejects when the shell cannot run them. */
export async function startBeside(
  { channel, excluded, shell }: WorkerSet['live'],
  { remotes, local, about, preview, onFailed }: Beside,
  { data, log, startWithin, budget = 3000 }: BesideOptions,
): Promise<WorkerSet> {
  for (const [name, release] of Object.entries(remotes)) {
    const problem = incompatibility(release, shell);
    if (problem !== undefined) throw new Error(`${name} ${release.version} ${problem}.`);
  }
  let ends: number[] = [];
  const others = Object.entries(excluded).filter(([name]) => !Object.hasOwn(remotes, name));
  const { schema, revision } = channel;
  const isLocal = local && withoutFiles(local);
  return startWorkerSet({
    data: {
      ...{ ...data, shell, ...(preview && { preview }), ...(local && { local }) },
      channel: { schema, revision, remotes: { ...channel.remotes, ...remotes, ...isLocal?.remotes } },
      excluded: { ...Object.fromEntries(others), ...isLocal?.excluded },
    },
    ...{ size: 1, budget, startWithin },
    onEnd: ({ error }) => {
      log.warn({ err: error, ...about }, 'A render worker has ended.');
      ends = [...ends, performance.now()].filter((at) => at > performance.now() - 60_000);
      if (ends.length >= maxEnds) onFailed(error);
    },
    onReport: ({ message, stack, context }) =>
      log.warn({ ...context, stack, ...about }, `While rendering: ${message}`),
  });
}

/** A remote on a developer's machine: nothing of it is here, so no worker evaluates it, and no page preloads its scripts. */
function withoutFiles(local: LocalRemote) {
  const { name, version, prefixes, slots } = local;
  const nothing = { entry: '', exposed: [], files: {}, server: { entry: '', integrity: '' } };
  const release: LiveRemote = { version, base: '/', prefixes, slots, ...nothing };
  return {
    remotes: { [name]: release },
    excluded: { [name]: `The browser gets it from ${originOfLocal(local)}.` },
  };
}
