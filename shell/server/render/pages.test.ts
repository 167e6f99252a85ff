import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

interface More {
  readonly retryExcludedAfter?: number;
  readonly pollEvery?: number;
  readonly startWithin?: number;
  readonly cacheFor?: number;
}

async function open(more: More = {}) {
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
    workers: 2,
    cacheBytes: 1_000_000,
    log,
    startWithin: 2000,
    ...more,
  });
  const { answer, settled, revision } = pages;
  const text = async () => {
    const page = await answer('/');
    return page.kind === 'page' ? (await page.bodies.encoded('identity')).toString() : '';
  };
  return { log, answer, settled, revision, text };
}

test('a server without visitors has the new set ready for the next one', async () => {
  store.release(1, 'first');
  const { revision, text } = await open();
  store.release(2, 'second');
  await until(() => Promise.resolve(revision() === 2));
  expect(await text()).toContain('<html>second');
});

test("releases do not see the server's environment, and may not use modules of Node that reach beyond them", async () => {
  process.env['SECRET_OF_THIS_TEST'] = 'seen';
  const reach = (name: string) => `try { require('${name}'); 'allowed' } catch (error) { error.message }`;
  const code = `exports.remote.text = JSON.stringify([
    process.env.SECRET_OF_THIS_TEST ?? 'unseen', eval(${JSON.stringify(reach('node:child_process'))}), eval(${JSON.stringify(reach('fs'))}),
    typeof process.getBuiltinModule, typeof require('node:path').join,
  ]);`;
  store.release(1, 'first', { code });
  const { text } = await open();
  const page = await text();
  delete process.env['SECRET_OF_THIS_TEST'];
  expect(page).toMatch(
    /\["unseen","[^"]*asks for 'node:child_process', which a release may not use\.","[^"]*asks for 'fs', [^"]*","undefined","function"\]/,
  );
});

test('a channel document that cannot be read is logged once, and pages stay as they are until it can', async () => {
  store.release(1, 'first');
  const { log, revision, text } = await open({ pollEvery: 20 });
  const file = path.join(store.dataDir, 'registry/channel.json');
  writeFileSync(file, '{');
  await until(() => Promise.resolve(log.error.mock.calls.length > 0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await text()).toContain('<html>first');
  store.release(2, 'second');
  await until(() => Promise.resolve(revision() === 2));
});

test('who comes after a quiet time does not get the page of before', async () => {
  const code =
    "Object.defineProperty(exports.remote, 'text', { get: () => 'rendered ' + String(Math.random()) });";
  store.release(1, 'first', { code });
  const { text } = await open({ cacheFor: 100 });
  const first = await text();
  expect(first).toContain('rendered');
  expect(await text()).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await text()).not.toBe(first);
});

test('private pages do not wait for pages whose data is slow', async () => {
  store.release(1, 'first');
  const { answer } = await open();
  const waiting = Array.from({ length: 40 }, (_, index) => answer(`/waiting-${String(index)}`));
  expect(await answer('/private')).toMatchObject({ kind: 'page', status: 200 });
  store.appear();
  for (const page of await Promise.all(waiting)) expect(page).toMatchObject({ status: 200 });
});

const excluded = 'A release ends its workers. It is excluded: roll it back.';
const neverReady = [
  ['never ends', 'for (;;);'],
  ['loops in promises', '(function again() { Promise.resolve().then(again); })();'],
  ['ends its process', 'process.exit(3);'],
  ['leaves an error behind', "void Promise.reject(new Error('no handler hears this'));"],
] as const;

test.each(neverReady)(
  'a release whose evaluation %s is replaced by the previous one; later revisions go live',
  async (_, code) => {
    store.release(1, 'first');
    const { log, settled, revision, text } = await open();
    store.release(2, 'second', { code, previous: 1 });
    await settled();
    expect([revision(), await text()]).toEqual([2, expect.stringContaining('<html>first')]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'catalog', version: '1.0.2' }),
      excluded,
    );

    store.release(3, 'third', { previous: 2 });
    await settled();
    expect([revision(), await text()]).toEqual([3, expect.stringContaining('<html>third')]);
    expect(log.error).toHaveBeenCalledTimes(1);
  },
);

test('a server that starts with such a release runs, and the browser renders its pages', async () => {
  store.release(1, 'first', { code: 'for (;;);' });
  const { settled, revision, text } = await open();
  expect([revision(), await text()]).toEqual([1, expect.stringContaining('shell frame')]);
  store.release(2, 'second');
  await settled();
  expect(await text()).toContain('<html>second');
});

const turnsBad = [
  ['loops', 'setTimeout(() => { for (;;); }, 100);', 'The render worker was stuck.'],
  ['throws', "setTimeout(() => { throw new Error('late') }, 100);", 'late'],
] as const;

