import { loggableUrl } from '@ritual/shared/kernel';
import type { Rendered } from '../../src/server-rendering/types.ts';
import { bodiesOf, type Bodies } from '../http/compression.ts';
import { etagOf } from '../http/etag.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Log } from './live-set/live-set.ts';
import { StuckRender } from './workers/errors.ts';
import type { WorkerSet } from './workers/worker-set.ts';

export type Answer =
  | Extract<Rendered, { kind: 'redirect' }>
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly policy: string;
      /** Identifies the content, the same for every encoding. */
      readonly etag: string;
      readonly bodies: Bodies;
    };

export interface PageRenderer {
  /**
   * Renders a page with a set of workers; one that cannot be rendered is left to the browser. `complete`: it may be cached. `grown` is
   * called when the answer takes more memory than before.
   */
  readonly render: (
    url: string,
    from: WorkerSet,
    grown?: () => void,
  ) => Promise<{ readonly answer: Answer; readonly complete: boolean }>;
  /** Forgets which addresses were stuck. */
  readonly clear: () => void;
}

export function createPageRenderer(log: Log): PageRenderer {
  const breaker = createCircuitBreaker();

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
    async render(url, from, grown = () => undefined) {
      const rendered = await render(url, from);
      if (rendered.kind === 'redirect') return { answer: rendered, complete: true };
      if (rendered.reason !== undefined && rendered.reason !== 'private page') {
        log.warn({ url: loggableUrl(url), reason: rendered.reason }, 'The page is left to the browser.');
      }
      const { status, policy, html, complete } = rendered;
      const etag = etagOf(policy, html);
      const bodies = await bodiesOf(html, grown);
      return { answer: { kind: 'page', status, policy, etag, bodies }, complete };
    },
    clear: () => breaker.clear(),
  };
}
