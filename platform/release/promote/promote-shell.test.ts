import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { channelStore } from '../../registry/index.ts';
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

const quick = { force: true, reason: 'A test of something else.' };
let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'promote-shell-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publishShell = (version: string, changes: Partial<ReleaseFile> = {}) =>
  publish(writeShell(path.join(folder, `shell-${version}`), { version, ...changes }), data);
const publishCatalog = (version: string, changes: Partial<ReleaseFile> = {}, script?: string) =>
  publish(writeBuild(path.join(folder, `catalog-${version}`), version, changes, script), data);
const live = () => {
  const { remotes, shell } = channelStore(data).read();
  return [shell?.version, remotes['catalog']?.version];
};

test('a shell goes live beside the remotes, and back', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) publishShell(version);
  publishCatalog('1.0.0-a');
  await promoteAll(data, [
    { name: 'catalog', version: '1.0.0-a' },
    { name: 'shell', version: '1.0.0-s' },
  ]);
  expect(live()).toEqual(['1.0.0-s', '1.0.0-a']);
  const { changes, revision } = await promote(data, 'shell', '1.1.0-s');
  expect([changes, revision]).toEqual([[{ remote: 'shell', from: '1.0.0-s', to: '1.1.0-s' }], 2]);
  expect(list(data)).toMatchObject([
    { name: 'catalog', state: 'live' },
    { version: '1.0.0-s', state: 'previous' },
    { version: '1.1.0-s', state: 'live' },
  ]);
  await rollback(data, 'shell');
  expect(channelStore(data).read().shell).toMatchObject({ version: '1.0.0-s', withdrawn: ['1.1.0-s'] });
  await rollbackTo(data, { revision: 2 }, [], quick);
  expect(live()).toEqual(['1.1.0-s', '1.0.0-a']);
});

test('it has to be published, and to be released after version 1.0 of the host API', async () => {
  await expect(promote(data, 'shell', '1.0.0-s')).rejects.toThrow('shell 1.0.0-s has not been published');
  publishShell('0.9.0-s', { hostApi: undefined });
  await expect(promote(data, 'shell', '0.9.0-s')).rejects.toThrow('built before version 1.0 of the host API');
  await expect(rollback(data, 'shell')).rejects.toThrow("There is no live release of 'shell'");
});

test('every live remote and canary has to fit it, also where it comes back', async () => {
  publishShell('1.0.0-s', { hostApi: '1.0' });
  publishShell('1.1.0-s', { hostApi: '1.1' });
  publishCatalog('1.0.0-a', { hostApi: '1.0' });
  publishCatalog('1.1.0-b', { hostApi: '1.1' });
  await promote(data, 'shell', '1.0.0-s', quick);
  await promote(data, 'catalog', '1.0.0-a', quick);
  await promote(data, 'shell', '1.1.0-s', quick);
  await startCanary(data, { name: 'catalog', version: '1.1.0-b' }, quick);
  await expect(rollback(data, 'shell', quick)).rejects.toThrow('catalog 1.1.0-b asks for host API 1.1');
  expect(live()).toEqual(['1.1.0-s', '1.0.0-a']);
});

test('what needs a new shell goes live with it in one revision, and back with it', async () => {
  publishShell('1.0.0-s', { hostApi: '1.0' });
  publishShell('1.1.0-s', { hostApi: '1.1' });
  publishCatalog('1.0.0-a', { hostApi: '1.0' });
  publishCatalog('1.1.0-b', { hostApi: '1.1' });
  await promoteAll(
    data,
    [
      { name: 'shell', version: '1.0.0-s' },
      { name: 'catalog', version: '1.0.0-a' },
    ],
    quick,
  );
  await promoteAll(
    data,
    [
      { name: 'catalog', version: '1.1.0-b' },
      { name: 'shell', version: '1.1.0-s' },
    ],
    quick,
  );
  expect(live()).toEqual(['1.1.0-s', '1.1.0-b']);
  await expect(rollback(data, 'shell', quick)).rejects.toThrow('catalog 1.1.0-b asks for host API 1.1');
  await rollback(data, ['catalog', 'shell'], quick);
  expect(live()).toEqual(['1.0.0-s', '1.0.0-a']);
});

