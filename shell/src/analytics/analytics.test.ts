import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { decide, everything, forgetPage, nothing } from '@ritual/shared/consent';
import { analyticsBatch, type AnalyticsBatch } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { startAnalytics } from './start-analytics.ts';
import { apiTarget } from './target.ts';
import { visit } from './visit.ts';

type Router = Parameters<typeof startAnalytics>[0]['router'];

/** A router whose location the test sets. */
function fakeRouter(first: string) {
  const listeners = new Set<(state: Router['state']) => void>();
  const stateAt = (pathname: string) =>
    ({ location: { pathname }, navigation: { state: 'idle' } }) as Router['state'];
  const router = {
    state: stateAt(first),
    subscribe: (listener: (state: Router['state']) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const go = (pathname: string) => {
    router.state = stateAt(pathname);
    for (const listener of listeners) listener(router.state);
  };
  return { router: router as unknown as Router, go };
}

function start(first: string) {
  const sent: AnalyticsBatch[] = [];
  const { router, go } = fakeRouter(first);
  const analytics = startAnalytics({ router, to: { send: (batch) => void sent.push(batch) } });
  const paths = () => sent.flatMap(({ events }) => events).map((event) => 'path' in event && event.path);
  const leave = () => dispatchEvent(new Event('pagehide'));
  return { sent, go, paths, leave, analytics };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visit.forget();
  forgetPage();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('page views are sent in one batch; a change of the query is not a new page view, private ids are blanked', () => {
  jest.useFakeTimers();
  decide(everything);
  const { go, sent, paths } = start('/collections/woman');
  go('/collections/woman');
  go('/dashboard/orders/9b1d');
  go('/admin/AdminDashboard');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(paths()).toEqual(['/collections/woman', '/dashboard/orders/:id']);
  expect(sent).toHaveLength(1);
  expect(() => analyticsBatch.parse(sent[0])).not.toThrow();
});

test('queued events are sent when the page is hidden, in batches of the size that the API accepts', () => {
  decide(everything);
  const { go, sent, leave } = start('/');
  for (let id = 1; id < 25; id += 1) go(`/product/${id}`);
  leave();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 5]);
  leave();
  expect(sent).toHaveLength(2);
});

test('withdrawing consent drops the queued events and the visit id; the next visit gets a new id', () => {
  decide(everything);
  const { go, sent, leave, paths } = start('/');
  leave();
  go('/faq');
  decide(nothing);
  go('/terms');
  leave();
  expect(sessionStorage).toHaveLength(0);
  decide(everything);
  leave();
  expect(paths()).toEqual(['/', '/terms']);
  expect(sent[0]?.visit).not.toBe(sent[1]?.visit);
});

test('a purchase is queued and sent like a page view', () => {
  decide(everything);
  const { analytics, sent, leave } = start('/success');
  const orderId = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';
  analytics.track({ kind: 'purchase', orderId });
  leave();
  expect(sent[0]?.events.at(-1)).toEqual({ kind: 'purchase', orderId });
});

test('the referring site is sent once, without its path; the store itself is never a referrer', () => {
  const from = (address: string) =>
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(address) && start('/');
  decide(everything);
  const referrers = ({ sent, leave, go }: ReturnType<typeof start>) => {
    go('/faq');
    leave();
    return sent.flatMap(({ events }) => events).map((event) => 'referrer' in event && event.referrer);
  };
  expect(referrers(from('https://Search.example/?q=secret'))).toEqual(['search.example', null]);
  visit.forget();
  expect(referrers(from(`${location.origin}/faq`))).toEqual([null, null]);
});

test('events are sent without cookies and token, and a failed request is not reported', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('no line'));
  const before = globalThis.fetch;
  globalThis.fetch = fetch;
  apiTarget.send({ visit: 'a'.repeat(32), events: [{ kind: 'pageView', path: '/', referrer: null }] });
  await Promise.resolve();
  globalThis.fetch = before;
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(endpoints.sendEvents.path);
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(Object.keys(options?.headers ?? {})).toEqual(['content-type']);
});
