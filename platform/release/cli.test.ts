import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish } from './publish/publish.ts';
import { runRelease } from './testing/run-release.ts';
import { writeBuild, writeShell } from './testing/write-build.ts';
import { folderStore } from './store/release-store.ts';

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-cli-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (...words: readonly string[]) => runRelease(data, words);
/** Goes live without the smoke test, which smoke-test.test.ts tests. */
const quickly = (...words: readonly string[]) => release(...words, '--force', '--reason', 'a test');

async function refusal(code: 1 | 2 | 3, ...words: readonly string[]): Promise<string> {
  const ran = await release(...words);
  expect(ran).toMatchObject({ code, out: '' });
  return ran.err.trim();
}

async function publishReleases(...versions: readonly string[]): Promise<void> {
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const version of versions) {
    await publish(writeBuild(path.join(folder, `dist-${version}`), version), folderStore(data));
    const content = { name: 'content', prefixes: ['/faq'] };
    await publish(writeBuild(path.join(folder, `content-${version}`), version, content), folderStore(data));
  }
}

test('the command reads its settings from the environment and ends with its exit code', () => {
  const script = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: data };
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
  expect(run('list')).toMatchObject({ status: 0, stdout: `Nothing has been published in ${data}.\n` });
  expect(run('rollback', 'catalog')).toMatchObject({ status: 1, stdout: '' });
  expect(run('promte')).toMatchObject({ status: 2, stdout: '' });
});

