import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { decide, everything, forgetPage, nothing } from '@ritual/shared/consent';
import { pageReport } from '@ritual/shared/contract';
import { forgetReports } from '../reports/page-report.ts';

const measure: Record<string, (metric: { value: number }) => void> = {};
jest.unstable_mockModule('web-vitals', () => ({
  ...Object.fromEntries(
    ['LCP', 'INP', 'CLS'].map((name) => [
      `on${name}`,
      (tell: (metric: { value: number }) => void) => (measure[name] = tell),
    ]),
  ),
}));
const { measureVitals } = await import('./vitals.ts');

const token = `${'a'.repeat(16)}~mk2f0x9c~none~${'b'.repeat(22)}`;
const before = { fetch: globalThis.fetch, entries: performance.getEntriesByType };
let fetch: jest.Mock<typeof globalThis.fetch>;
beforeEach(() => {
  localStorage.clear();
  forgetPage();
  forgetReports();
  performance.getEntriesByType = () =>
    [{ serverTiming: [{ name: 'view', description: token }] }] as unknown as PerformanceEntryList;
  fetch = jest.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ reload: false })));
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = before.fetch;
  performance.getEntriesByType = before.entries;
  jest.restoreAllMocks();
});

async function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
}
const release = { remote: 'catalog', version: '1.0.0' };

test('what was measured until the page is hidden is reported once, with its release and nothing else', async () => {
  decide(everything);
  measureVitals(release);
  measure['LCP']?.({ value: 1234.5 });
  measure['CLS']?.({ value: 0.0123 });
  await hide();
  await hide();
  expect(fetch).toHaveBeenCalledTimes(1);
  const body = pageReport.parse(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string));
  expect(body).toEqual({ kind: 'vitals', token, ...release, LCP: 1235, CLS: 12 });
});

test('who takes the consent back meanwhile is not measured', async () => {
  decide(everything);
  measureVitals(release);
  measure['LCP']?.({ value: 900 });
  decide(nothing);
  await hide();
  expect(fetch).not.toHaveBeenCalled();
});