test.each(turnsBad)(
  'a release that %s some moments after its evaluation is logged and replaced by the previous one',
  async (_, code, message) => {
    store.release(1, 'first');
    // The workers that loop take both cores of a small machine while the trials start.
    const { log, settled, text } = await open({ startWithin: 10_000 });
    store.release(2, 'second', { code, previous: 1 });
    await settled();
    await until(async () => (await text()).includes('<html>first'));
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'catalog', version: '1.0.2' }),
      excluded,
    );
    expect(log.warn).toHaveBeenCalledWith(
      { revision: 2, err: expect.objectContaining({ message }) as unknown },
      'A render worker has ended.',
    );
  },
  120_000,
);

test('a release whose timer fires while another is evaluated is found, and the other is not excluded', async () => {
  const busy = (ms: number) => `{ const end = Date.now() + ${String(ms)}; while (Date.now() < end); }`;
  store.release(2, 'second', {
    code: "setTimeout(() => { throw new Error('late') }, 50);",
    others: { content: busy(100) },
  });
  const { log, text } = await open();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'catalog', version: '1.0.2' }),
    excluded,
  );
  expect(await text()).toContain('shell frame');
}, 120_000);

test('a release reads neither what is beside the releases nor the environment of the server', async () => {
  const secret = path.join(store.dataDir, 'secret');
  writeFileSync(secret, 'of the store');
  store.release(1, 'first', {
    code: `
      let read;
      try { read = require('test/exists')(${JSON.stringify(secret)}); } catch ({ code }) { read = code; }
      exports.remote.text = [read, ...Object.keys(process.env)].join();`,
  });
  const { text } = await open();
  expect(await text()).toContain('<html>ERR_ACCESS_DENIED,NODE_ENV ');
});

describe('a release that could not start on a busy machine', () => {
  /** Code that ends its worker while this file exists. */
  const busy = () => {
    const file = path.join(store.dataDir, 'releases/busy');
    writeFileSync(file, '');
    return {
      code: `if (require('test/exists')(${JSON.stringify(file)})) process.exit(3);`,
      end: () => rmSync(file),
    };
  };

  test('is tried again after a while', async () => {
    store.release(1, 'first');
    const { code, end } = busy();
    const { settled, text, log } = await open({ retryExcludedAfter: 500 });
    store.release(2, 'second', { code, previous: 1 });
    await settled();
    expect(await text()).toContain('<html>first');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await settled();
    expect(await text()).toContain('<html>first');
    end();
    await until(async () => (await text()).includes('<html>second'));
    expect(log.error).toHaveBeenCalledTimes(1);
  }, 120_000);

  test('is tried again when the channel names it anew', async () => {
    store.release(1, 'first');
    const { code, end } = busy();
    const { settled, text } = await open();
    store.release(2, 'second', { code, previous: 1 });
    await settled();
    store.release(3, 'third');
    await settled();
    end();
    store.release(2, 'second', { code, previous: 1 });
    await settled();
    expect(await text()).toContain('<html>second');
  }, 120_000);
});

async function until(done: () => Promise<boolean>, milliseconds = 90_000) {
  const limit = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error('The condition was not met in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test.each([
  [
    { hostApi: '1.9' },
    'asks for host API 1.9, the shell provides 1.0: promote a shell that has it, or build the release without what is new',
  ],
  [{ requires: { react: '^20.0.0' } }, 'asks for react ^20.0.0, the shell brings 19.3.1'],
])('a release with %j, which browsers refuse, is not rendered here either', async (needs, why) => {
  store.release(1, 'first');
  const { log, settled, text } = await open();
  store.release(2, 'second', { needs, previous: 1 });
  await settled();
  expect(await text()).toContain('<html>first');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'catalog', version: '1.0.2' }),
    `A release ${why}. It is excluded.`,
  );
  store.release(3, 'third', { needs });
  await settled();
  expect(await text()).toContain('shell frame');
});

test('a page that needs more memory than a worker has is rendered by the browser; the server and other pages are not affected', async () => {
  store.release(1, 'first');
  const { log, answer, text } = await open();
  const hungry = await answer('/hungry');
  const body = hungry.kind === 'page' ? (await hungry.bodies.encoded('identity')).toString() : '';
  expect(body).toContain('<html>shell frame');
  // Only one: no other worker is given the page.
  const ends = log.warn.mock.calls.filter(([, message]) => message === 'A render worker has ended.');
  expect(ends).toEqual([
    [
      expect.objectContaining({ err: expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' }) }),
      expect.any(String),
    ],
  ]);
  expect(await text()).toContain('<html>first');
});
