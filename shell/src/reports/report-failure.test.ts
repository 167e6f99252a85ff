import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pageReport } from '@ritual/shared/contract';
import type { Router } from './next-load.ts';
import { forgetReports } from './page-report.ts';
import { reportFailure } from './report-failure.ts';

const token = `${'a'.repeat(16)}~mk2f0x9c~none~${'b'.repeat(22)}`;
const before = { fetch: globalThis.fetch, entries: performance.getEntriesByType };
let fetch: jest.Mock<typeof globalThis.fetch>;
let serverTiming: object[];

beforeEach(() => {
  forgetReports();
  serverTiming = [{ name: 'view', description: token }];
  performance.getEntriesByType = (type: string) =>
    (type === 'navigation' ? [{ serverTiming }] : []) as unknown as PerformanceEntryList;
  fetch = jest.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ reload: false })));
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = before.fetch;
  performance.getEntriesByType = before.entries;
});

const lost = { remote: 'catalog', version: '1.0.0' };

/** A page whose router the test moves. */
function page() {
  let tell: ((state: Router['state']) => void) | undefined;
  const state = (pathname: string, navigating: 'idle' | 'loading') => {
    const place = { pathname, search: '', hash: '#top' };
    return {
      location: place,
      navigation: { state: navigating, location: place },
    } as unknown as Router['state'];
  };
  const loads = { open: jest.fn(), reload: jest.fn() };
  const router = {
    state: state('/faq', 'idle'),
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = undefined);
    },
  };
  const fails = (error: unknown, context: object = lost) =>
    reportFailure(error, { ...context }, () => router as unknown as Router, loads);
  return { loads, fails, go: (pathname: string) => tell?.(state(pathname, 'loading')) };
}

test('a failure is sent once for each page, as the contract has it, without cookies', async () => {
  const { fails } = page();
  await fails(new TypeError('x'), { region: 'page', ...lost });
  await fails(new TypeError('y'), { region: 'page', ...lost });
  await fails(new Error('z'), { phase: 'hydration', ...lost });
  expect(fetch).toHaveBeenCalledTimes(2);
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect([address, options?.credentials, options?.keepalive]).toEqual(['/api/page-reports', 'omit', true]);
  expect(pageReport.parse(JSON.parse(options?.body as string))).toEqual({
    ...{ kind: 'failure', token, ...lost, region: 'page', code: 'TYPE_ERROR' },
  });
});

test('a page without a token (a preview, an old browser) tells nothing', async () => {
  const { fails } = page();
  serverTiming = [];
  await fails(new TypeError('x'));
  performance.getEntriesByType = () => [{}] as unknown as PerformanceEntryList;
  await fails(new TypeError('x'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a report that is lost is not heard of', async () => {
  fetch.mockRejectedValue(new TypeError('no line'));
  await expect(page().fails(new TypeError('x'))).resolves.toBeUndefined();
});

test('after a failure of a release that is live the next page is shown without loading a document', async () => {
  const { loads, go, fails } = page();
  await fails(new TypeError('x'));
  go('/terms');
  expect(loads.open).not.toHaveBeenCalled();
});

test('when the store says that a release was withdrawn, the next page is loaded as a document', async () => {
  fetch.mockResolvedValue(Response.json({ reload: true }));
  const { loads, go, fails } = page();
  await fails(new TypeError('x'));
  expect(loads.open).not.toHaveBeenCalled();
  go('/faq');
  expect(loads.open).not.toHaveBeenCalled();
  go('/terms');
  go('/contact');
  expect(loads.open.mock.calls).toEqual([['/terms#top']]);
});

test('so it is after a script was lost, whatever the store says and if it cannot be reached', async () => {
  fetch.mockRejectedValue(new TypeError('no line'));
  const { loads, go, fails } = page();
  await fails(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  go('/terms');
  expect(loads.open.mock.calls).toEqual([['/terms#top']]);
});

test('back and forward have changed the address already: the document is loaded anew', async () => {
  const { loads, go, fails } = page();
  await fails(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  history.replaceState(null, '', '/terms');
  go('/terms');
  expect(loads.reload).toHaveBeenCalledTimes(1);
  expect(loads.open).not.toHaveBeenCalled();
});
