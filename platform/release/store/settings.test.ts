import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { promote } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { folderStore } from './release-store.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-store-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const build = (version: string) => writeBuild(path.join(folder, version), version);
const quick = ['--force', '--reason', 'a test'];

/** Runs a command on one of several machines that share a database and a folder. */
const at = (machine: string, ...words: readonly string[]) =>
  runRelease(path.join(folder, machine), words, {
    RELEASE_STORE_URL: database.url,
    RELEASE_FILES_URL: pathToFileURL(path.join(folder, 'files')).href,
  });

test('the commands of several machines work on one store', async () => {
  await at('one', 'publish', writeShell(path.join(folder, 'shell')), build('1.0.0-a'), build('1.1.0-b'));
  expect(await at('two', 'promote', 'catalog@1.0.0-a', ...quick)).toMatchObject({ code: 0, err: '' });
  await at('one', 'promote', 'catalog@1.1.0-b', ...quick);
  expect((await at('two', 'list')).out).toMatch(/catalog +1\.0\.0-a +previous\ncatalog +1\.1\.0-b +live/);
  expect((await at('two', 'rollback', 'catalog', ...quick)).out).toContain('1.1.0-b → 1.0.0-a');
  expect((await at('one', 'status')).out).toContain('1.0.0-a');
  const { out } = await at('one', 'token', 'create', 'catalog-team', '--remotes', 'catalog');
  expect((await at('two', 'token', 'list')).out).toContain(/rop_([0-9a-f]{8})/.exec(out)?.[1]);
  expect((await at('three', 'gc')).out).toBe('There is nothing to remove.\n');
});

test('what is live in a folder moves to a database and a bucket with promote --from', async () => {
  const before = folderStore(path.join(folder, 'one'));
  await publish(writeShell(path.join(folder, 'shell')), before);
  await publish(build('1.0.0-a'), before);
  const force = { force: true };
  await promote(before, 'catalog', '1.0.0-a', force);
  await promote(before, 'shell', '1.0.0-s', force);
  // The same folder: its releases become the copies of this machine.
  const moved = await at('one', 'promote', '--from', path.join(folder, 'one'), ...quick);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect((await at('two', 'status')).out).toMatch(/catalog +1\.0\.0-a/);
  expect((await at('two', 'check', 'catalog@1.0.0-a')).out).toContain('have their hashes');
});

test('a database that does not answer is named, without its password', async () => {
  const { code, err } = await runRelease(path.join(folder, 'one'), ['status'], {
    RELEASE_STORE_URL: 'postgresql://ritual:geheim@127.0.0.1:9/ritual',
  });
  expect(code).toBe(4);
  expect(err).toContain(
    'PostgreSQL at 127.0.0.1:9/ritual, where releases are kept (RELEASE_STORE_URL), failed',
  );
  expect(err).toContain('Is RELEASE_STORE_URL right?');
  expect(err).not.toContain('geheim');
});

test('settings that need each other are asked for', async () => {
  const ran = await runRelease(path.join(folder, 'one'), ['status'], { RELEASE_FILES_KEY_ID: 'one' });
  expect(ran.err).toContain('RELEASE_FILES_SECRET is missing, and RELEASE_FILES_KEY_ID needs it');
});
