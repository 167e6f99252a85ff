import type { Rendered } from '../../src/server-rendering/types.ts';
import { loggableUrl } from '@ritual/shared/kernel';
import { bodiesOf, type Bodies } from '../http/bodies.ts';
import { etagOf } from '../http/etag.ts';
import { createBreaker } from './breaker.ts';
import { createPageCache, type Lifetime, type Made } from './page-cache.ts';
import { createLiveSet, type LiveSetOptions } from './live-set/live-set.ts';
import { StuckRender } from './workers/render-worker.ts';
import type { WorkerSet } from './workers/worker-set.ts';

export type Answer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly policy: string;
      /** Names what is in the page, in whatever encoding it travels. */
      readonly etag: string;
      readonly bodies: Bodies;
    };

export interface PagesOptions extends Omit<LiveSetOptions, 'budget' | 'onChanged'> {
  /** Milliseconds that a page may take on the server before the browser draws it. */
  readonly budget?: number;
  /** Milliseconds for which a page is kept; 0 in development. */
  readonly keepFor?: number;
  /** Most bytes that kept pages take. */
  readonly cacheBytes: number;
}

export interface Pages {
  readonly answer: (url: string) => Promise<Answer>;
  readonly revision: () => number;
  /** Name of the set that pages are rendered with, once a change that is under way is through. */
  readonly settled: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Renders pages with the set of remotes that is live; a changed channel is followed without a pause. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { log, budget = 3000, keepFor = 10_000 } = options;
  const breaker = createBreaker();
  const ordinary: Lifetime = { fresh: keepFor, stale: keepFor === 0 ? 0 : 60_000 };
  // What is missing may appear at any moment. A link that many follow in vain is drawn once in that time.
  const missing: Lifetime = { fresh: Math.min(keepFor, 1000), stale: 0 };
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
      breaker.clear();
    },
  });

  async function make(url: string, from: WorkerSet, grown: () => void): Promise<Made<Answer>> {
    const rendered = await render(url, from);
    if (rendered.kind === 'redirect') return { value: rendered, keep: ordinary };
    if (rendered.reason !== undefined && rendered.reason !== 'private page') {
      log.warn({ url: loggableUrl(url), reason: rendered.reason }, 'The page is left to the browser.');
    }
    const { status, policy, html, complete } = rendered;
    const page = {
      kind: 'page',
      status,
      policy,
      etag: etagOf(policy, html),
      bodies: await bodiesOf(html, grown),
    } as const;
    return { value: page, keep: complete ? (status === 404 ? missing : ordinary) : null };
  }

  async function render(url: string, from: WorkerSet): Promise<Rendered> {
    if (breaker.isOpen(url)) return frame(url, from, 'it did not come to an end before');
    try {
      return await from.render({ url, mode: 'page' });
    } catch (error) {
      if (error instanceof StuckRender) breaker.trip(url);
      return frame(url, from, (error as Error).message);
    }
  }

  async function frame(url: string, from: WorkerSet, reason: string): Promise<Rendered> {
    const page = await from.render({ url, mode: 'frame' }).catch(() => from.frame());
    return page.kind === 'page' ? { ...page, complete: false, reason } : page;
  }

  return {
    async answer(url) {
      await live
        .follow()
        .catch((error: unknown) =>
          log.error({ err: error }, 'The channel document cannot be read; the last one stays.'),
        );
      const from = live.current();
      const address = from.addressOf(url);
      return cache.get(`${live.name()} ${address}`, (grown) => make(address, from, grown));
    },
    revision: () => live.current().revision,
    settled: async () => {
      await live.follow();
      await live.settled();
      return live.name();
    },
    close: live.close,
  };
}
