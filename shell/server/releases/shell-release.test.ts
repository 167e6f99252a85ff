import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { readShell } from './shell-release.ts';
import { fakeStore, type FakeStore } from '../testing/fake-store.ts';

let store: FakeStore;
let release: string;
beforeEach(() => {
  store = fakeStore();
  release = mkdtempSync(path.join(tmpdir(), 'shell-release-'));
  // Layout of a release: scripts beside release.json.
  cpSync(path.join(store.shellDist, 'web'), release, { recursive: true });
  for (const name of ['node', 'release.json'])
    cpSync(path.join(store.shellDist, name), path.join(release, name), { recursive: true });
});
afterEach(() => {
  store.remove();
  rmSync(release, { recursive: true, force: true });
});

test('a build and a release of the shell are read the same way', async () => {
  expect(await readShell(store.shellDist)).toMatchObject({ webFolder: path.join(store.shellDist, 'web') });
  expect(await readShell(release)).toMatchObject({
    webFolder: release,
    nodeFile: path.join(release, 'node/server.cjs'),
  });
});

test('a server that runs a release serves its scripts and renders its pages', async () => {
  store.release(1, 'first');
  const app = await buildServer(
    readSettings({ DATA_DIR: store.dataDir, SHELL_DIST: release, LOG_LEVEL: 'silent', RENDER_WORKERS: '1' }),
  );
  expect((await app.inject('/releases/shell/1.0.0-test/main.js')).body).toBe('run()');
  expect((await app.inject('/')).body).toContain('<html>first');
  await app.close();
});
