import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Preview } from '../../../shared/federation/channel.ts';
import { previewHandle } from '../../registry/index.ts';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { activePreview, choicesFor, choose, createSignIn } from './developer.ts';
import { promote } from './promote.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'developer-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const version of ['1.0.0-a', '1.1.0-b', '1.10.0-c'])
    await publish(writeBuild(path.join(folder, version), version), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a', { force: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function signIn(): Promise<Preview> {
  const preview = await activePreview(
    folderStore(data),
    (await createSignIn(folderStore(data), { hours: 1, actor: 'tess' })).id,
  );
  if (!preview) throw new Error('There is no sign-in.');
  return preview;
}
const nothing = { remotes: {}, localhost: null, keep: false };
const local = { name: 'catalog', port: 5174, version: '1.0.0-localhost', prefixes: ['/product'], slots: [] };
const seen = async () =>
  (await folderStore(data).previews.list()).filter(
    ({ expiresAt, developer }) => !developer && Date.parse(expiresAt) > Date.now(),
  );

test('a sign-in shows no releases, and ends', async () => {
  const one = await signIn();
  expect(one).toMatchObject({ developer: true, remotes: {}, createdBy: 'tess' });
  await folderStore(data).previews.end(one);
  expect(await activePreview(folderStore(data), one.id)).toBeUndefined();
  expect(await activePreview(folderStore(data), undefined)).toBeUndefined();
  expect(await activePreview(folderStore(data), '../channel')).toBeUndefined();
});

test('a developer is told what is live and published, the newest first, and whose it is', async () => {
  await folderStore(data).tokens.create({ team: 'browse', remotes: ['catalog'], createdBy: 'a test' });
  await folderStore(data).tokens.create({ team: 'platform', remotes: null, createdBy: 'a test' });
  const one = await signIn();
  const { id } = await choose(folderStore(data), one, { ...nothing, remotes: { catalog: '1.1.0-b' } });
  expect(await choicesFor(folderStore(data), one, await activePreview(folderStore(data), id))).toMatchObject({
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
  const one = await signIn();
  const kept = await choose(folderStore(data), one, {
    ...nothing,
    remotes: { catalog: '1.1.0-b' },
    keep: true,
  });
  const first = await choose(folderStore(data), one, { ...nothing, remotes: { catalog: '1.1.0-b' } });
  const second = await choose(folderStore(data), one, { ...nothing, localhost: local });
  expect((await seen()).map(({ id }) => id).sort()).toEqual([kept.id, second.id].sort());
  expect(first.id).not.toBe(second.id);
  expect(Date.parse(second.expiresAt)).toBeLessThanOrEqual(Date.parse(one.expiresAt));
  expect(await activePreview(folderStore(data), second.id)).toMatchObject({ localhost: local, remotes: {} });
});

test('what cannot be shown is refused', async () => {
  const one = await signIn();
  await expect(choose(folderStore(data), one, nothing)).rejects.toThrow('Nothing is chosen');
  await expect(choose(folderStore(data), one, { ...nothing, remotes: { catalog: '9.9.9' } })).rejects.toThrow(
    'has not been published',
  );
  await expect(
    choose(folderStore(data), one, { ...nothing, remotes: { catalog: '1.1.0-b' }, localhost: local }),
  ).rejects.toThrow('catalog is chosen twice');
  await expect(
    choose(folderStore(data), one, { ...nothing, localhost: { ...local, name: 'rival' } }),
  ).rejects.toThrow("both claim '/product'");
  expect(await seen()).toEqual([]);
});

test('the command prints a link; the lists say what it is, and it is ended like a preview', async () => {
  const { code, out } = await runRelease(data, ['developer', '--hours', '2', '--json']);
  const { link, handle } = JSON.parse(out) as { readonly link: string; readonly handle: string };
  expect(code).toBe(0);
  const id = new URL(link).searchParams.get('preview') ?? '';
  expect(previewHandle(id)).toBe(handle);
  expect((await runRelease(data, ['previews'])).out).toMatch(`${handle}  a developer's sign-in`);
  const own = await activePreview(folderStore(data), id);
  if (own) await choose(folderStore(data), own, { ...nothing, localhost: local });
  expect(await seen()).toHaveLength(1);
  expect((await runRelease(data, ['end-preview', handle])).out).toBe("A developer's sign-in has ended.\n");
  expect(await activePreview(folderStore(data), id)).toBeUndefined();
  expect(await seen()).toEqual([]);
  expect((await runRelease(data, ['developer', '--hours', '200'])).code).toBe(2);
});
