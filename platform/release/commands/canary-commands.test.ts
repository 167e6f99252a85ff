import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { canaryStore } from '../testing/canary-store.ts';
import { runRelease } from '../testing/run-release.ts';

let of: Awaited<ReturnType<typeof canaryStore>>;
beforeEach(async () => {
  of = await canaryStore();
});
afterEach(() => of.remove());

const run = (...words: readonly string[]) => runRelease(of.data, [...words, '--actor', 'tess']);
const show = async (...words: readonly string[]) => (await runRelease(of.data, words)).out;
const showJson = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse(await show(...words, '--json'));
const quick = ['--force', '--reason', 'a test'];

test('status, history, diff and list say what is a canary', async () => {
  expect(await show('canary', 'list')).toBe('There are no canaries.\n');
  await run('canary', 'start', 'catalog@1.1.0-b', ...quick);
  await run('canary', 'step', 'catalog');
  await run('canary', 'start', 'content@1.1.0-b', '--share', '0.5', '--manual', ...quick);
  await run('promote', 'account@1.1.0-b', ...quick);
  expect(await show('status')).toMatch(
    /^Revision 5\n(?:.*\n){4}Canaries\ncatalog {2}1\.1\.0-b {2}5 % since .* then 25 % {2}instead of 1\.0\.0-a\ncontent .* 0\.5 % since .* held .*\n$/,
  );
  expect(await showJson('status')).toMatchObject({
    canaries: [
      { remote: 'catalog', version: '1.1.0-b', stable: '1.0.0-a', share: 5, next: 25, automatic: true },
      { remote: 'content', share: 0.5, next: 1, automatic: false },
    ],
  });
  expect(await show('history', 'catalog')).toMatch(
    /^3 .* canary {2}by tess\n {4}catalog: canary 1\.1\.0-b for 1 → 5 % of the visitors\n2 .* – a test\n {4}catalog: canary 1\.1\.0-b for 1 % of the visitors\n1 /,
  );
  expect(await show('diff', '1')).toMatch(
    /catalog: canary 1\.1\.0-b for 5 % of the visitors\ncontent: canary 1\.1\.0-b for 0\.5 % of the visitors, held\n\nChanged by:\n5 /,
  );
  expect(await showJson('diff', '2', '3')).toMatchObject({
    changes: [],
    canaryChanges: [{ remote: 'catalog', from: { share: 1 }, to: { share: 5 } }],
    revisions: [{ revision: 3 }],
  });
  expect(await show('diff', 'catalog@1.1.0-b')).toContain('It is a canary for 5 % of the visitors.');
  expect(await show('list')).toMatch(/catalog {2} *1\.1\.0-b {2}canary\n/);
});

test('each command prints what it has changed, as JSON as well', async () => {
  const canary = { version: '1.1.0-b', share: 1, automatic: false };
  const started = await run('canary', 'start', 'catalog@1.1.0-b', '--manual', ...quick, '--json');
  expect(JSON.parse(started.out)).toEqual({
    ...{ revision: 2, changes: [], dryRun: false },
    canaryChanges: [{ remote: 'catalog', from: null, to: canary }],
  });
  expect((await run('canary', 'resume', 'catalog')).out).toBe(
    'catalog: canary 1.1.0-b for 1 % of the visitors, grows by itself\nLive with revision 3.\n',
  );
  expect((await run('canary', 'step', 'catalog', '--share', '1')).out).toBe(
    'Nothing changes: the canary of catalog has that share already, with revision 3.\n',
  );
  expect((await run('canary', 'resume', 'catalog')).out).toBe(
    'Nothing changes: the canary of catalog grows by itself already, with revision 3.\n',
  );
  await run('canary', 'start', 'content@1.1.0-b', '--manual', ...quick);
  expect((await run('canary', 'hold', 'content')).out).toBe(
    'Nothing changes: the canary of content is held already, with revision 4.\n',
  );
  expect((await run('canary', 'abort', 'catalog', '--reason', 'slow', '--dry-run')).out).toBe(
    'catalog: canary 1.1.0-b ended, at 1 %\nNothing was written: the channel stays at revision 4.\n',
  );
  expect(of.canaryOf('catalog')).toBeDefined();
});

test('a check and a promotion of another release say what to do about the canary', async () => {
  await of.start();
  const refused = await run('promote', 'catalog@1.2.0-c', ...quick);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('catalog 1.1.0-b is a canary.')]);
  const { code, out } = await runRelease(of.data, ['check', 'catalog@1.2.0-c']);
  expect([code, out]).toEqual([1, expect.stringMatching(/failed +canary +catalog 1\.1\.0-b is a canary\./)]);
  expect((await runRelease(of.data, ['check', 'catalog@1.1.0-b'])).code).toBe(0);
});

test.each([
  [['start', 'catalog'], 'name the version'],
  [['start', 'catalog@1.1.0-b', '--share', '96'], "'canary complete' gives it to all"],
  [['start', 'catalog@1.1.0-b', '--share', '0'], 'Write percent from 0.1'],
  [['start', 'catalog@1.1.0-b', '--share', '1.25'], 'Write percent from 0.1'],
  [['start', 'catalog@1.1.0-b', '--force'], "'--force' needs a reason"],
  [['abort', 'catalog'], 'say why'],
])('canary %j is wrong usage: %s', async (words, message) => {
  const { code, err } = await run('canary', ...words);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(of.store.read().revision).toBe(1);
});
