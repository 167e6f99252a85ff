import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { abortCanary, startCanary } from './canary/index.ts';
import { list } from './list.ts';
import { createPreview } from './promote/preview.ts';
import { promote } from './promote/promote.ts';
import { rollback } from './promote/rollback.ts';
import { gc } from './gc.ts';
import { publish, releaseFolder } from './publish/publish.ts';
import { writeBuild, writeShell } from './testing/write-build.ts';
import { folderStore } from './store/release-store.ts';

const day = 86_400_000;
let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gc-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publishOld(version: string, name = 'catalog'): Promise<void> {
  const dist = path.join(folder, `${name}-${version}`);
  await publish(
    name === 'shell' ? writeShell(dist, { version }) : writeBuild(dist, version),
    folderStore(data),
  );
  makeOld(releaseFolder(data, name, version));
}
const makeOld = (file: string, days = 100) => {
  const then = new Date(Date.now() - days * day);
  utimesSync(file, then, then);
};
/** Dates every change of the channel document a hundred days back. */
const makeHistoryOld = () => {
  const history = path.join(data, 'registry/history');
  const at = new Date(Date.now() - 100 * day).toISOString();
  for (const file of readdirSync(history).map((name) => path.join(history, name))) {
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), at }));
  }
};
const remaining = async (name = 'catalog') =>
  (await list(folderStore(data))).filter((release) => release.name === name).map(({ version }) => version);

test('a release that can be seen in a preview is kept while the preview lasts', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const version of ['1.0.0-old', '1.1.0-seen']) await publishOld(version);
  await createPreview(folderStore(data), [{ name: 'catalog', version: '1.1.0-seen' }], {
    hours: 1,
    force: true,
  });
  await gc(folderStore(data));
  expect(await remaining()).toEqual(['1.1.0-seen']);
  const registry = path.join(data, 'registry/previews');
  for (const file of readdirSync(registry)) rmSync(path.join(registry, file));
  await gc(folderStore(data));
  expect(await remaining()).toEqual([]);
});

test('a canary is kept, also for a while after its end; a removal leaves it as it is', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const version of ['1.0.0-a', '1.1.0-try', '1.2.0-never']) await publishOld(version);
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  await startCanary(folderStore(data), { name: 'catalog', version: '1.1.0-try' }, { force: true });
  makeHistoryOld();
  const { canaries } = await folderStore(data).channel.read();
  expect(await gc(folderStore(data))).toMatchObject([{ version: '1.2.0-never' }]);
  expect(await folderStore(data).channel.read()).toMatchObject({ revision: 4, canaries });
  await abortCanary(folderStore(data), 'catalog', {});
  expect(await gc(folderStore(data))).toEqual([]);
  expect(await gc(folderStore(data), { now: Date.now() + 8 * day })).toMatchObject([
    { version: '1.1.0-try' },
  ]);
});

test('live releases, rollback targets and recently published ones are kept; the rest is removed', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) await publishOld(version, 'shell');
  makeOld(releaseFolder(data, 'shell', '1.0.0-s'), 200);
  for (const version of ['1.0.0-never', '1.1.0-a', '1.2.0-b', '1.3.0-c', '1.4.0-bad'])
    await publishOld(version);
  for (const version of ['1.1.0-a', '1.2.0-b', '1.3.0-c', '1.4.0-bad'])
    await promote(folderStore(data), 'catalog', version);
  await rollback(folderStore(data), 'catalog');
  makeHistoryOld();
  await publish(writeBuild(path.join(folder, 'new'), '1.5.0-new'), folderStore(data));

  const removed = await gc(folderStore(data));
  expect(removed.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'catalog 1.0.0-never',
    'catalog 1.4.0-bad',
    'shell 1.0.0-s',
  ]);
  expect(await remaining()).toEqual(['1.1.0-a', '1.2.0-b', '1.3.0-c', '1.5.0-new']);
  expect(await remaining('shell')).toEqual(['1.1.0-s']);
  await rollback(folderStore(data), 'catalog');
  await rollback(folderStore(data), 'catalog');
  expect((await folderStore(data).channel.read()).remotes['catalog']?.version).toBe('1.1.0-a');
  expect(existsSync(path.join(data, 'releases/.removed'))).toBe(false);
});

