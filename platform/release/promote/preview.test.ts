import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { previewHandle } from '../../registry/index.ts';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { createPreview } from './preview.ts';
import { promote } from './promote.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const version of ['1.0.0-a', '1.1.0-b'])
    await publish(writeBuild(path.join(folder, version), version), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(path.join(data, 'registry/previews'));
const unreleased = [{ name: 'catalog', version: '1.1.0-b' }];
const quick = { hours: 1, force: true };

test('a preview has the whole description of its releases, without a fallback; the channel does not change', async () => {
  await promote(folderStore(data), 'catalog', '1.0.0-a', { force: true });
  const { id, expiresAt } = await createPreview(folderStore(data), unreleased, { hours: 1, actor: 'tess' });
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
  const [preview] = await folderStore(data).previews.list();
  expect(preview).toMatchObject({ id, createdBy: 'tess', remotes: { catalog: { version: '1.1.0-b' } } });
  expect(preview?.remotes['catalog']).not.toHaveProperty('previous');
  expect(await folderStore(data).channel.read()).toMatchObject({
    revision: 1,
    remotes: { catalog: { version: '1.0.0-a' } },
  });
});

test('what could not go live cannot be previewed', async () => {
  await expect(
    createPreview(folderStore(data), [{ name: 'catalog', version: '9.9.9' }], quick),
  ).rejects.toThrow('has not been published');
  await promote(folderStore(data), 'catalog', '1.0.0-a', { force: true });
  await publish(
    writeBuild(path.join(folder, 'rival'), '1.0.0-r', { name: 'rival', prefixes: ['/product'] }),
    folderStore(data),
  );
  const rival = [{ name: 'rival', version: '1.0.0-r' }];
  await expect(createPreview(folderStore(data), rival, quick)).rejects.toThrow("both claim '/product'");
  await publish(
    writeBuild(path.join(folder, 'bad'), '1.0.0-x', {}, "throw new Error('broken on purpose')"),
    folderStore(data),
  );
  const bad = [{ name: 'catalog', version: '1.0.0-x' }];
  await expect(createPreview(folderStore(data), bad, { hours: 1 })).rejects.toThrow('broken on purpose');
  await createPreview(folderStore(data), bad, quick);
  expect(await folderStore(data).previews.list()).toHaveLength(1);
});

test('expired previews are not listed, and the next one removes them', async () => {
  const first = await createPreview(folderStore(data), unreleased, quick);
  const day = 86_400_000;
  // A page that was opened at the last moment still loads from them.
  expect(await folderStore(data, () => Date.now() + 3_700_000).previews.list()).toHaveLength(1);
  const later = folderStore(data, () => Date.now() + 3_700_000 + day).previews;
  expect(await later.list()).toEqual([]);
  expect(files()).toEqual([`${first.id}.json`]);
  const second = await later.create({
    createdBy: 'tess',
    remotes: {},
    expiresAt: new Date(Date.now() + 9e6),
  });
  expect(files()).toEqual([`${second.id}.json`]);
});

test('previews are listed without their links, and ended by their handles', async () => {
  const run = (...words: readonly string[]) => runRelease(data, words);
  expect((await run('previews')).out).toBe('There are no previews.\n');
  const first = await createPreview(folderStore(data), unreleased, { ...quick, actor: 'tess' });
  const second = await createPreview(folderStore(data), [{ name: 'catalog', version: '1.0.0-a' }], quick);
  const handle = previewHandle(first.id);
  const { out } = await run('previews');
  expect(out).toMatch(
    new RegExp(`^${handle}  catalog 1\\.1\\.0-b  since 20.*Z  until ${first.expiresAt}  by tess$`, 'm'),
  );
  expect(out).not.toContain(first.id);

  expect(await run('end-preview', handle)).toEqual({
    ...{ code: 0, err: '' },
    out: 'The preview of catalog 1.1.0-b has ended.\n',
  });
  expect(JSON.parse((await run('previews', '--json')).out)).toMatchObject([
    { handle: previewHandle(second.id), releases: [{ name: 'catalog', version: '1.0.0-a' }] },
  ]);
  // A page that was opened before goes on loading: 'gc' keeps its releases for a day.
  expect(await folderStore(data).previews.list()).toHaveLength(2);
  expect(await run('end-preview', handle)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no preview '[0-9a-f]{12}', or not any more: .* previews'/),
  });
});

test('the command prints the link; its life is limited', async () => {
  const run = (...more: readonly string[]) =>
    runRelease(data, ['preview', 'catalog@1.1.0-b', '--force', ...more], {
      PUBLIC_URL: 'https://store.example/',
    });
  const { code, out } = await run();
  expect(code).toBe(0);
  const [id] = (await folderStore(data).previews.list()).map((preview) => preview.id);
  expect(out).toMatch(/^catalog 1\.1\.0-b can be seen until 20\d\d-.*Z at\n/);
  expect(out).toContain(`\nhttps://store.example/?preview=${id ?? ''}\n`);
  expect(out).toContain(` end-preview ${previewHandle(id ?? '')}\n`);
  expect(await run('--hours', '337')).toMatchObject({ code: 2, err: expect.stringContaining('336 hours') });
});
