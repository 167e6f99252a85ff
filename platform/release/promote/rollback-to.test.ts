import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, releaseFolder } from '../publish/publish.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { promoteAll } from './promote.ts';
import { rollback } from './rollback.ts';
import { rollbackTo } from './rollback-to.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rollback-to-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// What is tested here is which releases go live; smoke-test.test.ts tests how they are tried.
const quick = { force: true };

/** Publishes and promotes releases such as `catalog@1.0.0-a`, each in a revision of its own. */
async function promoteEach(...releases: readonly string[]): Promise<void> {
  for (const text of releases) {
    const [name = '', version = ''] = text.split('@');
    const changes = name === 'catalog' ? {} : { name, prefixes: [`/${name}`] };
    await publish(writeBuild(path.join(folder, `dist-${text}`), version, changes), folderStore(data));
    await promoteAll(folderStore(data), [{ name, version }], quick);
  }
}
const remotes = async () => (await folderStore(data).channel.read()).remotes;
const catalog = async () => {
  const { version, previous, withdrawn } = (await remotes())['catalog'] ?? {};
  return { version, previous: previous?.version, withdrawn };
};

/** Dates the revisions from the first of March 2026 on, a day each. */
async function dateHistory(): Promise<void> {
  for (const { revision } of await folderStore(data).channel.history()) {
    const file = path.join(data, 'registry/history', `${String(revision).padStart(8, '0')}.json`);
    const at = `2026-03-${String(revision).padStart(2, '0')}T12:00:00.000Z`;
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), at }));
  }
}

test('what was live at a revision is live again, and what came after it is withdrawn', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.1.0-b', 'catalog@1.2.0-c', 'catalog@1.3.0-d');
  const change = await rollbackTo(folderStore(data), { revision: 2 }, ['catalog'], {
    ...quick,
    reason: 'c is slow',
  });
  expect(change).toMatchObject({
    revision: 5,
    changes: [{ remote: 'catalog', from: '1.3.0-d', to: '1.1.0-b' }],
    target: { revision: 2 },
  });
  expect(await catalog()).toEqual({
    version: '1.1.0-b',
    previous: '1.0.0-a',
    withdrawn: ['1.3.0-d', '1.2.0-c'],
  });
  expect((await folderStore(data).channel.history()).at(-1)).toMatchObject({
    action: 'rollback',
    reason: 'c is slow',
  });
});

test('what was live at a moment is live again', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.1.0-b', 'catalog@1.2.0-c');
  await dateHistory();
  await rollbackTo(folderStore(data), { at: new Date('2026-03-03T11:59Z') }, ['catalog'], quick);
  expect((await catalog()).version).toBe('1.1.0-b');
  await expect(
    rollbackTo(folderStore(data), { at: new Date('2026-02-28T12:00Z') }, ['catalog']),
  ).rejects.toThrow(
    'There is no revision from 2026-02-28T12:00:00.000Z: the history begins with revision 1 of 2026-03-01T12:00:00.000Z and ends with 4.',
  );
});

test('all remotes go back in one revision; those that were not live then are taken out', async () => {
  await promoteEach(
    'catalog@1.0.0-a',
    'content@1.0.0-a',
    'catalog@1.1.0-b',
    'content@1.1.0-b',
    'account@1.0.0-a',
  );
  const { revision, changes } = await rollbackTo(folderStore(data), { revision: 2 }, [], quick);
  expect(revision).toBe(6);
  expect(changes.map(({ remote, to }) => `${remote} ${String(to)}`)).toEqual([
    'account null',
    'catalog 1.0.0-a',
    'content 1.0.0-a',
  ]);
  expect(Object.keys(await remotes()).sort()).toEqual(['catalog', 'content']);
});

test('a named remote that was not live then is refused, and nothing is written', async () => {
  await promoteEach('catalog@1.0.0-a', 'content@1.0.0-a');
  await expect(rollbackTo(folderStore(data), { revision: 1 }, ['catalog', 'content'], quick)).rejects.toThrow(
    "content was not live at revision 1: 'npm run release -- history content' shows when it was.",
  );
  await expect(rollbackTo(folderStore(data), { revision: 9 }, [], quick)).rejects.toThrow(
    'There is no revision 9',
  );
  expect((await folderStore(data).channel.read()).revision).toBe(2);
});

test('going to what is live already writes nothing', async () => {
  await promoteEach('catalog@1.0.0-a');
  expect(await rollbackTo(folderStore(data), { revision: 1 }, [], quick)).toMatchObject({
    revision: 1,
    changes: [],
  });
  expect(await folderStore(data).channel.history()).toHaveLength(1);
});

test('a rollback is undone by going to the revision before it, which has its fallback again', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.1.0-b');
  await rollback(folderStore(data), 'catalog', quick);
  expect(await catalog()).toEqual({ version: '1.0.0-a', previous: undefined, withdrawn: ['1.1.0-b'] });
  await rollbackTo(folderStore(data), { revision: 2 }, ['catalog'], quick);
  expect(await catalog()).toEqual({ version: '1.1.0-b', previous: '1.0.0-a', withdrawn: [] });
});

test('a release that was live before remains the fallback, also if it was promoted again later', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.1.0-b', 'catalog@1.0.0-a');
  await rollbackTo(folderStore(data), { revision: 2 }, ['catalog'], quick);
  expect(await catalog()).toEqual({ version: '1.1.0-b', previous: '1.0.0-a', withdrawn: [] });
});

test('browsers do not fall back to the release that a return leaves, also if the target had been withdrawn', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.1.0-b');
  await rollback(folderStore(data), 'catalog', quick);
  await promoteEach('catalog@1.2.0-c');
  await rollbackTo(folderStore(data), { revision: 2 }, ['catalog'], quick);
  expect(await catalog()).toEqual({ version: '1.1.0-b', previous: '1.0.0-a', withdrawn: ['1.2.0-c'] });
});

test('a release that was removed, or that only the watcher can run, is refused', async () => {
  await promoteEach('catalog@1.0.0-a', 'catalog@1.0.0-dev.1', 'catalog@1.1.0-b');
  await expect(rollbackTo(folderStore(data), { revision: 2 }, ['catalog'], quick)).rejects.toThrow(
    "catalog 1.0.0-dev.1 was built by 'npm run dev'",
  );
  rmSync(releaseFolder(data, 'catalog', '1.0.0-a'), { recursive: true });
  await expect(rollbackTo(folderStore(data), { revision: 1 }, ['catalog'], quick)).rejects.toThrow(
    'catalog 1.0.0-a has not been published',
  );
});

test('a channel document that was lost is made anew from its history', async () => {
  await promoteEach('catalog@1.0.0-a', 'content@1.0.0-a', 'catalog@1.1.0-b');
  rmSync(path.join(data, 'registry/channel.json'));
  const { revision } = await rollbackTo(folderStore(data), { revision: 3 }, [], quick);
  expect(revision).toBe(4);
  expect(await catalog()).toEqual({ version: '1.1.0-b', previous: '1.0.0-a', withdrawn: [] });
  expect((await remotes())['content']?.version).toBe('1.0.0-a');
});
