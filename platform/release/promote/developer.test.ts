import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Preview } from '../../../shared/federation/channel.ts';
import { previewHandle, previewStore, tokenStore } from '../../registry/index.ts';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { activePreview, choicesFor, choose, createSignIn } from './developer.ts';
import { promote } from './promote.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'developer-'));
  data = path.join(folder, 'data');
  publish(writeShell(path.join(folder, 'shell')), data);
  for (const version of ['1.0.0-a', '1.1.0-b', '1.10.0-c'])
    publish(writeBuild(path.join(folder, version), version), data);
  await promote(data, 'catalog', '1.0.0-a', { force: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function signIn(): Preview {
  const preview = activePreview(data, createSignIn(data, { hours: 1, actor: 'tess' }).id);
  if (!preview) throw new Error('There is no sign-in.');
  return preview;
}
const nothing = { remotes: {}, localhost: null, keep: false };
const local = { name: 'catalog', port: 5174, version: '1.0.0-localhost', prefixes: ['/product'], slots: [] };
const seen = () =>
  previewStore(data)
    .list()
    .filter(({ expiresAt, developer }) => !developer && Date.parse(expiresAt) > Date.now());

test('a sign-in shows no releases, and ends', () => {
  const one = signIn();
  expect(one).toMatchObject({ developer: true, remotes: {}, createdBy: 'tess' });
  previewStore(data).end(one);
  expect(activePreview(data, one.id)).toBeUndefined();
  expect(activePreview(data, undefined)).toBeUndefined();
  expect(activePreview(data, '../channel')).toBeUndefined();
});

test('a developer is told what is live and published, the newest first, and whose it is', async () => {
  await tokenStore(data).create({ team: 'browse', remotes: ['catalog'], createdBy: 'a test' });
  await tokenStore(data).create({ team: 'platform', remotes: null, createdBy: 'a test' });
  const one = signIn();
  const { id } = await choose(data, one, { ...nothing, remotes: { catalog: '1.1.0-b' } });
  expect(choicesFor(data, one, activePreview(data, id))).toMatchObject({
    revision: 1,
    shell: { owner: 'platform', hostApi: expect.any(String) },
    remotes: {
      catalog: {
        live: '1.0.0-a',
        canary: null,
        published: ['1.10.0-c', '1.1.0-b', '1.0.0-a'],
        owner: 'browse',
      },
    },
    chosen: { remotes: { catalog: '1.1.0-b' }, localhost: null },
  });
});

test('a choice lasts no longer than the sign-in, and ends the one before; one that is kept stays', async () => {
  const one = signIn();
  const kept = await choose(data, one, { ...nothing, remotes: { catalog: '1.1.0-b' }, keep: true });
  const first = await choose(data, one, { ...nothing, remotes: { catalog: '1.1.0-b' } });
  const second = await choose(data, one, { ...nothing, localhost: local });
  expect(
    seen()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([kept.id, second.id].sort());
  expect(first.id).not.toBe(second.id);
  expect(Date.parse(second.expiresAt)).toBeLessThanOrEqual(Date.parse(one.expiresAt));
  expect(activePreview(data, second.id)).toMatchObject({ localhost: local, remotes: {} });
});

test('what cannot be shown is refused', async () => {
  const one = signIn();
  await expect(choose(data, one, nothing)).rejects.toThrow('Nothing is chosen');
  await expect(choose(data, one, { ...nothing, remotes: { catalog: '9.9.9' } })).rejects.toThrow(
    'has not been published',
  );
  await expect(
    choose(data, one, { ...nothing, remotes: { catalog: '1.1.0-b' }, localhost: local }),
  ).rejects.toThrow('catalog is chosen twice');
  await expect(choose(data, one, { ...nothing, localhost: { ...local, name: 'rival' } })).rejects.toThrow(
    "both claim '/product'",
  );
  expect(seen()).toEqual([]);
});

test('the command prints a link; the lists say what it is, and it is ended like a preview', async () => {
  const { code, out } = await runRelease(data, ['developer', '--hours', '2', '--json']);
  const { link, handle } = JSON.parse(out) as { readonly link: string; readonly handle: string };
  expect(code).toBe(0);
  const id = new URL(link).searchParams.get('preview') ?? '';
  expect(previewHandle(id)).toBe(handle);
  expect((await runRelease(data, ['previews'])).out).toMatch(`${handle}  a developer's sign-in`);
  const own = activePreview(data, id);
  if (own) await choose(data, own, { ...nothing, localhost: local });
  expect(seen()).toHaveLength(1);
  expect((await runRelease(data, ['end-preview', handle])).out).toBe("A developer's sign-in has ended.\n");
  expect(activePreview(data, id)).toBeUndefined();
  expect(seen()).toEqual([]);
  expect((await runRelease(data, ['developer', '--hours', '200'])).code).toBe(2);
});