test('a reader that has read enough, as `| head` has, is no error', () => {
  const script = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: data };
  const command = `"${process.execPath}" "${script}" --help | true`;
  expect(spawnSync('sh', ['-c', command], { env, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test.each([
  [
    ['promote', 'nix@1.0.0-a'],
    /^nix 1\.0\.0-a has not been published\. .*There are releases of catalog, content\.$/,
  ],
  [['rollback', 'nix'], /^There is no live release of 'nix'\. Live are: catalog\.$/],
  [['rollback', 'nix', '--to', '1'], /^nix was not live at revision 1/],
  [['history', '../nix'], /^'\.\.\/nix' is not the name of a remote, such as catalog, cart-checkout,/],
])(
  '%j: a remote that the registry does not know is refused, with those that it knows',
  async (words, said) => {
    await publishReleases('1.0.0-a');
    await quickly('promote', 'catalog@1.0.0-a');
    expect(await refusal(1, ...words)).toMatch(said);
  },
);

test('publishing an unknown package lists the known ones', async () => {
  expect(await refusal(1, 'publish', 'nix')).toBe(
    "There is no package 'nix' to publish. Name one of: shell, mfe-catalog, mfe-cart-checkout, mfe-account, mfe-content, mfe-wishlist; or the folder of a build: ./dist.",
  );
});

test.each([
  [['promote'], /^error: missing required argument 'releases'\n[^]*the remotes are\s+catalog,/],
  [['promote', 'catalog', '1.2.0-a'], /^error: write catalog@1\.2\.0-a\n\nUsage: /],
  [['promote', 'mfe-catalog', '1.2.0-a'], /^error: write mfe-catalog@1\.2\.0-a\n/],
  [['promote', 'catalog@1.0.0-a', 'mfe-catalog@1.1.0-b'], /^error: name one version of catalog, not two\n/],
  [['promote', 'catalog@1.0.0-a', '--force'], /^error: '--force' needs a reason, .*: --reason <text>\n/],
  [['promote', 'catalog@1.0.0-a', '--force', '--reason', ' '], /--reason <text>.* is invalid\. Write a text/],
  [['promote', 'catalog@../catalog/1.0.0'], /^error: '\.\.\/catalog\/1\.0\.0' is no version/],
  [['preview', 'catalog@..'], /^error: '\.\.' is no version/],
  [['rollback'], /^error: name the remotes \(catalog, .*\), or write --all --to <revision or moment>\n/],
  [['rollback', '--all'], /^error: name the remotes .*or write --all --to/],
  [['rollback', '--all', '--to', '3', 'catalog'], /^error: name the remotes .*or write --all --to/],
  [['rollback', 'catalog', '--to', 'yesterday'], /is invalid\. Write a revision such as 12, or a moment/],
  [['rollback', 'catalog', '--to', '2026-11-24T10:00'], /with its time zone such as/],
  [['rollback', 'catalog', '--to', '2026-02-31T10:00Z'], /with its time zone such as/],
  [['publish'], /^error: missing required argument 'packages'\n[^]*shell, mfe-catalog,/],
  [['promte', 'catalog'], /^error: unknown command 'promte'\n\(Did you mean promote\?\)\n[^]*status/],
  [['list', 'catalog'], /^error: too many arguments/],
  [['gc', '--days', 'all'], /is invalid\. Write a whole number from 1 on\.\n/],
  [['history', '--limit', '0'], /is invalid\. Write a whole number from 1 on\.\n/],
  [['list', '--frce'], /^error: unknown option '--frce'/],
  [[], /^Usage: npm run release -- /],
] as const)('%j is wrong usage, with a message that says what to do', async (words, said) => {
  expect(await refusal(2, ...words)).toMatch(said);
});

test('promoting an unknown or missing version lists the published ones', async () => {
  const none = "Nothing has been published of catalog: 'npm run release -- publish mfe-catalog'.";
  expect(await refusal(2, 'promote', 'catalog')).toContain(`name the version: catalog@<version>. ${none}`);
  expect(await refusal(1, 'promote', 'mfe-catalog@9.9.9')).toBe(
    `catalog 9.9.9 has not been published. ${none}`,
  );
  await publishReleases('1.0.0-a', '1.1.0-b');
  const some = 'Published are: 1.0.0-a, 1.1.0-b.';
  expect(await refusal(2, 'promote', 'catalog')).toContain(`name the version: catalog@<version>. ${some}`);
  expect(await refusal(1, 'promote', 'catalog@9.9.9')).toBe(`catalog 9.9.9 has not been published. ${some}`);
  expect(await refusal(1, 'rollback', 'catalog')).toBe(
    "There is no live release of 'catalog': 'npm run release -- promote catalog@<version>' makes one live.",
  );
});

test('releases are promoted and rolled back together; the output says what changed', async () => {
  await publishReleases('1.0.0-a', '1.1.0-b');
  expect(await quickly('promote', 'catalog@1.0.0-a', 'mfe-content@1.0.0-a')).toEqual({
    code: 0,
    err: '',
    out: 'catalog: not live → 1.0.0-a\ncontent: not live → 1.0.0-a\nLive with revision 1.\n',
  });
  await quickly('promote', 'catalog@1.1.0-b', 'content@1.1.0-b');
  expect((await quickly('promote', 'catalog@1.1.0-b')).out).toBe(
    'Nothing changes: that is live already, with revision 2.\n',
  );
  expect((await quickly('rollback', 'catalog', '--dry-run')).out).toMatch(
    /^catalog: 1\.1\.0-b → 1\.0\.0-a\n[^]*Nothing was written: the channel stays at revision 2\.\n$/,
  );
  expect((await quickly('rollback', 'catalog', 'mfe-content')).out).toBe(
    [
      'catalog: 1.1.0-b → 1.0.0-a',
      'content: 1.1.0-b → 1.0.0-a',
      'catalog 1.0.0-a has no release to fall back to where it cannot be loaded: promote a repaired one soon.',
      'content 1.0.0-a has no release to fall back to where it cannot be loaded: promote a repaired one soon.',
      'Live with revision 3.\n',
    ].join('\n'),
  );
  const back = await quickly('rollback', '--all', '--to', '2');
  expect(back.out).toMatch(/^Back to revision 2 of 20.*Z:\ncatalog: 1\.0\.0-a → 1\.1\.0-b\ncontent: /);
});

test.each([
  '2020-11-24T10:00Z',
  '2020-11-24T10:00:30Z',
  '2020-11-24T10:00+01:00',
  '2020-11-24T10:00:30.5-05:00',
])('a moment may be written as %s', async (moment) => {
  expect(await refusal(1, 'rollback', 'catalog', '--to', moment)).toMatch(
    /^There is no revision from 2020-11-24T/,
  );
});

test('the history names the actor of the option, else of the setting, else the user', async () => {
  await publishReleases('1.0.0-a', '1.1.0-b', '1.2.0-c');
  const promote = (version: string, env: NodeJS.ProcessEnv, ...more: readonly string[]) =>
    runRelease(data, ['promote', `catalog@${version}`, '--force', '--reason', 'one\n  two', ...more], env);
  await promote('1.0.0-a', { RELEASE_ACTOR: 'deploy-bot' }, '--actor', 'tess');
  await promote('1.1.0-b', { RELEASE_ACTOR: 'deploy-bot' });
  await promote('1.2.0-c', { RELEASE_ACTOR: ' ' });
  const history = await folderStore(data).channel.history();
  expect(history.map(({ actor }) => actor)).toEqual(['tess', 'deploy-bot', userInfo().username]);
  expect(history[0]?.reason).toBe('one two');
});

test('a wrong setting is named', async () => {
  const ran = await runRelease(data, ['status', '--json'], { RELEASE_ACTOR: 'x'.repeat(101) });
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('RELEASE_ACTOR is');
});

test('a release that fails the smoke test is refused, with the way around it', async () => {
  await publishReleases();
  const script = 'throw new Error("broken on purpose");';
  await publish(writeBuild(path.join(folder, 'broken'), '1.0.0-x', {}, script), folderStore(data));
  const message = await refusal(1, 'promote', 'catalog@1.0.0-x', '--dry-run');
  expect(message).toContain('broken on purpose');
  expect(message).toContain('To go live without this test: --force --reason <why>.');
});

test('when someone else changes the same remote meanwhile, the exit code is 3', async () => {
  await publishReleases('1.0.0-a', '1.1.0-b');
  const ran = await Promise.all([
    quickly('promote', 'catalog@1.0.0-a', '--json'),
    quickly('promote', 'catalog@1.1.0-b', '--json'),
  ]);
  // Either of them may be the first.
  expect(ran.map(({ code }) => code).sort()).toEqual([0, 3]);
  expect(JSON.parse(ran.find(({ code }) => code === 3)?.out ?? '')).toMatchObject({
    error: {
      code: 'CONFLICT',
      message: expect.stringMatching(/catalog went from not live to 1\.(0\.0-a|1\.0-b)/),
    },
  });
});

test('with --json results and errors are JSON on standard output', async () => {
  await publishReleases('1.0.0-a', '1.1.0-b');
  const json = async (...words: readonly string[]): Promise<unknown> => {
    const { out, err } = await release(...words, '--json');
    expect(err).toBe('');
    return JSON.parse(out);
  };
  const quick = ['--force', '--reason', 'a test'];
  const first = { remote: 'catalog', from: null, to: '1.0.0-a', fallback: null };
  expect(await json('promote', 'catalog@1.0.0-a', '--dry-run', ...quick)).toEqual({
    revision: 0,
    changes: [first],
    canaryChanges: [],
    dryRun: true,
  });
  expect(readdirSync(data)).toEqual(['releases']);
  expect(await json('promote', 'catalog@1.0.0-a', ...quick)).toEqual({
    revision: 1,
    changes: [first],
    canaryChanges: [],
    dryRun: false,
  });
  await json('promote', 'catalog@1.1.0-b', ...quick);
  expect(await json('rollback', 'catalog', '--to', '1', ...quick)).toMatchObject({
    revision: 3,
    target: { revision: 1 },
  });
  for (const name of ['gc', 'prune']) {
    expect(await json(name, '--dry-run')).toEqual({ removed: [], dryRun: true });
  }
  expect(await json('rollback', 'catalog')).toEqual({
    error: {
      code: 'REFUSED',
      message:
        "There is no release of 'catalog' before 1.0.0-a to roll back to. To make another one live, promote it by name: 'npm run release -- list' names those that are published.",
    },
  });
  expect(await json('promote', 'catalog', '1.2.0')).toEqual({
    error: { code: 'USAGE', message: 'write catalog@1.2.0' },
  });
  expect(await json()).toEqual({ error: { code: 'USAGE', message: 'Name a command: see --help.' } });
});

test('--help lists the commands, which are those of the README, and the exit codes', async () => {
  const { code, out } = await release('--help');
  expect(code).toBe(0);
  expect(out).toContain('Exit codes');
  const [, list = ''] = out.split('\nCommands:\n');
  const commands = [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
  expect(commands).toContain('publish');
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [section = ''] = readme.split('\n## How teams release\n')[1]?.split('\n## ') ?? [];
  const named = [...section.matchAll(/npm run release -- ([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  // Such as end-preview, which is named beside another one.
  const isNamed = (name: string) => new RegExp(`(?:release -- |[\`'; ])${name}(?: |\`)`).test(section);
  expect(commands.filter((name) => name !== 'help' && !isNamed(name))).toEqual([]);
});

test('a dry run of publish and preview checks and says what would happen, and writes nothing', async () => {
  await publishReleases('1.0.0-a');
  await quickly('promote', 'catalog@1.0.0-a');
  const dist = writeBuild(path.join(folder, 'next'), '1.1.0-b');
  expect((await release('publish', dist, '--dry-run')).out).toBe('catalog 1.1.0-b would be published.\n');
  expect((await release('publish', dist, '--dry-run', '--json')).out).toContain('"dryRun": true');
  expect((await release('list')).out).not.toContain('1.1.0-b');
  const same = path.join(folder, 'dist-1.0.0-a');
  expect((await release('publish', same, '--dry-run')).out).toBe('catalog 1.0.0-a is published already.\n');
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'other');
  expect(await refusal(1, 'publish', dist, '--dry-run')).toContain('its hash differs');
  const preview = await release('preview', 'content@1.0.0-a', '--force', '--dry-run');
  expect(preview.out).toMatch(/^content 1\.0\.0-a could be seen until .*Nothing was written\.\n$/);
  expect((await release('previews')).out).toBe('There are no previews.\n');
  expect(await refusal(1, 'preview', 'content@9.0.0-z', '--force', '--dry-run')).toContain(
    'has not been published',
  );
});
