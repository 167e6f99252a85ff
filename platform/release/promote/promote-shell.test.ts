import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startCanary } from '../canary/index.ts';
import { list } from '../list.ts';
import { publish } from '../publish/publish.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { SmokeTestFailed } from '../release-error.ts';
import { contractFor, writeBuild, writeShell } from '../testing/write-build.ts';
import { runRelease } from '../testing/run-release.ts';
import { createPreview } from './preview.ts';
import { promote, promoteAll } from './promote.ts';
import { rollback } from './rollback.ts';
import { rollbackTo } from './rollback-to.ts';
import { folderStore } from '../store/release-store.ts';

const quick = { force: true, reason: 'A test of something else.' };
let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'promote-shell-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publishShell = async (version: string, changes: Partial<ReleaseFile> = {}) =>
  await publish(
    writeShell(path.join(folder, `shell-${version}`), { version, ...changes }),
    folderStore(data),
  );
const publishCatalog = async (version: string, changes: Partial<ReleaseFile> = {}, script?: string) =>
  await publish(
    writeBuild(path.join(folder, `catalog-${version}`), version, changes, script),
    folderStore(data),
  );
const live = async () => {
  const { remotes, shell } = await folderStore(data).channel.read();
  return [shell?.version, remotes['catalog']?.version];
};

test('a shell goes live beside the remotes, and back', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) await publishShell(version);
  await publishCatalog('1.0.0-a');
  await promoteAll(folderStore(data), [
    { name: 'catalog', version: '1.0.0-a' },
    { name: 'shell', version: '1.0.0-s' },
  ]);
  expect(await live()).toEqual(['1.0.0-s', '1.0.0-a']);
  const { changes, revision } = await promote(folderStore(data), 'shell', '1.1.0-s');
  expect([changes, revision]).toEqual([[{ remote: 'shell', from: '1.0.0-s', to: '1.1.0-s' }], 2]);
  expect(await list(folderStore(data))).toMatchObject([
    { name: 'catalog', state: 'live' },
    { version: '1.0.0-s', state: 'previous' },
    { version: '1.1.0-s', state: 'live' },
  ]);
  await rollback(folderStore(data), 'shell');
  expect((await folderStore(data).channel.read()).shell).toMatchObject({
    version: '1.0.0-s',
    withdrawn: ['1.1.0-s'],
  });
  await rollbackTo(folderStore(data), { revision: 2 }, [], quick);
  expect(await live()).toEqual(['1.1.0-s', '1.0.0-a']);
});

test('it has to be published, and to be released after version 1.0 of the host API', async () => {
  await expect(promote(folderStore(data), 'shell', '1.0.0-s')).rejects.toThrow(
    'shell 1.0.0-s has not been published',
  );
  await publishShell('0.9.0-s', { hostApi: undefined });
  await expect(promote(folderStore(data), 'shell', '0.9.0-s')).rejects.toThrow(
    'built before version 1.0 of the host API',
  );
  await expect(rollback(folderStore(data), 'shell')).rejects.toThrow("There is no live release of 'shell'");
});

test('every live remote and canary has to fit it, also where it comes back', async () => {
  await publishShell('1.0.0-s', { hostApi: '1.0' });
  await publishShell('1.1.0-s', { hostApi: '1.1' });
  await publishCatalog('1.0.0-a', { hostApi: '1.0' });
  await publishCatalog('1.1.0-b', { hostApi: '1.1' });
  await promote(folderStore(data), 'shell', '1.0.0-s', quick);
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  await promote(folderStore(data), 'shell', '1.1.0-s', quick);
  await startCanary(folderStore(data), { name: 'catalog', version: '1.1.0-b' }, quick);
  await expect(rollback(folderStore(data), 'shell', quick)).rejects.toThrow(
    'catalog 1.1.0-b asks for host API 1.1',
  );
  expect(await live()).toEqual(['1.1.0-s', '1.0.0-a']);
});

test('what needs a new shell goes live with it in one revision, and back with it', async () => {
  await publishShell('1.0.0-s', { hostApi: '1.0' });
  await publishShell('1.1.0-s', { hostApi: '1.1' });
  await publishCatalog('1.0.0-a', { hostApi: '1.0' });
  await publishCatalog('1.1.0-b', { hostApi: '1.1' });
  await promoteAll(
    folderStore(data),
    [
      { name: 'shell', version: '1.0.0-s' },
      { name: 'catalog', version: '1.0.0-a' },
    ],
    quick,
  );
  await promoteAll(
    folderStore(data),
    [
      { name: 'catalog', version: '1.1.0-b' },
      { name: 'shell', version: '1.1.0-s' },
    ],
    quick,
  );
  expect(await live()).toEqual(['1.1.0-s', '1.1.0-b']);
  await expect(rollback(folderStore(data), 'shell', quick)).rejects.toThrow(
    'catalog 1.1.0-b asks for host API 1.1',
  );
  await rollback(folderStore(data), ['catalog', 'shell'], quick);
  expect(await live()).toEqual(['1.0.0-s', '1.0.0-a']);
});

