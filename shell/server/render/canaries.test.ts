import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { folderStore } from '@ritual/platform/release-store';
import { channelSource } from '../releases/channel-source.ts';
import { readShell } from '../releases/shell-release.ts';
import { fakeStore, type FakeStore } from '../testing/fake-store.ts';
import { createPages, type Pages } from './pages.ts';

let store: FakeStore;
let pages: Pages | undefined;
beforeEach(() => {
  store = fakeStore();
});
afterEach(async () => {
  await pages?.close();
  store.remove();
});

async function open(more: { readonly retryCanaryAfter?: number } = {}) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const shell = await readShell(store.shellDist);
  const readChannel = channelSource(folderStore(store.dataDir));
  pages = await createPages({
    readLive: async () => ({ channel: await readChannel(), shell }),
    data: {
      releases: path.join(store.dataDir, 'releases'),
      apiOrigin: 'http://127.0.0.1:9',
      publicOrigin: 'http://store.example',
      memory: 64,
    },
    ...{ workers: 1, cacheBytes: 1_000_000, log, startWithin: 2000, pollEvery: 50, ...more },
  });
  const { cohort, settled } = pages;
  const text = async (bucket?: number, url = '/') => {
    const page = await cohort(bucket).answer(url);
    return page.kind === 'page' ? (await page.bodies.encoded('identity')).toString() : '';
  };
  return { log, cohort, settled, text };
}

const notRunning = 'A canary does not run: its visitors get the live release.';

test('says which visitor is in which arm, by the releases that the pages are of', async () => {
  store.release(2, 'tried');
  store.release(1, 'live');
  const { cohort, settled } = await open();
  expect(cohort(1).arm).toEqual({ arm: 'none', revision: 1 });
  store.canary(2, [0, 10]);
  await settled();
  expect(cohort(9).arm).toEqual({ arm: 'canary', remote: 'catalog', version: '1.0.2', revision: 2 });
  expect(cohort(10).arm).toEqual({ arm: 'control', revision: 2 });
  expect(cohort(undefined).arm).toEqual({ arm: 'none', revision: 2 });
});

test('a canary that grows keeps its visitors, also while the new revision starts', async () => {
  store.release(2, 'tried');
  store.release(1, 'live');
  const { cohort, settled, text } = await open();
  store.canary(2, [0, 10]);
  await settled();
  store.canary(2, [0, 250]);
  const seen = new Set<string>();
  do {
    seen.add((await text(5)).slice(0, 11));
    await new Promise((resolve) => setTimeout(resolve, 5));
  } while (cohort(5).arm.revision !== 3);
  expect([...seen]).toEqual(['<html>tried']);
  expect([await text(249), await text(250)]).toEqual([
    expect.stringContaining('<html>tried'),
    expect.stringContaining('<html>live'),
  ]);
});

test('a server that starts in the middle of a canary runs it', async () => {
  store.release(2, 'tried');
  store.release(1, 'live');
  store.canary(2, [0, 10]);
  const { cohort, text } = await open();
  await until(() => Promise.resolve(cohort(5).arm.arm === 'canary'));
  expect([await text(5), await text(10)]).toEqual([
    expect.stringContaining('<html>tried'),
    expect.stringContaining('<html>live'),
  ]);
});

test('an end holds at once, before the workers of the new revision have started', async () => {
  store.release(2, 'tried');
  store.release(1, 'live');
  const { cohort, settled, text } = await open();
  store.canary(2, [0, 1000]);
  await settled();
  expect(await text(5)).toContain('<html>tried');
  store.canary(2);
  await until(() => Promise.resolve(cohort(5).arm.arm === 'none'));
  expect(await text(5)).toContain('<html>live');
});

test.each([
  ['is not the one that was built', { tamper: true }],
  ['throws', { code: "throw new Error('on purpose');" }],
  ['ends its process', { code: 'process.exit(3);' }],
  ['never ends', { code: 'for (;;);' }],
  ['asks for another shell', { needs: { requires: { react: '^20.0.0' } } }],
])('a canary whose release %s leaves its visitors on the live release', async (_, options) => {
  store.release(2, 'tried', options);
  store.release(1, 'live');
  const { log, cohort, settled, text } = await open();
  store.canary(2, [0, 1000]);
  await settled();
  await until(() => Promise.resolve(log.error.mock.calls.length > 0));
  expect(log.error.mock.calls).toEqual([[expect.objectContaining({ canary: 'catalog 1.0.2' }), notRunning]]);
  expect(cohort(5).arm).toEqual({ arm: 'none', revision: 2 });
  expect(await text(5)).toContain('<html>live');
});

test('one that fails later does so for its visitors only, and is tried again after a while', async () => {
  store.release(2, 'tried', { code: "setTimeout(() => { throw new Error('late') }, 100);" });
  store.release(1, 'live');
  const { log, cohort, settled, text } = await open({ retryCanaryAfter: 200 });
  store.canary(2, [0, 500]);
  await settled();
  await until(() => Promise.resolve(log.error.mock.calls.length > 0));
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ canary: 'catalog 1.0.2' }), notRunning);
  expect(cohort(5).arm.arm).toBe('none');
  expect(await text(5)).toContain('<html>live');
  expect(await text(700)).toContain('<html>live');
  const starts = () => log.info.mock.calls.filter(([, message]) => message === 'A canary runs.').length;
  const before = starts();
  await until(() => Promise.resolve(starts() > before));
}, 60_000);

test('a page on which a canary is stuck is still rendered for the others', async () => {
  const code = "Object.defineProperty(exports.remote, 'text', { get() { for (;;); } });";
  store.release(2, 'tried', { code });
  store.release(1, 'live');
  const { settled, text } = await open();
  store.canary(2, [0, 500]);
  await settled();
  expect(await text(1, '/list')).toContain('shell frame');
  expect(await text(700, '/list')).toContain('<html>live');
});

test('one that is completed is what all get, and the next one is compared with it', async () => {
  store.release(2, 'tried');
  store.release(1, 'live');
  const { cohort, settled, text } = await open();
  store.canary(2, [0, 500]);
  await settled();
  store.release(9, 'completed');
  await settled();
  expect(await text(1)).toContain('<html>completed');
  store.canary(2, [0, 500]);
  await settled();
  expect([await text(1), await text(700)]).toEqual([
    expect.stringContaining('<html>tried'),
    expect.stringContaining('<html>completed'),
  ]);
  expect(cohort(1).arm.revision).toBe(10);
});

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 50));
}
