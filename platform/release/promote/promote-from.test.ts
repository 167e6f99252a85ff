import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import { publish } from '../publish/publish.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { runRelease } from '../testing/run-release.ts';
import { contractFor, writeBuild, writeMaps, writeShell } from '../testing/write-build.ts';
import { promoteAll } from './promote.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let staging = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'promote-from-'));
  [staging, data] = [path.join(folder, 'staging'), path.join(folder, 'data')];
  for (const place of [staging, data])
    await publish(writeShell(path.join(folder, 'shell')), folderStore(place));
  // In production: the catalog before, with the addresses that the new content takes from it.
  await goLive(data, ['catalog', '1.0.0-a', { prefixes: ['/', '/product', '/faq'] }]);
  await goLive(
    staging,
    ['catalog', '1.1.0-b', { prefixes: ['/', '/product'] }],
    ['content', '1.0.0-c', { prefixes: ['/faq'] }],
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Wanted = readonly [name: string, version: string, changes?: Partial<ReleaseFile>, script?: string];

async function goLive(place: string, ...releases: readonly Wanted[]): Promise<void> {
  for (const [name, version, changes, script] of releases) {
    const dist = writeBuild(path.join(folder, `${name}-${version}`), version, { name, ...changes }, script);
    writeMaps(dist);
    await publish(dist, folderStore(place));
  }
  await promoteAll(
    folderStore(place),
    releases.map(([name, version]) => ({ name, version })),
    { force: true },
  );
}

const run = (...words: readonly string[]) => runRelease(data, ['promote', '--from', staging, ...words]);
const live = async () =>
  Object.fromEntries(
    Object.entries((await folderStore(data).channel.read()).remotes).map(([name, { version }]) => [
      name,
      version,
    ]),
  );
const files = () => readdirSync(data, { recursive: true, encoding: 'utf8' }).sort();

test('what is live in another registry is published and goes live in one revision', async () => {
  const before = files();
  const dry = await run('--dry-run');
  expect(dry).toEqual({
    ...{ code: 0, err: '' },
    out: [
      'catalog 1.1.0-b would be published.',
      'content 1.0.0-c would be published.',
      'catalog: 1.0.0-a → 1.1.0-b',
      'content: not live → 1.0.0-c',
      'Nothing was written: the channel stays at revision 1.\n',
    ].join('\n'),
  });
  expect(files()).toEqual(before);

  expect(await run()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^catalog 1\.1\.0-b is published\.\n[^]*\nLive with revision 2\.\n$/),
  });
  expect(await live()).toEqual({ catalog: '1.1.0-b', content: '1.0.0-c' });
  expect((await folderStore(data).channel.history()).at(-1)?.reason).toBe(`as in ${staging} at revision 1`);
  const place = (root: string) =>
    readdirSync(path.join(root, 'releases/catalog/1.1.0-b'), { recursive: true });
  expect(place(data).sort()).toEqual(place(staging).sort());

  expect((await run()).out).toBe('Nothing changes: that is live already, with revision 2.\n');
  expect((await run('--dry-run')).out).toContain('Nothing changes');
});

test('one remote goes live alone when it is named', async () => {
  const { code, out } = await run('mfe-catalog', '--json', '--reason', 'checked in staging');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ...{ revision: 2, dryRun: false, published: [{ name: 'catalog', version: '1.1.0-b' }] },
    changes: [{ remote: 'catalog', from: '1.0.0-a', to: '1.1.0-b', fallback: '1.0.0-a' }],
  });
  expect(await live()).toEqual({ catalog: '1.1.0-b' });
  expect((await folderStore(data).channel.history()).at(-1)?.reason).toBe('checked in staging');
});

test('when one of them cannot go live here, none does', async () => {
  await goLive(staging, [
    'content',
    '1.1.0-x',
    { prefixes: ['/faq'] },
    "throw new Error('broken on purpose');",
  ]);
  for (const more of [['--dry-run'], []]) {
    expect(await run(...more)).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringContaining('broken on purpose'),
    });
  }
  expect(await live()).toEqual({ catalog: '1.0.0-a' });
  // Alone it would have an address that the catalog here still has.
  const overlap = await run('content', '--dry-run', '--force', '--reason', 'a test');
  expect(overlap).toMatchObject({ code: 1, err: expect.stringContaining("both claim '/faq'") });
  expect(await run('--dry-run', '--force', '--reason', 'a test')).toMatchObject({ code: 0 });
});

