import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Settings } from '../../settings/index.ts';
import type { BuildablePackage } from '../../webpack/packages.ts';
import { abortCanary, startCanary } from '../canary/index.ts';
import { promote, promoteAll } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { publish, releaseFolder } from '../publish/publish.ts';
import { startReleases } from './start-releases.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { StorageFailed } from '../../storage/index.ts';
import { keptReleases } from '../store/kept-releases.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
let catalog: BuildablePackage;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-releases-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  const remote = { name: 'catalog', folder: 'mfe-catalog', devPort: 1, prefixes: ['/'], slots: [] };
  catalog = { name: 'catalog', folder: 'mfe-catalog', path: path.join(folder, 'mfe-catalog'), remote };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm start` with this build in the checkout. */
async function start(version: string, mode: Settings['mode'] = 'demo'): Promise<readonly string[]> {
  rmSync(catalog.path, { recursive: true, force: true });
  writeBuild(path.join(catalog.path, 'dist'), version);
  return (await startReleases({ store: folderStore(data), mode, packages: [catalog] })).messages;
}

/** A team releases from its own checkout. */
async function releaseElsewhere(version: string): Promise<void> {
  await publish(writeBuild(path.join(folder, `elsewhere-${version}`), version), folderStore(data));
  await promote(folderStore(data), 'catalog', version);
}

const live = async () => (await folderStore(data).channel.read()).remotes['catalog']?.version;
const revision = async () => (await folderStore(data).channel.read()).revision;

test.each(['demo', 'production'] as const)(
  'in %s mode a first start makes live what is built',
  async (mode) => {
    expect(await start('1.0.0-a', mode)).toEqual([]);
    expect(await live()).toBe('1.0.0-a');
    await start('1.0.0-a', mode);
    expect(await revision()).toBe(1);
  },
);

test('in a demo changed code is live after the next start, also when the change is reverted', async () => {
  await start('1.0.0-a');
  await start('1.0.0-b');
  expect(await live()).toBe('1.0.0-b');
  await start('1.0.0-a');
  expect(await live()).toBe('1.0.0-a');
});

test('in production mode a start replaces no release, and says how to promote one', async () => {
  await start('1.0.0-a', 'production');
  expect(await start('1.0.0-b', 'production')).toEqual([
    'catalog stays 1.0.0-a: in production mode a start replaces no release. To change that: npm run release -- promote catalog@1.0.0-b',
  ]);
  expect([await live(), await revision()]).toEqual(['1.0.0-a', 1]);
  await promote(folderStore(data), 'catalog', '1.0.0-b');
  expect(await live()).toBe('1.0.0-b');
});

test('a rollback survives starts, until the code has changed', async () => {
  await start('1.0.0-a');
  await start('1.0.0-b');
  await rollback(folderStore(data), 'catalog');
  for (const _ of [1, 2]) {
    expect(await start('1.0.0-b')).toEqual([expect.stringContaining('was rolled back')]);
    expect(await live()).toBe('1.0.0-a');
  }
  await start('1.0.0-a');
  expect(await start('1.0.0-b')).toHaveLength(1);
  expect(await live()).toBe('1.0.0-a');
  expect(await start('1.0.0-c')).toEqual([]);
  expect(await live()).toBe('1.0.0-c');
});

test('a start in the middle of a canary changes neither it nor what it is compared with', async () => {
  await start('1.0.0-a');
  await publish(writeBuild(path.join(folder, 'elsewhere'), '1.1.0-x'), folderStore(data));
  await startCanary(folderStore(data), { name: 'catalog', version: '1.1.0-x' }, { force: true });
  expect(await start('1.0.0-b')).toEqual([
    expect.stringContaining(
      "catalog stays 1.0.0-a: its release 1.1.0-x is a canary, which is compared with it until 'canary complete' or 'canary abort' ends it.",
    ),
  ]);
  expect((await folderStore(data).channel.read()).canaries).toHaveProperty('catalog');
  await abortCanary(folderStore(data), 'catalog', {});
  expect(await start('1.1.0-x')).toEqual([expect.stringContaining('was rolled back')]);
  expect(await live()).toBe('1.0.0-a');
});

test('a release promoted from another checkout survives starts, until the code has changed', async () => {
  await start('1.0.0-a');
  await releaseElsewhere('1.0.0-x');
  expect(await start('1.0.0-a')).toEqual([expect.stringContaining('promoted after the build')]);
  expect(await live()).toBe('1.0.0-x');
  await start('1.0.0-b');
  expect(await live()).toBe('1.0.0-b');
});

test.each(['demo', 'production'] as const)(
  'in %s mode a start after the watcher brings back what was live before it',
  async (mode) => {
    await start('1.0.0-a');
    await start('1.0.0-b');
    await rollback(folderStore(data), 'catalog');
    for (const version of ['1.0.0-dev.1', '1.0.0-dev.2']) await releaseElsewhere(version);
    await start('1.0.0-b', mode);
    expect(await live()).toBe('1.0.0-a');
  },
);

test('a missing live release does not keep a demo from starting', async () => {
  await start('1.0.0-a');
  await releaseElsewhere('1.0.0-x');
  rmSync(path.join(data, 'releases/catalog/1.0.0-x'), { recursive: true });
  await start('1.0.0-a');
  expect(await live()).toBe('1.0.0-a');
});

test('a remote that the channel does not name yet is made live, the others do not change', async () => {
  await publish(
    writeBuild(path.join(folder, 'content'), '1.0.0-a', { name: 'content', prefixes: ['/faq'] }),
    folderStore(data),
  );
  await promoteAll(folderStore(data), [{ name: 'content', version: '1.0.0-a' }]);
  await start('1.0.0-a', 'production');
  expect(Object.keys((await folderStore(data).channel.read()).remotes).sort()).toEqual([
    'catalog',
    'content',
  ]);
});

test.each(['demo', 'production'] as const)(
  'a start in %s mode removes old releases in a demo only',
  async (mode) => {
    await publish(writeBuild(path.join(folder, 'old'), '0.9.0-old'), folderStore(data));
    const old = releaseFolder(data, 'catalog', '0.9.0-old');
    utimesSync(old, new Date(0), new Date(0));
    await start('1.0.0-a', mode);
    expect([await live(), existsSync(old)]).toEqual(['1.0.0-a', mode === 'production']);
  },
);

test('a start is recorded with who started the store', async () => {
  rmSync(catalog.path, { recursive: true, force: true });
  writeBuild(path.join(catalog.path, 'dist'), '1.0.0-a');
  await startReleases({
    store: folderStore(data),
    mode: 'production',
    packages: [catalog],
    actor: 'deploy-bot',
  });
  expect(await folderStore(data).channel.history()).toMatchObject([{ action: 'start', actor: 'deploy-bot' }]);
});

test('a damaged history does not keep a demo from starting; nothing is removed then', async () => {
  await start('1.0.0-a');
  writeFileSync(path.join(data, 'registry/history/00000001.json'), '');
  expect(await start('1.0.0-b')).toEqual([
    expect.stringMatching(/^Old releases were not removed: .*00000001\.json is not JSON.* delete it/),
  ]);
  expect(await live()).toBe('1.0.0-b');
});

/** `npm start` with this build of the shell in the checkout. */
async function startShell(mode: Settings['mode'], version: string, changes = {}): Promise<readonly string[]> {
  const shell = { name: 'shell', folder: 'shell', path: path.join(folder, 'checkout') };
  rmSync(shell.path, { recursive: true, force: true });
  writeShell(path.join(shell.path, 'dist'), { version, ...changes });
  return (await startReleases({ store: folderStore(data), mode, packages: [shell] })).messages;
}
const liveShell = async () => (await folderStore(data).channel.read()).shell;

test('the first start makes its shell live, and in production mode no later one does', async () => {
  expect(await startShell('production', '1.1.0-s')).toEqual([]);
  expect(await liveShell()).toMatchObject({ version: '1.1.0-s', brings: { react: '19.3.1' }, prefixes: [] });
  expect(await startShell('production', '1.2.0-s')).toEqual([
    'shell stays 1.1.0-s: in production mode a start replaces no release. To change that: npm run release -- promote shell@1.2.0-s',
  ]);
  expect((await liveShell())?.version).toBe('1.1.0-s');
});

test('in a demo another shell is live after the next start, unless it was rolled back', async () => {
  await startShell('demo', '1.1.0-s');
  await startShell('demo', '1.2.0-s');
  expect(await liveShell()).toMatchObject({ version: '1.2.0-s', previous: { version: '1.1.0-s' } });
  await rollback(folderStore(data), 'shell');
  expect(await startShell('demo', '1.2.0-s')).toEqual([
    expect.stringContaining('shell stays 1.1.0-s: the build of this folder was rolled back.'),
  ]);
});

test('a start makes a shell and the remotes that need it live together', async () => {
  await startShell('demo', '0.9.0-s', { hostApi: '1.0' });
  const shell = { name: 'shell', folder: 'shell', path: path.join(folder, 'checkout') };
  rmSync(shell.path, { recursive: true });
  writeShell(path.join(shell.path, 'dist'), { version: '1.1.0-s', hostApi: '1.1' });
  writeBuild(path.join(catalog.path, 'dist'), '1.0.0-a', { hostApi: '1.1' });
  await startReleases({ store: folderStore(data), mode: 'demo', packages: [catalog, shell] });
  expect([await live(), (await liveShell())?.version, await revision()]).toEqual(['1.0.0-a', '1.1.0-s', 2]);
});

/** The store is started with a shell that has another React version. */
const upgrade = (react: string) =>
  publish(
    writeShell(path.join(folder, `shell-${react}`), { version: `${react}-s`, brings: { react } }),
    folderStore(data),
  );

test('in production mode a live release that the new shell cannot run is replaced by an earlier one that it can', async () => {
  await start('1.0.0-a', 'production');
  await publish(
    writeBuild(path.join(folder, 'narrow'), '1.1.0-n', { requires: { react: '^19.0.0' } }),
    folderStore(data),
  );
  await promote(folderStore(data), 'catalog', '1.1.0-n');
  await upgrade('20.0.0');
  expect(await start('1.2.0-b', 'production')).toEqual([
    'catalog goes from 1.1.0-n to 1.0.0-a: catalog 1.1.0-n asks for react ^19.0.0, the shell brings 20.0.0. The build of this folder is 1.2.0-b; to make it live: npm run release -- promote catalog@1.2.0-b',
  ]);
  expect(await live()).toBe('1.0.0-a');
});

test.each(['demo', 'production'] as const)(
  'in %s mode the build is made live, with a message, when no earlier live release fits the new shell',
  async (mode) => {
    rmSync(catalog.path, { recursive: true, force: true });
    writeBuild(path.join(catalog.path, 'dist'), '1.0.0-a', { requires: { react: '^19.0.0' } });
    await startReleases({ store: folderStore(data), mode, packages: [catalog] });
    await upgrade('20.0.0');
    expect(await start('1.1.0-b', mode)).toEqual([
      'catalog goes from 1.0.0-a to 1.1.0-b: catalog 1.0.0-a asks for react ^19.0.0, the shell brings 20.0.0.',
    ]);
    expect(await live()).toBe('1.1.0-b');
  },
);

test('a start names a release of another repository that the new shell cannot run', async () => {
  const guide = { name: 'guide', prefixes: ['/guide'], requires: { react: '^19.0.0' } };
  await publish(writeBuild(path.join(folder, 'guide'), '1.0.0-g', guide), folderStore(data));
  await promote(folderStore(data), 'guide', '1.0.0-g');
  expect(await start('1.0.0-a')).toEqual([]);
  await upgrade('20.0.0');
  expect(await start('1.0.0-a')).toEqual([
    'guide cannot run in this shell: guide 1.0.0-g asks for react ^19.0.0, the shell brings 20.0.0. The store goes on with an earlier release of it if one fits, else without it: its team has to release it again.',
  ]);
});

test('a release has to fit the live shell, also when a newer one has been published', async () => {
  await startShell('production', '1.1.0-s', { hostApi: '1.0' });
  await publish(
    writeShell(path.join(folder, 'next'), { version: '1.2.0-s', hostApi: '1.1' }),
    folderStore(data),
  );
  await publish(writeBuild(path.join(folder, 'newer'), '2.0.0-n', { hostApi: '1.1' }), folderStore(data));
  await expect(promote(folderStore(data), 'catalog', '2.0.0-n')).rejects.toThrow(
    'catalog 2.0.0-n asks for host API 1.1, the shell provides 1.0: promote a shell that has it',
  );
  await promote(folderStore(data), 'shell', '1.2.0-s');
  await promote(folderStore(data), 'catalog', '2.0.0-n');
  expect(await live()).toBe('2.0.0-n');
});

test('while the bucket is away a machine starts with what is live, and says what was not done; a first start is refused', async () => {
  const fail = () => Promise.reject(new StorageFailed('s3://releases/ cannot be used.'));
  const bucket = {
    location: 's3://releases/',
    put: fail,
    read: fail,
    stream: fail,
    list: fail,
    delete: fail,
  };
  const kept = keptReleases({ ...bucket, close: () => undefined }, data);
  const startAway = () =>
    startReleases({ store: { ...folderStore(data), kept }, mode: 'demo', packages: [catalog] });
  writeBuild(path.join(catalog.path, 'dist'), '1.0.0-a');
  await expect(startAway()).rejects.toThrow(StorageFailed);
  await promote(folderStore(data), 'shell', '1.0.0-s', { force: true });
  await start('1.0.0-a');
  writeBuild(path.join(catalog.path, 'dist'), '1.1.0-b');
  expect((await startAway()).messages).toEqual([
    expect.stringMatching(
      /what was live stays: s3:\/\/releases\/ cannot be used\. When it answers: start again/,
    ),
  ]);
  expect(await live()).toBe('1.0.0-a');
});
