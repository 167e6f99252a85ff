import type { createBrowserRouter } from 'react-router-dom';
import { allowed, onConsent, type TrackedEvent } from '@ritual/shared/consent';
import { countedPath } from '@ritual/shared/kernel';
import { ownPage, paths } from '@ritual/shared/paths';
import { createQueue } from './queue.ts';
import { target, type AnalyticsTarget } from './target.ts';
import { visit } from './visit.ts';
import { measureVitals, type PageRelease } from './vitals.ts';

export interface Analytics {
  readonly track: (event: TrackedEvent) => void;
}

interface AnalyticsOptions {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  /** Of the page that this document was loaded with. */
  readonly release?: PageRelease | null;
  readonly to?: AnalyticsTarget;
}

const patterns = [...Object.values(paths), ownPage].map(({ pattern }) => pattern);

/** Counts the page views of a visit, beginning with the current page, and measures that one, while the visitor consents to it. */
export function startAnalytics({ router, release = null, to = target }: AnalyticsOptions): Analytics {
  if (release) measureVitals(release);
  const queue = createQueue(to);
  /** A change of the query alone (filters, a size) is not a new page view. */
  let counted: string | null = null;

  const count = ({ location, navigation }: typeof router.state) => {
    if (navigation.state !== 'idle' || location.pathname === counted || !allowed().analytics) return;
    counted = location.pathname;
    const path = countedPath(counted, patterns);
    if (path !== null) queue.add({ kind: 'pageView', path, referrer: visit.has() ? null : referrerHost() });
  };
  const followConsent = () => {
    if (allowed().analytics) count(router.state);
    else {
      counted = null;
      queue.forget();
    }
  };
  router.subscribe(count);
  onConsent(followConsent);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  addEventListener('pagehide', queue.flush);
  count(router.state);
  return { track: queue.add };
}

/** The referring host, without its path; null for the store itself and for anything that is not a host name. */
function referrerHost(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname || !/^[a-z0-9.-]+$/.test(hostname) ? null : hostname;
}