test('a dry run compares what goes live together with each other and with what stays live', async () => {
  const sends = (type: string) => ({
    prefixes: ['/', '/product'],
    contract: contractFor({
      events: { publishes: { 'gift:chosen': `{ readonly id: ${type} }` }, subscribes: {} },
    }),
  });
  await goLive(
    data,
    ['catalog', '1.0.1-a', sends('string')],
    [
      'wishlist',
      '1.0.0-w',
      {
        prefixes: ['/wishlist'],
        contract: contractFor({
          events: { publishes: {}, subscribes: { 'gift:chosen': '{ readonly id: string }' } },
        }),
      },
    ],
  );
  await goLive(staging, ['catalog', '1.2.0-d', sends('number')]);
  for (const more of [['--dry-run'], []]) {
    expect(await run(...more)).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringContaining(
        "The event 'gift:chosen' as catalog 1.2.0-d sends it is not what wishlist",
      ),
    });
  }
  await goLive(staging, ['catalog', '1.3.0-e', sends('string')]);
  expect(await run('--dry-run')).toMatchObject({ code: 0 });
});

test('a version that is published here with other content is refused', async () => {
  await publish(
    writeBuild(path.join(folder, 'other'), '1.1.0-b', { prefixes: ['/other'] }),
    folderStore(data),
  );
  expect(await run()).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^catalog 1\.1\.0-b is published in .*data with other content\./),
  });
});

test.each([
  [['account'], 1, /^account is not live in .*staging\. Live are: catalog, content\./],
  [['catalog@1.1.0-b'], 1, /^'catalog@1\.1\.0-b' is not the name of a remote/],
  [['--force'], 2, /^error: '--force' needs a reason/],
] as const)('promote --from with %j is refused', async (words, code, said) => {
  expect(await run(...words)).toMatchObject({ code, out: '', err: expect.stringMatching(said) });
});

test('another registry that cannot be used is named', async () => {
  const from = (where: string, env = {}) => runRelease(data, ['promote', '--from', where], env);
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  expect((await from(empty)).err).toBe(`Nothing is live in ${empty}.\n`);
  expect((await from(path.join(folder, 'none'))).err).toMatch(
    /^There is no folder .*none: name the DATA_DIR/,
  );
  expect((await from('http://store.example.com')).err).toMatch(
    /^'http:\/\/store\.example\.com' cannot be used: write an https/,
  );
  expect((await from('https://store.example.com')).err).toMatch(/^RELEASE_FROM_TOKEN is missing, and --from/);
});

test('the shell goes with the remotes that need it', async () => {
  const shell = (version: string, hostApi: string) =>
    writeShell(path.join(folder, `shell-${version}`), { version, hostApi });
  const [now = '', next = ''] = [0, 1].map((more) =>
    hostApiVersion.replace(/\d+$/, (minor) => String(Number(minor) + more)),
  );
  await publish(shell('1.0.1-s', now), folderStore(data));
  await promoteAll(folderStore(data), [{ name: 'shell', version: '1.0.1-s' }], { force: true });
  await publish(shell('1.1.0-s', next), folderStore(staging));
  await promoteAll(folderStore(staging), [{ name: 'shell', version: '1.1.0-s' }], { force: true });
  await goLive(staging, ['catalog', '1.2.0-d', { prefixes: ['/', '/product'], hostApi: next }]);
  expect(await run('catalog', '--dry-run')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`catalog 1.2.0-d asks for host API ${next}, the shell provides ${now}`),
  });
  expect(await run('--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('shell: 1.0.1-s → 1.1.0-s'),
  });
  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('Live with revision 3.') });
  expect(await folderStore(data).channel.read()).toMatchObject({
    shell: { version: '1.1.0-s', previous: { version: '1.0.1-s' } },
    remotes: { catalog: { version: '1.2.0-d' } },
  });
});
