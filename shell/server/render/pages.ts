import { draftParam } from '../../src/server-rendering/draft-param.ts';
import { createCanaries } from './canaries.ts';
import { createPageCache, type Lifetime, type Made } from './page-cache.ts';
import { createLiveSet, type LiveSetOptions } from './live-set/live-set.ts';
import { createPageRenderer, type Answer, type PageRenderer } from './page-renderer.ts';
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
  /** Milliseconds before a canary whose worker has failed is tried again. */
  readonly retryCanaryAfter?: number;
}

/** Which releases a visitor gets: the canary's, or as one of those that it is compared with; `none` is neither. */
export interface Arm {
  readonly arm: 'canary' | 'control' | 'none';
  /** Of the canary. */
  readonly remote?: string;
  readonly version?: string;
  /** The revision of the channel that the releases are of. */
  readonly revision: number;
}

/** What a visitor's pages are rendered with. */
export interface Cohort {
  readonly arm: Arm;
  readonly answer: (url: string) => Promise<Answer>;
}

export interface Pages {
  /** Renders a page with the live releases. */
  readonly answer: (url: string) => Promise<Answer>;
  /** By the bucket of a visitor; one without gets the live releases. */
  readonly cohort: (bucket: number | undefined) => Cohort;
  /** Whether what a visitor gets depends on the bucket. */
  readonly hasCanaries: () => boolean;
  /** The canaries that pages are rendered with, by name of the remote. */
  readonly canaries: () => Readonly<Record<string, string>>;
  readonly revision: () => number;
  /** The releases that pages are rendered with; another object after each change. */
  readonly live: () => WorkerSet['live'];
  /** Resolves with the name of the set that pages are rendered with, after a running change. */
  readonly settled: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** What renders a page, under the name that it is cached by. */
interface Source {
  readonly name: string;
  readonly workers: WorkerSet;
  readonly renderer: PageRenderer;
}

/** Whether a page was asked for by the key of a preview: of content or of a product, or of menu and footer. */
export function isDraft(url: string): boolean {
  // As pages read it: a name may be written with escapes.
  const { searchParams } = new URL(url, 'http://store.invalid');
  return searchParams.has('draft') || searchParams.has(draftParam);
}

/** Renders pages with the live releases. After a change of the channel, pages are rendered with the old ones until the new are ready. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { log, budget = 3000, cacheFor = 10_000, pollEvery = 500 } = options;
  const renderer = createPageRenderer(log);
  // A page that was not asked for in a while is rendered before it is shown: its old price would differ from that of the cart. While the
  // API is away the old page is better than none.
  const ordinary: Lifetime = { fresh: cacheFor, stale: cacheFor, ifFailed: cacheFor === 0 ? 0 : 50_000 };
  // A missing page may appear at any moment, so it is cached for 1 s only: enough for a broken link that many follow.
  const missing: Lifetime = { fresh: Math.min(cacheFor, 1000), stale: 0, ifFailed: 0 };
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

  const canaries = createCanaries({ ...options, budget, retryAfter: options.retryCanaryAfter });
  const follow = async () => {
    const { channel } = await options.readLive();
    canaries.follow(channel, live.current().live);
    await live.follow();
  };
  await follow();

  // By time and not by request: a server without visitors has to have the new set ready for the next one.
  let lastProblem = '';
  let isLooking = false;
  const poll = async () => {
    // What is slow to answer is not asked again meanwhile.
    if (isLooking) return;
    isLooking = true;
    try {
      await follow();
      lastProblem = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastProblem)
        log.error({ err: error }, 'The channel document cannot be read; the last one stays.');
      lastProblem = message;
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void poll(), pollEvery).unref();

  async function make(url: string, { workers, renderer }: Source, grown: () => void): Promise<Made<Answer>> {
    const { answer, complete } = await renderer.render(url, workers, grown);
    // A draft is written while it is looked at: its page shows what was saved last.
    if (!complete || isDraft(url)) return { value: answer, lifetime: null };
    return { value: answer, lifetime: answer.status === 404 ? missing : ordinary };
  }

  function answer(url: string, from: Source): Promise<Answer> {
    const address = from.workers.addressOf(url);
    return cache.get(`${from.name} ${address}`, (grown) => make(address, from, grown));
  }

  const stable = (): Source => ({ name: live.name(), workers: live.current(), renderer });
  const of = (arm: Omit<Arm, 'revision'>, from: Source): Cohort => ({
    arm: { ...arm, revision: from.workers.revision },
    answer: (url) => answer(url, from),
  });

  return {
    answer: (url) => answer(url, stable()),
    cohort(bucket) {
      if (bucket === undefined || !canaries.some()) return of({ arm: 'none' }, stable());
      const assigned = canaries.of(bucket);
      if (!assigned) return of({ arm: 'control' }, stable());
      // Its visitors get the live releases, but not by chance: they are not compared.
      if (!assigned.running) return of({ arm: 'none' }, stable());
      const { remote, version } = assigned.running;
      return of({ arm: 'canary', remote, version }, assigned.running);
    },
    hasCanaries: canaries.some,
    canaries: canaries.running,
    revision: () => live.current().revision,
    live: () => live.current().live,
    settled: async () => {
      await follow();
      await live.settled();
      await follow();
      await canaries.settled();
      return live.name();
    },
    close: () => {
      clearInterval(timer);
      return Promise.all([live.close(), canaries.close()]).then(() => undefined);
    },
  };
}
