import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { fakeStore, type FakeStore } from '../testing/fake-store.ts';

let store: FakeStore;
let app: FastifyInstance;
beforeEach(() => {
  store = fakeStore();
  store.release(1, 'first');
});
afterEach(async () => {
  await app.close();
  store.remove();
});

async function open(more: Record<string, string> = {}): Promise<void> {
  app = await buildServer(
    readSettings({
      ...{ DATA_DIR: store.dataDir, ASSET_ORIGIN: 'http://127.0.0.1:9' },
      ...{ LOG_LEVEL: 'silent', RENDER_WORKERS: '1', ...more },
    }),
  );
}
const bodyOf = async (url: string) => (await app.inject(url)).body;
const version = async () => (JSON.parse(await bodyOf('/healthz')) as { shell: string }).shell;

/** The server looks twice a second. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('the shell of the channel renders the pages, another one as soon as it is live, and the one before after a rollback', async () => {
  store.releaseShell('1.0.0');
  await open();
  expect(await bodyOf('/')).toContain('<html>shell 1.0.0 first');
  store.releaseShell('1.1.0');
  await until(async () => (await version()) === '1.1.0');
  expect(await bodyOf('/')).toContain('<html>shell 1.1.0 first');
  // Also without the asset host. Those of open pages are still there, and no Node build is.
  expect(await bodyOf('/releases/shell/1.1.0/main.js')).toBe("run('1.1.0')");
  expect(await bodyOf('/releases/shell/1.0.0/main.js')).toBe("run('1.0.0')");
  expect((await app.inject('/releases/shell/1.0.0/node/server.cjs')).statusCode).toBe(404);
  store.releaseShell('1.0.0');
  await until(async () => (await version()) === '1.0.0');
  expect(await bodyOf('/')).toContain('<html>shell 1.0.0 first');
});

test('a shell that cannot be evaluated does not replace the one that runs', async () => {
  store.releaseShell('1.0.0');
  await open();
  store.releaseShell('1.1.0', { broken: true });
  // Some looks at the channel.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await version()).toBe('1.0.0');
  expect(await bodyOf('/')).toContain('<html>shell 1.0.0 first');
});

test('a server that starts while the live shell cannot runs the one before, and follows the next change', async () => {
  store.releaseShell('1.0.0');
  store.releaseShell('1.1.0', { broken: true });
  await open();
  expect(await version()).toBe('1.0.0');
  expect(await bodyOf('/')).toContain('<html>shell 1.0.0 first');
  store.releaseShell('1.2.0');
  await until(async () => (await version()) === '1.2.0');
});

test('a server that is told which shell to run keeps to it', async () => {
  store.releaseShell('1.1.0');
  await open({ SHELL_DIST: store.shellDist });
  expect(await version()).toBe('1.0.0-test');
  expect(await bodyOf('/')).toContain('<html>first');
  expect(await bodyOf('/releases/shell/1.0.0-test/main.js')).toBe('run()');
});
