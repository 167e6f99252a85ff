import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { promote } from './promote/promote.ts';
import { publish } from './publish/publish.ts';
import { writeBuild, writeShell } from './testing/write-build.ts';

jest.setTimeout(60_000);

const script = fileURLToPath(new URL('./cli.ts', import.meta.url));

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-cli-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The command's error message, without the usage text. */
function refusal(...words: readonly string[]): string {
  const env = { PATH: process.env['PATH'], DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr.trim();
}

const remotes = 'catalog, cart-checkout, account, content';

test.each([[['promote', 'nix']], [['promote', 'nix', '1.0.0-a']], [['rollback', 'nix']]])(
  '%j: the message lists the remotes',
  (words) => {
    expect(refusal(...words)).toBe(`There is no remote 'nix'. Name one of: ${remotes}.`);
  },
);

test('publishing an unknown package lists the known ones', () => {
  expect(refusal('publish', 'nix')).toBe(
    "There is no package 'nix' to publish. Name one of: shell, mfe-catalog, mfe-cart-checkout, mfe-account, mfe-content.",
  );
});

test('the shell cannot be promoted, whatever else is missing', () => {
  expect(refusal('promote', 'shell')).toMatch(/^The shell is not promoted or rolled back/);
});

test.each([
  [
    ['promote'],
    /^Name the remote and the version: npm run release -- promote <remote> <version>\nRemotes: catalog, /,
  ],
  [['rollback'], /^Name the remote: npm run release -- rollback <remote>\nRemotes: catalog, /],
  [['publish'], /^Name the package: npm run release -- publish <package>\nPackages: shell, mfe-catalog, /],
  [['promte', 'catalog'], /^There is no command 'promte'\.\nUsage:\n/],
  [[], /^Usage:\n/],
  [['prune', 'all'], /^Say how many days: a whole number from 1 on, not 'all'\.$/],
  [['rollback', 'catalog', '1.0.0-a'], /^'1\.0\.0-a' is an unexpected argument\.\nUsage:\n/],
  [['list', 'catalog'], /^'catalog' is an unexpected argument\.\nUsage:\n/],
])('%j is refused with a message that says what to do', (words, said) => {
  expect(refusal(...words)).toMatch(said);
});

test('promoting an unknown or missing version lists the published ones', async () => {
  const none = "Nothing has been published of catalog: 'npm run release -- publish mfe-catalog'.";
  expect(refusal('promote', 'catalog')).toBe(`Name the version of catalog to promote. ${none}`);
  expect(refusal('promote', 'mfe-catalog', '9.9.9')).toBe(`catalog 9.9.9 has not been published. ${none}`);
  publish(writeShell(path.join(folder, 'shell')), data);
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    publish(writeBuild(path.join(folder, `dist-${version}`), version), data);
  }
  const some = 'Published are: 1.0.0-a, 1.1.0-b.';
  expect(refusal('promote', 'catalog')).toBe(`Name the version of catalog to promote. ${some}`);
  expect(refusal('promote', 'catalog', '9.9.9')).toBe(`catalog 9.9.9 has not been published. ${some}`);

  expect(refusal('rollback', 'catalog')).toBe(
    "There is no live release of 'catalog': 'npm run release -- promote catalog <version>' makes one live.",
  );
  await promote(data, 'catalog', '1.0.0-a');
  expect(refusal('rollback', 'catalog')).toBe(
    "There is no release of 'catalog' before 1.0.0-a to roll back to.",
  );
});