test('a shell without a member that a live remote imports, or an event that it waits for, is refused', async () => {
  const events = (publishes: Record<string, string>, subscribes: Record<string, string>) => ({
    events: { publishes, subscribes },
  });
  const hostMembers = { '@ritual/shared/kernel': ['formatMoney'] };
  const full = contractFor({ hostMembers, ...events({ 'shell:ready': '{ at: number }' }, {}) });
  await publishShell('1.0.0-s', { contract: full });
  await publishShell('1.1.0-s', { contract: contractFor({}) });
  await promote(folderStore(data), 'shell', '1.0.0-s', quick);
  await publishCatalog('1.0.0-a');
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  const asks = contractFor({ hostMembers, ...events({}, { 'shell:ready': '{ at: number }' }) });
  await publishCatalog('1.1.0-b', { contract: asks });
  const { remotes } = await folderStore(data).channel.read();
  await folderStore(data).channel.compareAndSet(
    2,
    {
      remotes: {
        catalog: { ...remotes['catalog'], version: '1.1.0-b' } as (typeof remotes)[string],
      },
    },
    { action: 'promote', actor: 'tess' },
  );
  await expect(promote(folderStore(data), 'shell', '1.1.0-s', quick)).rejects.toThrow(
    /formatMoney of @ritual\/shared\/kernel, which the shell 1\.1\.0-s does not have[^]*does not send 'shell:ready' any more/,
  );
});

test('it is tried with the live remotes before it goes live', async () => {
  const provides = "exports.sharedModules = { react: { version: () => '19' } };";
  const shell = { name: 'shell', prefixes: [], brings: { react: '19.3.1' } };
  await publish(writeBuild(path.join(folder, 'shell'), '1.0.0-s', shell, provides), folderStore(data));
  const uses = "exports.remote = { name: 'catalog', routes: [] }; require('react').version();";
  await publishCatalog('1.0.0-a', {}, uses);
  await promote(folderStore(data), 'shell', '1.0.0-s');
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  await publishShell('1.1.0-s');
  const tried = promote(folderStore(data), 'shell', '1.1.0-s');
  await expect(tried).rejects.toThrow(SmokeTestFailed);
  await expect(tried).rejects.toThrow(/^shell 1\.1\.0-s cannot go live with the remotes that are live\./);
  expect(await live()).toEqual(['1.0.0-s', '1.0.0-a']);
  await promote(folderStore(data), 'shell', '1.1.0-s', quick);
});

test('a revision from before the shell was in the channel leaves it as it is', async () => {
  await publishShell('1.0.0-s');
  await publishCatalog('1.0.0-a');
  await publishCatalog('1.1.0-b');
  await promote(folderStore(data), 'catalog', '1.0.0-a', quick);
  await promote(folderStore(data), 'catalog', '1.1.0-b', quick);
  await promote(folderStore(data), 'shell', '1.0.0-s', quick);
  await rollbackTo(folderStore(data), { revision: 1 }, [], quick);
  expect(await live()).toEqual(['1.0.0-s', '1.0.0-a']);
  await expect(rollbackTo(folderStore(data), { revision: 1 }, ['shell'])).rejects.toThrow(
    'shell was not live at revision 1',
  );
});

test('it has no preview', async () => {
  await publishShell('1.0.0-s');
  await expect(
    createPreview(folderStore(data), [{ name: 'shell', version: '1.0.0-s' }], { hours: 1 }),
  ).rejects.toThrow('The shell has neither canary nor preview');
});

test('the commands show it', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) await publishShell(version);
  await publishShell('1.2.0-s', { brings: { react: '19.4.0' } });
  for (const version of ['1.0.0-s', '1.1.0-s'])
    expect(await runRelease(data, ['promote', `shell@${version}`])).toMatchObject({ code: 0 });
  expect((await runRelease(data, ['status'])).out).toMatch(/^shell {2}1\.1\.0-s .* fallback 1\.0\.0-s$/m);
  expect((await runRelease(data, ['history', 'shell', '--limit', '1'])).out).toContain(
    'shell: 1.0.0-s → 1.1.0-s',
  );
  expect((await runRelease(data, ['diff', 'shell@1.2.0-s'])).out).toContain('react: 19.3.1 → 19.4.0');
});
