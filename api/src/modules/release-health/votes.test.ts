import { beforeEach, describe, expect, test } from '@jest/globals';
import { internalPaths } from '@ritual/platform/release-watch';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { canary, live, period, reportsOf } from '../../testing/page-reports.ts';

const store = setUpTestStore();
const { served, report, votes, tell, view } = reportsOf(store);
const none = { views: 0, notAlive: 0, left: 0, failed: 0 };
const failure = { ...{ remote: 'catalog', version: '1.1.0-new' }, region: 'page', code: 'TYPE_ERROR' };
beforeEach(async () => {
  await store.database.db.execute(sql`truncate canary_views, page_reports, page_failures, page_releases`);
  await tell({ live, periods: [], views: [] });
});
/** As if so many seconds had passed. */
const pass = async (seconds: number) => {
  const by = sql`make_interval(secs => ${seconds})`;
  await store.database.db.execute(sql`update canary_views set served_at = served_at - ${by}`);
  await store.database.db.execute(sql`update page_reports set reported_at = reported_at - ${by}`);
};

test('a view that is not alive within ten seconds is an error in both arms; before that it is nothing', async () => {
  for (const arm of ['canary', 'control'] as const) {
    await report({ kind: 'alive', token: (await served(arm)).token });
    await served(arm);
  }
  expect(await votes()).toMatchObject([{ canary: none, control: none }]);
  await pass(12);
  const votesOfArm = { ...none, views: 2, notAlive: 1 };
  expect(await votes()).toMatchObject([{ share: 0.05, canary: votesOfArm, control: votesOfArm }]);
});

test('a vote stays what it is: a page that is alive too late was not alive', async () => {
  const { token } = await served('canary', { ago: 30 });
  await report({ kind: 'alive', token });
  expect(await votes()).toMatchObject([{ canary: { ...none, views: 1, notAlive: 1 } }]);
});

test.each([-3600, 3600])('a shell whose clock is off by %d s makes no page late or early', async (off) => {
  const tellOf = async (ago: number) => {
    const shellsNow = Date.now() + off * 1000;
    const { nonce, at, token } = view({ kind: 'control' }, shellsNow - ago * 1000);
    const visitor = `visitor${String(ago).padStart(9, '0')}`;
    await tell({
      sentAt: shellsNow,
      periods: [period],
      views: [{ nonce, at, visitor, period: 0, arm: 'control' }],
    });
    return token;
  };
  await report({ kind: 'alive', token: await tellOf(1) });
  await tellOf(2);
  expect(await votes()).toMatchObject([{ control: none }]);
  await pass(12);
  expect(await votes()).toMatchObject([{ control: { ...none, views: 2, notAlive: 1 } }]);
});

test('a page that was left before is no error, and is counted as left', async () => {
  await report({ kind: 'left', token: (await served('canary')).token });
  const stayed = await served('canary');
  await report({ kind: 'alive', token: stayed.token });
  await report({ kind: 'left', token: stayed.token });
  await pass(12);
  expect(await votes()).toMatchObject([{ canary: { ...none, views: 2, left: 1 } }]);
});

test('a failure votes at once, and once, however many a page reports', async () => {
  const { token } = await served('canary');
  for (const kind of ['failure', 'hydration', 'failure']) await report({ kind, token, ...failure });
  expect(await votes()).toMatchObject([{ canary: { ...none, views: 1, failed: 1 } }]);
});

test('a report may come before the shell has told of its view', async () => {
  const early = view({ kind: 'control' });
  await report({ kind: 'alive', token: early.token });
  const { nonce, at } = early;
  await tell({
    periods: [period],
    views: [{ nonce, at, visitor: 'v'.repeat(16), period: 0, arm: 'control' }],
  });
  await pass(12);
  expect(await votes()).toMatchObject([{ control: { ...none, views: 1 } }]);
});

test('a visitor has one vote, with the first view, whichever shell has served it', async () => {
  const visitor = 'w'.repeat(16);
  const first = await served('canary', { visitor });
  const second = await served('canary', { visitor });
  await report({ kind: 'alive', token: first.token });
  await report({ kind: 'failure', token: second.token, ...failure });
  await pass(12);
  expect(await votes()).toMatchObject([{ canary: { ...none, views: 1 } }]);
});

test('votes of each share are apart, and another canary is none of it', async () => {
  await served('canary', { ago: 20 });
  const { nonce, at } = view({ kind: 'control' });
  const one = { nonce, at, visitor: 'x'.repeat(16), arm: 'control' as const };
  const stepped = {
    ...period,
    steppedAt: '2026-11-25T10:10:00.000Z',
    canaryBuckets: 250,
    controlBuckets: 750,
  };
  const other = { ...period, remote: 'content' };
  await tell({
    periods: [stepped, other],
    views: [
      { ...one, period: 0 },
      { ...one, period: 1 },
    ],
  });
  expect((await votes()).map(({ share }) => share)).toEqual([0.05, 0.25]);
});

describe('what cannot be forged', () => {
  test('votes: a token of another view, a changed one, and a second report count nothing', async () => {
    const { token } = await served('control');
    await report({
      kind: 'failure',
      token: token.replace('~control~', '~canary~catalog~1.1.0-new~'),
      ...failure,
    });
    await report({ kind: 'failure', token: view({ kind: 'control' }).token, ...failure });
    expect(await votes()).toMatchObject([{ canary: none, control: none }]);
  });

  test('views: without the key nothing is taken', async () => {
    for (const authorization of [
      undefined,
      'Bearer x',
      `Bearer ${store.app.deps.settings.reportSecret ?? ''}`,
    ]) {
      const headers = authorization === undefined ? {} : { authorization };
      const payload = { periods: [], views: [] };
      const answer = await store.app.server.inject({
        method: 'POST',
        url: internalPaths.servedViews,
        payload,
        headers,
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  test('views that are malformed are refused, with the place of the fault', async () => {
    expect(await tell({ periods: [{ ...period, controlBuckets: 0 }], views: [] })).toBe(400);
  });
});

test('views are forgotten before the reports on them, so that none becomes an error', async () => {
  await report({ kind: 'alive', token: (await served('canary')).token });
  await pass(14 * 86_400 - 60);
  await tidyUp(store.database.db);
  expect(await votes()).toMatchObject([{ canary: { ...none, views: 1 } }]);
  await pass(120);
  await tidyUp(store.database.db);
  expect(await votes()).toEqual([]);
  await pass(86_400);
  await tidyUp(store.database.db);
  const { rows } = await store.database.db.execute(sql`select * from page_reports`);
  expect(rows).toEqual([]);
});

test('the visitor is not to be recognized in another canary, and no address is kept', async () => {
  await served('canary');
  const { rows } = await store.database.db.execute(sql`select * from canary_views`);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    [
      ...[
        'arm',
        'canary_buckets',
        'control_buckets',
        'nonce',
        'remote',
        'served_at',
        'started_at',
        'stepped_at',
      ],
      ...['version', 'visitor'],
    ].toSorted(),
  );
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  expect(rows[0]).toMatchObject({ remote: canary.remote });
});
