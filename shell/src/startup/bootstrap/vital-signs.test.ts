import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pageReport } from '@ritual/shared/contract';

const tokenOf = (arm: string) => `${'a'.repeat(16)}~mk2f0x9c~${arm}~${'b'.repeat(22)}`;
const before = {
  fetch: globalThis.fetch,
  entries: performance.getEntriesByType,
  add: globalThis.addEventListener,
};
let fetch: jest.Mock<typeof globalThis.fetch>;
const added: [string, EventListener][] = [];

beforeEach(() => {
  fetch = jest.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ reload: false })));
  globalThis.fetch = fetch;
  globalThis.addEventListener = ((type: string, listener: EventListener) => {
    added.push([type, listener]);
    before.add.call(globalThis, type, listener);
  }) as typeof globalThis.addEventListener;
});
afterEach(() => {
  for (const [type, listener] of added.splice(0)) globalThis.removeEventListener(type, listener);
  globalThis.addEventListener = before.add;
  globalThis.fetch = before.fetch;
  performance.getEntriesByType = before.entries;
});

async function open(navigation: object | undefined) {
  performance.getEntriesByType = () => [navigation] as unknown as PerformanceEntryList;
  await jest.isolateModulesAsync(async () => void (await import('./vital-signs.ts')));
}
const served = (arm: string) => open({ serverTiming: [{ name: 'view', description: tokenOf(arm) }] });
async function live(shown: boolean) {
  dispatchEvent(new CustomEvent('rop:alive', { detail: { page: Promise.resolve(shown) } }));
  await Promise.resolve();
}
const leave = () => dispatchEvent(new Event('pagehide'));
const told = () =>
  fetch.mock.calls.map(([, options]) => pageReport.parse(JSON.parse(options?.body as string)).kind);

test.each(['control', 'canary~catalog~1.0.0'])(
  'a page of a comparison (%s) tells that it is alive, once',
  async (arm) => {
    await served(arm);
    expect(told()).toEqual([]);
    await live(true);
    leave();
    expect(told()).toEqual(['alive']);
    expect(fetch.mock.calls[0]).toMatchObject([
      '/api/page-reports',
      { keepalive: true, credentials: 'omit' },
    ]);
  },
);

test('one that is left before tells that; coming back to it changes nothing', async () => {
  await served('control');
  leave();
  await live(true);
  expect(told()).toEqual(['left']);
});

test('a page that shows something else than what was asked for is not alive', async () => {
  await served('control');
  await live(false);
  expect(told()).toEqual([]);
});

test.each([
  ['is compared with none', { serverTiming: [{ name: 'view', description: tokenOf('none') }] }],
  ['has no token', { serverTiming: [] }],
  ['is of an old browser', {}],
  ['is of a browser without any timing', undefined],
])('a page that %s tells nothing', async (_what, navigation) => {
  await open(navigation);
  await live(true);
  leave();
  expect(told()).toEqual([]);
});
