import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@ritual/platform/database';
import { startMachine } from '@ritual/platform/registry-api/testing/machine';
import { writeBuild } from '@ritual/platform/release/testing/write-build';
import { publish } from '@ritual/platform/release';
import { s3Keys, startS3Server } from '@ritual/platform/storage/testing/s3-server';
import { buildServer } from './app.ts';
import { readSettings } from './settings.ts';

/** A shell whose pages have the texts of two remotes. */
const shellBuild = `
exports.sharedModules = {};
exports.createRenderer = ({ loadRemote, channel }) => ({
  async render(_page, _signal, queues) {
    return queues.markup(async () => ({
      kind: 'page', status: 200, policy: "default-src 'self'", complete: true,
      html: Object.keys(channel.remotes).sort().map((name) => loadRemote(name).text).join(' and '),
    }));
  },
});`;

let folder: string;
let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let one: Awaited<ReturnType<typeof startStore>>;
let two: Awaited<ReturnType<typeof startStore>>;

/** A machine with registry, asset host and shell. */
async function startStore(name: string) {
  const storage = {
    ...{ RELEASE_STORE_URL: database.url, RELEASE_FILES_URL: `s3://${s3.bucket}/store` },
    ...{ RELEASE_FILES_ENDPOINT: s3.endpoint },
    ...{ RELEASE_FILES_KEY_ID: s3Keys.id, RELEASE_FILES_SECRET: s3Keys.secret },
  };
  const machine = await startMachine(path.join(folder, name), storage);
  const shell = async () =>
    buildServer(
      readSettings({
        ...{ ...storage, DATA_DIR: machine.dataDir, LOG_LEVEL: 'silent', RENDER_WORKERS: '1' },
        ...{ ASSET_ORIGIN: machine.assetOrigin, REGISTRY_ORIGIN: machine.registryOrigin },
      }),
    );
  return { ...machine, shell };
}
const build = (name: string, version: string) =>
  writeBuild(
    path.join(folder, `${name}-${version}`),
    version,
    { name, prefixes: [`/${name}`] },
    `exports.remote = { name: '${name}', routes: [], text: '${name} ${version}' };`,
  );
const named = (name: string, version: string) => [{ name, version }];
const quick = { force: true, reason: 'it is not run here' };

/** Prints how long it takes until a page of a shell has this text. */
async function untilRendered(what: string, shell: Awaited<ReturnType<typeof buildServer>>, text: string) {
  const began = performance.now();
  for (;;) {
    const { body } = await shell.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
    if (body.includes(text)) break;
    if (performance.now() > began + 30_000) throw new Error(`The page has '${body}', and not '${text}'.`);
    await sleep(20);
  }
  process.stdout.write(`${what} after ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'two-machines-'));
  [database, s3] = await Promise.all([createTestDatabase(), startS3Server()]);
  one = await startStore('one');
  two = await startStore('two');
  const shell = { name: 'shell', prefixes: [], brings: { react: '19.3.1' } };
  await publish(writeBuild(path.join(folder, 'shell'), '1.0.0-s', shell, shellBuild), one.store);
}, 60_000);
afterAll(async () => {
  await one.stop();
  await two.stop();
  await s3.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('what is released, promoted and rolled back at one machine is rendered and served by the other, and no team loses a change', async () => {
  const platform = await one.releasing('shell');
  const [catalog, content] = [await one.releasing('catalog'), await two.releasing('content')];
  await catalog.publish(build('catalog', '1.0.0-a'));
  await catalog.promote(named('catalog', '1.0.0-a'), quick);
  await platform.promote(named('shell', '1.0.0-s'), quick);
  const shells = [await one.shell(), await two.shell()] as const;
  try {
    await untilRendered('at the start, machine 2', shells[1], 'catalog 1.0.0-a');

    await catalog.publish(build('catalog', '1.1.0-b'));
    await catalog.promote(named('catalog', '1.1.0-b'), quick);
    await untilRendered('promoted at machine 1, rendered at 2', shells[1], 'catalog 1.1.0-b');
    for (const address of [
      `${two.assetOrigin}/releases/catalog/1.1.0-b/remoteEntry.js`,
      `${two.assetOrigin}/releases/catalog/1.0.0-a/remoteEntry.js`,
      `${two.assetOrigin}/releases/shell/1.0.0-s/remoteEntry.js`,
    ]) {
      expect((await fetch(address)).status).toBe(200);
    }
    expect((await fetch(`${two.assetOrigin}/releases/catalog/1.9.0-z/remoteEntry.js`)).status).toBe(404);

    // Two teams at once, each at another machine.
    await Promise.all([
      (async () => {
        await catalog.publish(build('catalog', '1.2.0-c'));
        await catalog.promote(named('catalog', '1.2.0-c'), quick);
      })(),
      (async () => {
        await content.publish(build('content', '2.0.0-a'));
        await content.promote(named('content', '2.0.0-a'), quick);
      })(),
    ]);
    const both = 'catalog 1.2.0-c and content 2.0.0-a';
    await untilRendered('two teams at once, rendered at machine 1', shells[0], both);
    await untilRendered('two teams at once, rendered at machine 2', shells[1], both);

    const atTwo = await two.releasing('catalog');
    await atTwo.rollback({ remotes: ['catalog'], ...quick });
    await untilRendered('rolled back at machine 2, rendered at 1', shells[0], 'catalog 1.1.0-b and content');
    const history = await content.history();
    expect(history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(history.map(({ action, actor }) => `${String(action)} ${String(actor)}`)).toEqual([
      ...['promote catalog', 'promote shell', 'promote catalog'],
      ...[expect.stringMatching('promote'), expect.stringMatching('promote'), 'rollback catalog'],
    ]);
  } finally {
    await Promise.all(shells.map((shell) => shell.close()));
  }
}, 120_000);

test('a release that is damaged in the bucket is not used: the shell keeps the last good revision', async () => {
  const catalog = await one.releasing('catalog');
  const shell = await two.shell();
  try {
    const before = await one.store.channel.read();
    await untilRendered('at the start', shell, `catalog ${before.remotes['catalog']?.version ?? ''}`);
    await catalog.publish(build('catalog', '3.0.0-damaged'));
    const { bucketStorage } = await import('@ritual/platform/storage/bucket-storage');
    const files = bucketStorage({ bucket: s3.bucket, prefix: 'store', endpoint: s3.endpoint, keys: s3Keys });
    for (const { key } of await files.list('files/catalog/3.0.0-damaged/')) {
      await files.delete(key);
      await files.put(key, Buffer.from('garbage'));
    }
    files.close();
    const { revision } = await catalog.promote(named('catalog', '3.0.0-damaged'), quick);
    // The other machine has seen it when it has tried to copy it.
    await expect(two.store.kept?.fetch({ name: 'catalog', version: '3.0.0-damaged' })).rejects.toThrow(
      /of catalog 3\.0\.0-damaged is damaged in s3:\/\/releases\/store/,
    );
    await sleep(1_500);
    const { body } = await shell.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
    expect(body).toContain(`catalog ${before.remotes['catalog']?.version ?? ''}`);
    const health = await shell.inject('/healthz');
    expect(JSON.parse(health.body)).toMatchObject({ revision: revision - 1 });
    await catalog.rollback({ remotes: ['catalog'], ...quick });
    await untilRendered('rolled back', shell, `catalog ${before.remotes['catalog']?.version ?? ''}`);
  } finally {
    await shell.close();
  }
}, 120_000);
