import type { Channel, Preview } from '@ritual/shared/federation/channel';
import type { Live, LiveSetOptions } from './live-set/live-set.ts';
import { createPageRenderer, type Answer } from './page-renderer.ts';
import { startWorkerSet, type WorkerSet } from './workers/worker-set.ts';

export interface PreviewsOptions extends Pick<LiveSetOptions, 'readLive' | 'data' | 'log' | 'startWithin'> {
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

interface PreviewSet {
  readonly key: string;
  readonly started: Promise<WorkerSet>;
  idle: NodeJS.Timeout;
}

/** Renders pages for those who look at a preview: with workers of their own, and never from the cache. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { readPreview, readLive, data, log, startWithin, budget = 3000, idleAfter = 600_000 } = options;
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

  function start(preview: Preview, live: Live): Promise<WorkerSet> {
    const remotes = { ...live.channel.remotes, ...preview.remotes };
    const channel: Channel = { ...live.channel, remotes };
    const names = Object.entries(preview.remotes).map(([name, { version }]) => `${name} ${version}`);
    log.info({ releases: names, by: preview.createdBy }, 'A preview starts.');
    return startWorkerSet({
      data: { ...data, shell: live.shell, channel, excluded: {}, preview: names },
      ...{ size: 1, budget, startWithin },
      onReport: ({ message, stack, context }) =>
        log.warn({ ...context, stack, preview: names }, `While rendering: ${message}`),
      onEnd: ({ error }) => log.warn({ err: error, preview: names }, 'The worker of a preview has ended.'),
    });
  }

  /** The workers of a preview, with what is live now; started at the first request. */
  function setOf(preview: Preview, live: Live): PreviewSet {
    const key = `${preview.id} ${String(live.channel.revision)} ${live.shell.version}`;
    const before = sets.find((set) => set.key === key);
    const set: PreviewSet = before ?? {
      key,
      started: start(preview, live),
      idle: setTimeout(() => undefined),
    };
    clearTimeout(set.idle);
    set.idle = setTimeout(() => end(set), idleAfter).unref();
    // A set that could not start is tried again with the next request.
    if (!before) set.started.catch(() => end(set));
    sets = [...sets.filter((one) => one !== set), set];
    const outdated = sets.filter((one) => one !== set && one.key.startsWith(`${preview.id} `));
    [...outdated, ...sets.slice(0, -maxSets)].forEach(end);
    return set;
  }

  return {
    find: readPreview,
    async answer(preview, url) {
      const set = setOf(preview, await readLive());
      return (await renderer.render(url, await set.started)).answer;
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