test('a release that was live recently is kept, because it may be open in a browser', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const version of ['1.0.0-a', '1.1.0-bad']) await publishOld(version);
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  await promote(folderStore(data), 'catalog', '1.1.0-bad');
  makeHistoryOld();
  // It was live until now.
  await rollback(folderStore(data), 'catalog');
  expect(await gc(folderStore(data))).toEqual([]);
  expect(await remaining()).toEqual(['1.0.0-a', '1.1.0-bad']);
  const later = Date.now() + 8 * day;
  expect(await gc(folderStore(data), { now: later })).toMatchObject([{ version: '1.1.0-bad' }]);
  // Live releases are kept, however old they are.
  expect(await gc(folderStore(data), { now: later, days: 1 })).toEqual([]);
});

test("a watcher's builds are removed after a day, and so are incomplete publications", async () => {
  await publishOld('1.0.0-s', 'shell');
  await publishOld('1.0.0-dev.1');
  makeOld(releaseFolder(data, 'catalog', '1.0.0-dev.1'), 2);
  const incomplete = path.join(data, 'releases/catalog/.1.0.0-a.1234');
  mkdirSync(incomplete);
  makeOld(incomplete, 2);
  expect(await gc(folderStore(data))).toMatchObject([{ version: '1.0.0-dev.1' }]);
  expect(existsSync(incomplete)).toBe(false);
});

test('a release that is promoted at the same time is not removed', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const version of ['1.0.0-a', '1.1.0-b']) await publishOld(version);
  await promote(folderStore(data), 'catalog', '1.1.0-b');
  makeHistoryOld();
  const results = await Promise.allSettled([
    promote(folderStore(data), 'catalog', '1.0.0-a'),
    gc(folderStore(data)),
  ]);
  const live = (await folderStore(data).channel.read()).remotes['catalog']?.version ?? '';
  expect(await remaining()).toContain(live);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('the live shell and the one to go back to are kept, also when a newer one has been published', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s', '1.2.0-s']) await publishOld(version, 'shell');
  for (const version of ['1.0.0-s', '1.1.0-s']) await promote(folderStore(data), 'shell', version);
  makeHistoryOld();
  expect(await gc(folderStore(data))).toMatchObject([{ name: 'shell', version: '1.2.0-s' }]);
  expect(await remaining('shell')).toEqual(['1.0.0-s', '1.1.0-s']);
});

test('a shell that was live until recently is kept, because pages that it has sent still load from it', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) await publishOld(version, 'shell');
  for (const version of ['1.0.0-s', '1.1.0-s']) await promote(folderStore(data), 'shell', version);
  await rollback(folderStore(data), 'shell');
  expect(await gc(folderStore(data))).toEqual([]);
  makeHistoryOld();
  expect(await gc(folderStore(data))).toMatchObject([{ name: 'shell', version: '1.1.0-s' }]);
});

test('where the channel names no shell, the one that was published last is kept', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) await publishOld(version, 'shell');
  makeOld(releaseFolder(data, 'shell', '1.1.0-s'), 99);
  expect(await gc(folderStore(data))).toMatchObject([{ name: 'shell', version: '1.0.0-s' }]);
});

test('what was published lately and never went live is kept as long as what left the channel', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const [version, days] of [
    ['1.0.0-new', 6],
    ['1.1.0-old', 8],
  ] as const) {
    await publishOld(version);
    makeOld(releaseFolder(data, 'catalog', version), days);
  }
  expect(await gc(folderStore(data))).toMatchObject([{ version: '1.1.0-old' }]);
  expect(await gc(folderStore(data), { days: 5 })).toMatchObject([{ version: '1.0.0-new' }]);
});

test('a removal is recorded with who and why; a dry run removes and records nothing', async () => {
  await publishOld('1.0.0-s', 'shell');
  for (const version of ['1.0.0-never', '1.1.0-a']) await publishOld(version);
  await promote(folderStore(data), 'catalog', '1.1.0-a');
  expect(await gc(folderStore(data), { dryRun: true })).toMatchObject([{ version: '1.0.0-never' }]);
  expect(await remaining()).toEqual(['1.0.0-never', '1.1.0-a']);
  expect(await folderStore(data).channel.history()).toHaveLength(1);
  await gc(folderStore(data), { actor: 'tess', reason: 'disk full' });
  expect((await folderStore(data).channel.history()).at(-1)).toMatchObject({
    action: 'prune',
    actor: 'tess',
    reason: 'disk full',
    live: { catalog: { version: '1.1.0-a' } },
  });
});

test('without published releases nothing is removed', async () => {
  expect(await gc(folderStore(data))).toEqual([]);
});
