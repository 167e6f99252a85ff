import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ChannelConflict } from '../../registry/index.ts';
import { publish, releaseFolder } from '../publish/publish.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { promote, promoteAll } from './promote.ts';
import { rollback } from './rollback.ts';
import { SmokeTestFailed } from '../release-error.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'change-channel-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) {
    await build('catalog', version);
    await build('content', version);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(name: string, version: string, prefixes = [`/${name}`], script?: string): Promise<void> {
  const dist = path.join(folder, `dist-${name}-${version}`);
  await publish(writeBuild(dist, version, { name, prefixes }, script), folderStore(data));
}
const quick = { force: true };
const store = () => folderStore(data).channel;
const live = async (name: string) => (await store().read()).remotes[name]?.version;

test('several remotes change in one revision, with one entry in the history', async () => {
  const change = await promoteAll(
    folderStore(data),
    [
      { name: 'catalog', version: '1.0.0-a' },
      { name: 'content', version: '1.1.0-b' },
    ],
    { actor: 'tess', reason: 'the new header' },
  );
  expect(change).toMatchObject({ revision: 1, changes: [{ remote: 'catalog' }, { remote: 'content' }] });
  expect(await store().history()).toMatchObject([
    { action: 'promote', actor: 'tess', reason: 'the new header' },
  ]);
});

test('when one of several releases is refused, none goes live', async () => {
  await build('content', '1.3.0-wide', ['/catalog']);
  const releases = [
    { name: 'catalog', version: '1.0.0-a' },
    { name: 'content', version: '1.3.0-wide' },
  ];
  await expect(promoteAll(folderStore(data), releases, quick)).rejects.toThrow("both claim '/catalog'");
  expect((await store().read()).revision).toBe(0);
});

test('without a name the history says which user it was', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  expect(await store().history()).toMatchObject([{ actor: userInfo().username }]);
});

test('concurrent changes of different remotes both happen', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  await Promise.all([
    promote(folderStore(data), 'catalog', '1.1.0-b', quick),
    promote(folderStore(data), 'content', '1.0.0-a', quick),
    promoteAll(folderStore(data), [], quick),
  ]);
  expect([await live('catalog'), await live('content')]).toEqual(['1.1.0-b', '1.0.0-a']);
  expect(await store().history()).toHaveLength(3);
});

test('of concurrent changes of one remote the later one is told, and writes nothing', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  const results = await Promise.allSettled([
    promote(folderStore(data), 'catalog', '1.1.0-b', quick),
    promote(folderStore(data), 'catalog', '1.2.0-c', quick),
  ]);
  const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(lost).toBeInstanceOf(ChannelConflict);
  expect(lost?.message).toContain(
    'catalog went from 1.0.0-a to 1.1.0-b in the meantime. Nothing was written',
  );
  expect([await live('catalog'), (await store().read()).revision]).toEqual(['1.1.0-b', 2]);
});

test('of two concurrent rollbacks one happens: the other would go further back than it was meant to', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  await promote(folderStore(data), 'catalog', '1.1.0-b', quick);
  const results = await Promise.allSettled([
    rollback(folderStore(data), 'catalog', quick),
    rollback(folderStore(data), 'catalog', quick),
  ]);
  // Either may be the first.
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: expect.any(ChannelConflict) as unknown });
  expect(await live('catalog')).toBe('1.0.0-a');
});

test('a dry run checks everything and writes nothing', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  const before = readdirSync(data, { recursive: true });
  const change = await promote(folderStore(data), 'catalog', '1.1.0-b', { dryRun: true });
  expect(change).toMatchObject({ revision: 1, changes: [{ remote: 'catalog', to: '1.1.0-b' }] });
  await build('catalog', '2.0.0-broken', ['/catalog'], 'throw new Error("broken on purpose");');
  const broken = promote(folderStore(data), 'catalog', '2.0.0-broken', { dryRun: true });
  await expect(broken).rejects.toThrow(SmokeTestFailed);
  rmSync(releaseFolder(data, 'catalog', '2.0.0-broken'), { recursive: true });
  expect(readdirSync(data, { recursive: true })).toEqual(before);
  expect(await live('catalog')).toBe('1.0.0-a');
});

test('force skips the smoke test, and nothing else', async () => {
  await build('catalog', '2.0.0-broken', ['/catalog'], 'throw new Error("broken on purpose");');
  await promote(folderStore(data), 'catalog', '2.0.0-broken', quick);
  expect(await live('catalog')).toBe('2.0.0-broken');

  await build('content', '2.0.0-inside', ['/catalog/care']);
  await expect(promote(folderStore(data), 'content', '2.0.0-inside', quick)).rejects.toThrow('lies within');
  await publish(
    writeBuild(path.join(folder, 'old'), '0.9.0-old', { prefixes: ['/catalog'], hostApi: '2.0' }),
    folderStore(data),
  );
  await expect(promote(folderStore(data), 'catalog', '0.9.0-old', quick)).rejects.toThrow(
    'asks for host API 2.0',
  );
  await publish(
    writeBuild(path.join(folder, 'narrow'), '2.1.0-n', {
      prefixes: ['/catalog'],
      requires: { react: '^20.0.0' },
    }),
    folderStore(data),
  );
  await expect(promote(folderStore(data), 'catalog', '2.1.0-n', quick)).rejects.toThrow(
    'asks for react ^20.0.0',
  );
  writeFileSync(path.join(releaseFolder(data, 'catalog', '1.0.0-a'), 'remoteEntry.js'), 'garbage');
  await expect(promote(folderStore(data), 'catalog', '1.0.0-a', quick)).rejects.toThrow('its hash differs');
  expect(await live('catalog')).toBe('2.0.0-broken');
});