test('a shell without a member that a live remote imports, or an event that it waits for, is refused', async () => {
  const events = (publishes: Record<string, string>, subscribes: Record<string, string>) => ({
    events: { publishes, subscribes },
  });
  const hostMembers = { '@ritual/shared/kernel': ['formatMoney'] };
  const full = contractFor({ hostMembers, ...events({ 'shell:ready': '{ at: number }' }, {}) });
  publishShell('1.0.0-s', { contract: full });
  publishShell('1.1.0-s', { contract: contractFor({}) });
  await promote(data, 'shell', '1.0.0-s', quick);
  publishCatalog('1.0.0-a');
  await promote(data, 'catalog', '1.0.0-a', quick);
  const asks = contractFor({ hostMembers, ...events({}, { 'shell:ready': '{ at: number }' }) });
  publishCatalog('1.1.0-b', { contract: asks });
  const { remotes } = channelStore(data).read();
  await channelStore(data).compareAndSet(
    2,
    {
      remotes: {
        catalog: { ...remotes['catalog'], version: '1.1.0-b' } as (typeof remotes)[string],
      },
    },
    { action: 'promote', actor: 'tess' },
  );
  await expect(promote(data, 'shell', '1.1.0-s', quick)).rejects.toThrow(
    /formatMoney of @ritual\/shared\/kernel, which the shell 1\.1\.0-s does not have[^]*does not send 'shell:ready' any more/,
  );
});

test('it is tried with the live remotes before it goes live', async () => {
  const provides = "exports.sharedModules = { react: { version: () => '19' } };";
  const shell = { name: 'shell', prefixes: [], brings: { react: '19.3.1' } };
  publish(writeBuild(path.join(folder, 'shell'), '1.0.0-s', shell, provides), data);
  const uses = "exports.remote = { name: 'catalog', routes: [] }; require('react').version();";
  publishCatalog('1.0.0-a', {}, uses);
  await promote(data, 'shell', '1.0.0-s');
  await promote(data, 'catalog', '1.0.0-a', quick);
  publishShell('1.1.0-s');
  const tried = promote(data, 'shell', '1.1.0-s');
  await expect(tried).rejects.toThrow(SmokeTestFailed);
  await expect(tried).rejects.toThrow(/^shell 1\.1\.0-s cannot go live with the remotes that are live\./);
  expect(live()).toEqual(['1.0.0-s', '1.0.0-a']);
  await promote(data, 'shell', '1.1.0-s', quick);
});

test('a revision from before the shell was in the channel leaves it as it is', async () => {
  publishShell('1.0.0-s');
  publishCatalog('1.0.0-a');
  publishCatalog('1.1.0-b');
  await promote(data, 'catalog', '1.0.0-a', quick);
  await promote(data, 'catalog', '1.1.0-b', quick);
  await promote(data, 'shell', '1.0.0-s', quick);
  await rollbackTo(data, { revision: 1 }, [], quick);
  expect(live()).toEqual(['1.0.0-s', '1.0.0-a']);
  await expect(rollbackTo(data, { revision: 1 }, ['shell'])).rejects.toThrow(
    'shell was not live at revision 1',
  );
});

test('it has no preview', async () => {
  publishShell('1.0.0-s');
  await expect(createPreview(data, [{ name: 'shell', version: '1.0.0-s' }], { hours: 1 })).rejects.toThrow(
    'The shell has neither canary nor preview',
  );
});

test('the commands show it', async () => {
  for (const version of ['1.0.0-s', '1.1.0-s']) publishShell(version);
  publishShell('1.2.0-s', { brings: { react: '19.4.0' } });
  for (const version of ['1.0.0-s', '1.1.0-s'])
    expect(await runRelease(data, ['promote', `shell@${version}`])).toMatchObject({ code: 0 });
  expect((await runRelease(data, ['status'])).out).toMatch(/^shell {2}1\.1\.0-s .* fallback 1\.0\.0-s$/m);
  expect((await runRelease(data, ['history', 'shell', '--limit', '1'])).out).toContain(
    'shell: 1.0.0-s → 1.1.0-s',
  );
  expect((await runRelease(data, ['diff', 'shell@1.2.0-s'])).out).toContain('react: 19.3.1 → 19.4.0');
});
