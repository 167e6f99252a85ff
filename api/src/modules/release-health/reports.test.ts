import { beforeEach, expect, test } from '@jest/globals';
import { internalPaths } from '@ritual/platform/release-watch';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { live, reportsOf } from '../../testing/page-reports.ts';

const store = setUpTestStore({ limitFactor: 1 });
const { report, health, tell, view } = reportsOf(store);
const old = { remote: 'catalog', version: '1.0.0-old' };
const failure = { kind: 'failure', ...old, region: 'page', code: 'TYPE_ERROR' };
const token = () => view().token;
beforeEach(async () => {
  await store.database.db.execute(
    sql`truncate canary_views, page_reports, page_failures, page_vitals, page_releases, rate_limits`,
  );
  await tell({ live, periods: [], views: [] });
});

test('failures are counted by release, region and code, and a page counts once', async () => {
  const one = token();
  for (const body of [
    { ...failure, token: one },
    { ...failure, token: one, code: 'ERROR' },
    { ...failure, token: token() },
  ]) {
    await report(body);
  }
  await report({ ...failure, kind: 'hydration', region: 'hydration', token: one });
  expect(await health()).toMatchObject({
    releases: [
      {
        ...old,
        failures: [
          { region: 'page', code: 'TYPE_ERROR', count: 2 },
          { region: 'hydration', code: 'TYPE_ERROR', count: 1 },
        ],
      },
    ],
  });
});

test('a release that no page can have loaded is not counted, and neither is a page of yesterday', async () => {
  await report({ ...failure, version: '6.6.6', token: token() });
  await report({ ...failure, token: view({ kind: 'none' }, Date.now() - 86_400_001).token });
  expect(await health()).toMatchObject({ releases: [] });
});

test('a client that makes up regions cannot make the table grow', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      report({ ...failure, region: `r${String(index)}`, token: token() }),
    ),
  );
  for (let index = 20; index < 60; index += 1) {
    await report({ ...failure, region: `r${String(index)}`, token: token() });
  }
  const { rows } = await store.database.db.execute<{ region: string; failures: number }>(
    sql`select region, failures from page_failures`,
  );
  expect(rows.length).toBeLessThanOrEqual(41);
  expect(rows.find(({ region }) => region === 'other')?.failures).toBeGreaterThanOrEqual(19);
});

test('vitals are counted in buckets; with Global Privacy Control they are not', async () => {
  for (const [index, LCP] of [900, 1400, 1600, 4200].entries()) {
    await report({ kind: 'vitals', ...old, token: token(), LCP, ...(index === 0 && { CLS: 30 }) });
  }
  await report({ kind: 'vitals', ...old, token: token(), LCP: 9000 }, { 'sec-gpc': '1' });
  expect(await health()).toMatchObject({
    releases: [{ ...old, failures: [], vitals: { LCP: { views: 4, p75: 2000 }, CLS: { views: 1 } } }],
  });
});

test('the answer says when a release of the page is not live any more', async () => {
  const reload = async (body: object) => (await report(body)).body;
  const canary = view({ kind: 'canary', remote: 'catalog', version: '1.1.0-new' });
  expect(await reload({ kind: 'alive', token: canary.token })).toEqual({ reload: false });
  expect(await reload({ ...failure, token: token() })).toEqual({ reload: false });
  // A release that stands in for the live one.
  expect(await reload({ ...failure, version: '0.9.0', token: token() })).toEqual({ reload: true });

  // The canary is aborted; a shell that is behind does not bring it back.
  await tell({ live: { revision: 8, releases: live.releases.slice(0, 1) }, periods: [], views: [] });
  await tell({ live, periods: [], views: [] });
  expect(await reload({ ...failure, token: canary.token })).toEqual({ reload: true });
  expect(await reload({ ...failure, token: token() })).toEqual({ reload: false });
});

test('after the channel was restored or begun anew, its releases are live although its revisions are lower', async () => {
  const reload = async (version: string) => (await report({ ...failure, version, token: token() })).body;
  const restored = {
    revision: 2,
    releases: [
      { ...old, version: '0.8.0', current: true },
      { ...old, current: false },
    ],
  };
  await tell({ live: restored, periods: [], views: [] });
  expect(await reload('0.8.0')).toEqual({ reload: true });
  // No shell has told of the higher revision any more.
  await store.database.db.execute(sql`update page_releases set seen_at = now() - interval '6 minutes'`);
  await tell({ live: restored, periods: [], views: [] });
  expect(await reload('0.8.0')).toEqual({ reload: false });
  expect(await reload(old.version)).toEqual({ reload: true });
});

test.each(Object.values(internalPaths))('%s needs the key, however its address is written', async (path) => {
  for (const url of [
    path,
    path.replace('internal', '%69nternal'),
    path.replace('api', '%61pi'),
    `${path}/`,
  ]) {
    const method = path === internalPaths.servedViews ? 'POST' : 'GET';
    const { statusCode } = await store.app.server.inject({
      method,
      url,
      ...(method === 'POST' && { payload: {} }),
    });
    expect([url, statusCode]).toEqual([url, 401]);
  }
});

test('a client that reports too much is told to wait', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 601; sent += 1)
    statuses.add((await report({ kind: 'alive', token: token() })).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('what was counted is forgotten after three months', async () => {
  await report({ ...failure, token: token() });
  await report({ kind: 'vitals', ...old, token: token(), INP: 120 });
  const { db } = store.database;
  for (const table of ['page_failures', 'page_vitals']) {
    await db.execute(sql`update ${sql.identifier(table)} set day = current_date - 91`);
  }
  await db.execute(sql`update page_releases set seen_at = now() - interval '91 days'`);
  await tidyUp(db);
  const { rows } = await db.execute(sql`
    select 1 from page_failures union all select 1 from page_vitals union all select 1 from page_releases`);
  expect(rows).toEqual([]);
});
