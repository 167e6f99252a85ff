import { createPageCache, type Lifetime, type Made } from './page-cache.ts';
import { createLiveSet, type LiveSetOptions } from './live-set/live-set.ts';
import { createPageRenderer, type Answer } from './page-renderer.ts';
import type { WorkerSet } from './workers/worker-set.ts';

export interface PagesOptions extends Omit<LiveSetOptions, 'budget' | 'onChanged'> {
  /** Timeout of rendering a page in ms; after that the browser renders it. */
  readonly budget?: number;
  /** Milliseconds for which a page is cached; 0 in development. */
  readonly cacheFor?: number;
  /** Milliseconds between two looks at the channel document. A change is live at every server within this time and a start of workers. */
  readonly pollEvery?: number;
  /** Maximum bytes of cached pages. */
  readonly cacheBytes: number;
}

export interface Pages {
  readonly answer: (url: string) => Promise<Answer>;
  readonly revision: () => number;
  /** The releases that pages are rendered with; another object after each change. */
  readonly live: () => WorkerSet['live'];
  /** Resolves with the name of the set that pages are rendered with, after a running change. */
  readonly settled: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Renders pages with the live releases. After a change of the channel, pages are rendered with the old ones until the new are ready. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { log, budget = 3000, cacheFor = 10_000, pollEvery = 500 } = options;
  const renderer = createPageRenderer(log);
  const ordinary: Lifetime = { fresh: cacheFor, stale: cacheFor === 0 ? 0 : 60_000 };
  // A missing page may appear at any moment, so it is cached for 1 s only: enough for a broken link that many follow.
  const missing: Lifetime = { fresh: Math.min(cacheFor, 1000), stale: 0 };
  const cache = createPageCache<Answer>({
    sizeOf: (answer) =>
      answer.kind === 'page' ? answer.bodies.bytes() + answer.policy.length : answer.location.length,
    maxBytes: options.cacheBytes,
  });
  const live = await createLiveSet({
    ...options,
    budget,
    onChanged: () => {
      cache.clear();
      renderer.clear();
    },
  });

  // By time and not by request: a server without visitors has to have the new set ready for the next one.
  let lastProblem = '';
  const poll = async () => {
    try {
      await live.follow();
      lastProblem = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastProblem)
        log.error({ err: error }, 'The channel document cannot be read; the last one stays.');
      lastProblem = message;
    }
  };
  const timer = setInterval(() => void poll(), pollEvery).unref();

  async function make(url: string, from: WorkerSet, grown: () => void): Promise<Made<Answer>> {
    const { answer, complete } = await renderer.render(url, from, grown);
    if (!complete) return { value: answer, lifetime: null };
    return { value: answer, lifetime: answer.status === 404 ? missing : ordinary };
  }

  return {
    answer(url) {
      const from = live.current();
      const address = from.addressOf(url);
      return cache.get(`${live.name()} ${address}`, (grown) => make(address, from, grown));
    },
    revision: () => live.current().revision,
    live: () => live.current().live,
    settled: async () => {
      await live.follow();
      await live.settled();
      return live.name();
    },
    close: () => {
      clearInterval(timer);
      return live.close();
    },
  };
}
