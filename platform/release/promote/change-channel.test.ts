import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ChannelConflict, channelStore } from '../../registry/index.ts';
import { publish, releaseFolder } from '../publish/publish.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { promote, promoteAll } from './promote.ts';
import { rollback } from './rollback.ts';
import { SmokeTestFailed } from '../release-error.ts';

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'change-channel-'));
  data = path.join(folder, 'data');
  publish(writeShell(path.join(folder, 'shell')), data);
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) {
    build('catalog', version);
    build('content', version);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, version: string, prefixes = [`/${name}`], script?: string): void {
  const dist = path.join(folder, `dist-${name}-${version}`);
  publish(writeBuild(dist, version, { name, prefixes }, script), data);
}
const quick = { force: true };
const store = () => channelStore(data);
const live = (name: string) => store().read().remotes[name]?.version;

test('several remotes change in one revision, with one entry in the history', async () => {
  const change = await promoteAll(
    data,
    [
      { name: 'catalog', version: '1.0.0-a' },
      { name: 'content', version: '1.1.0-b' },
    ],
    { actor: 'tess', reason: 'the new header' },
  );
  expect(change).toMatchObject({ revision: 1, changes: [{ remote: 'catalog' }, { remote: 'content' }] });
  expect(store().history()).toMatchObject([{ action: 'promote', actor: 'tess', reason: 'the new header' }]);
});

test('when one of several releases is refused, none goes live', async () => {
  build('content', '1.3.0-wide', ['/catalog']);
  const releases = [
    { name: 'catalog', version: '1.0.0-a' },
    { name: 'content', version: '1.3.0-wide' },
  ];
  await expect(promoteAll(data, releases, quick)).rejects.toThrow("both claim '/catalog'");
  expect(store().read().revision).toBe(0);
});

test('without a name the history says which user it was', async () => {
  await promote(data, 'catalog', '1.0.0-a', quick);
  expect(store().history()).toMatchObject([{ actor: userInfo().username }]);
});

test('concurrent changes of different remotes both happen', async () => {
  await promote(data, 'catalog', '1.0.0-a', quick);
  await Promise.all([
    promote(data, 'catalog', '1.1.0-b', quick),
    promote(data, 'content', '1.0.0-a', quick),
    promoteAll(data, [], quick),
  ]);
  expect([live('catalog'), live('content')]).toEqual(['1.1.0-b', '1.0.0-a']);
  expect(store().history()).toHaveLength(3);
});

test('of concurrent changes of one remote the later one is told, and writes nothing', async () => {
  await promote(data, 'catalog', '1.0.0-a', quick);
  const results = await Promise.allSettled([
    promote(data, 'catalog', '1.1.0-b', quick),
    promote(data, 'catalog', '1.2.0-c', quick),
  ]);
  const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(lost).toBeInstanceOf(ChannelConflict);
  expect(lost?.message).toContain(
    'catalog went from 1.0.0-a to 1.1.0-b in the meantime. Nothing was written',
  );
  expect([live('catalog'), store().read().revision]).toEqual(['1.1.0-b', 2]);
});

test('of two concurrent rollbacks one happens: the other would go further back than it was meant to', async () => {
  await promote(data, 'catalog', '1.0.0-a', quick);
  await promote(data, 'catalog', '1.1.0-b', quick);
  const results = await Promise.allSettled([
    rollback(data, 'catalog', quick),
    rollback(data, 'catalog', quick),
  ]);
  expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(ChannelConflict) }]);
  expect(live('catalog')).toBe('1.0.0-a');
});

test('a dry run checks everything and writes nothing', async () => {
  await promote(data, 'catalog', '1.0.0-a');
  const before = readdirSync(data, { recursive: true });
  const change = await promote(data, 'catalog', '1.1.0-b', { dryRun: true });
  expect(change).toMatchObject({ revision: 1, changes: [{ remote: 'catalog', to: '1.1.0-b' }] });
  build('catalog', '2.0.0-broken', ['/catalog'], 'throw new Error("broken on purpose");');
  const broken = promote(data, 'catalog', '2.0.0-broken', { dryRun: true });
  await expect(broken).rejects.toThrow(SmokeTestFailed);
  rmSync(releaseFolder(data, 'catalog', '2.0.0-broken'), { recursive: true });
  expect(readdirSync(data, { recursive: true })).toEqual(before);
  expect(live('catalog')).toBe('1.0.0-a');
});

test('force skips the smoke test, and nothing else', async () => {
  build('catalog', '2.0.0-broken', ['/catalog'], 'throw new Error("broken on purpose");');
  await promote(data, 'catalog', '2.0.0-broken', quick);
  expect(live('catalog')).toBe('2.0.0-broken');

  build('content', '2.0.0-inside', ['/catalog/care']);
  await expect(promote(data, 'content', '2.0.0-inside', quick)).rejects.toThrow('lies within');
  publish(
    writeBuild(path.join(folder, 'old'), '0.9.0-old', { prefixes: ['/catalog'], hostApi: '2.0' }),
    data,
  );
  await expect(promote(data, 'catalog', '0.9.0-old', quick)).rejects.toThrow('asks for host API 2.0');
  publish(
    writeBuild(path.join(folder, 'narrow'), '2.1.0-n', {
      prefixes: ['/catalog'],
      requires: { react: '^20.0.0' },
    }),
    data,
  );
  await expect(promote(data, 'catalog', '2.1.0-n', quick)).rejects.toThrow('asks for react ^20.0.0');
  writeFileSync(path.join(releaseFolder(data, 'catalog', '1.0.0-a'), 'remoteEntry.js'), 'garbage');
  await expect(promote(data, 'catalog', '1.0.0-a', quick)).rejects.toThrow('its hash differs');
  expect(live('catalog')).toBe('2.0.0-broken');
});
