import type { Preview } from '@ritual/shared/federation/channel';
import type { LiveSetOptions } from './live-set/live-set.ts';
import { createPageRenderer, type Answer } from './page-renderer.ts';
import { startWorkerSet, type WorkerSet } from './workers/worker-set.ts';

export interface PreviewsOptions extends Pick<LiveSetOptions, 'data' | 'log' | 'startWithin'> {
  /** The releases that everybody else gets; another object after each change. */
  readonly live: () => Live;
  /** Resolves with a preview by its id; undefined when there is none or it has expired. */
  readonly readPreview: (id: string) => Promise<Preview | undefined>;
  /** Timeout of rendering a page in ms. */
  readonly budget?: number;
  /** Milliseconds without a request after which the workers of a preview end. */
  readonly idleAfter?: number;
}

export interface Previews {
  readonly find: (id: string) => Promise<Preview | undefined>;
  /** Renders a page with the releases of a preview. Rejects when they do not run on the server. */
  readonly answer: (preview: Preview, url: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Previews at the same time; each has a worker of its own, with the memory of one that renders for everybody. */
const maxSets = 2;

type Live = WorkerSet['live'];

interface PreviewSet {
  readonly id: string;
  readonly live: Live;
  readonly started: Promise<WorkerSet>;
  idle: NodeJS.Timeout;
}

/** Renders pages for those who look at a preview: with workers of their own, and never from the cache. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { readPreview, live, data, log, startWithin, budget = 3000, idleAfter = 600_000 } = options;
  const renderer = createPageRenderer(log);
  /** The one that was used longest ago comes first. */
  let sets: readonly PreviewSet[] = [];

  function end(set: PreviewSet): void {
    sets = sets.filter((one) => one !== set);
    clearTimeout(set.idle);
    set.started.then(
      (workers) => workers.retire(),
      () => undefined,
    );
  }

  function start(preview: Preview, { channel, excluded, shell }: Live): Promise<WorkerSet> {
    const remotes = { ...channel.remotes, ...preview.remotes };
    const others = Object.entries(excluded).filter(([name]) => !Object.hasOwn(preview.remotes, name));
    const names = Object.entries(preview.remotes).map(([name, { version }]) => `${name} ${version}`);
    log.info({ releases: names, by: preview.createdBy }, 'A preview starts.');
    return startWorkerSet({
      data: {
        ...{ ...data, shell, preview: names },
        ...{ channel: { ...channel, remotes }, excluded: Object.fromEntries(others) },
      },
      ...{ size: 1, budget, startWithin },
      onReport: ({ message, stack, context }) =>
        log.warn({ ...context, stack, preview: names }, `While rendering: ${message}`),
      onEnd: ({ error }) => log.warn({ err: error, preview: names }, 'The worker of a preview has ended.'),
    });
  }

  /** The workers of a preview, beside what is live now; started at the first request. */
  function setOf(preview: Preview): PreviewSet {
    const { id } = preview;
    const now = live();
    const before = sets.find((set) => set.id === id && set.live === now);
    const set: PreviewSet = before ?? {
      ...{ id, live: now, started: start(preview, now) },
      idle: setTimeout(() => undefined),
    };
    clearTimeout(set.idle);
    set.idle = setTimeout(() => end(set), idleAfter).unref();
    // A set that could not start is tried again with the next request.
    if (!before) set.started.catch(() => end(set));
    sets = [...sets.filter((one) => one !== set), set];
    sets.filter((one) => one !== set && one.id === id).forEach(end);
    sets.slice(0, -maxSets).forEach(end);
    return set;
  }

  return {
    find: readPreview,
    async answer(preview, url) {
      return (await renderer.render(url, await setOf(preview).started)).answer;
    },
    close: async () => {
      const started = sets.map((set) => set.started);
      sets.forEach(end);
      const workers = await Promise.allSettled(started);
      await Promise.all(
        workers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.terminate()] : [])),
      );
    },
  };
}
