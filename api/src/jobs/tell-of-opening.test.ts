import { beforeEach, expect, test } from '@jest/globals';
import { openingListPolicy } from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import { joinList } from '../modules/opening-list/list.ts';
import { openingToken } from '../modules/opening-list/token.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import { tellOfOpening } from './tell-of-opening.ts';
import { tidyUp } from './tidy-up.ts';

const store = setUpTestStore();
const run = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await store.database.db.execute<Row>(statement)).rows;
const mails = (kind: string) =>
  run<{ recipient: string; text: string; unsubscribe_url: string }>(
    sql`select recipient, text, unsubscribe_url from outbox where kind = ${kind} order by recipient`,
  );
const join = (email: string) => store.call('joinOpeningList', { body: { email } });

beforeEach(async () => {
  await run(sql`delete from opening_list`);
  await run(sql`delete from outbox`);
  await run(sql`delete from rate_limits`);
  await run(sql`update store_modes set opened_at = null`);
});

test('each confirmed address is told once, with the postal address and a way to stop, by however many processes', async () => {
  await run(sql`
    insert into opening_list (email, confirmed_at)
    select 'p' || n || '@example.com', case when n > 20 then now() end from generate_series(1, 260) n`);
  expect(await tellOfOpening(store.app.deps)).toBe(0);
  await run(sql`update store_modes set opened_at = now()`);
  const tell = async () => {
    const told = await Promise.all([1, 2, 3].map(() => tellOfOpening(store.app.deps)));
    return told.reduce((sum, count) => sum + count, 0);
  };
  const first = await tell();
  expect(first).toBeGreaterThanOrEqual(200);
  // While the queue is full, others wait.
  expect(first === 240 || (await tell()) === 0).toBe(true);
  await run(sql`update outbox set sent_at = now()`);
  expect(first + (await tell())).toBe(240);
  const sent = await mails('shop-opened');
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(240);
  expect(sent[0]?.text).toContain('Newbury Street');
  expect(sent[0]?.text).toContain('/opening-list/stop?token=');
  expect(sent[0]?.unsubscribe_url).toContain('/api/opening-list/stop?token=');
  expect(await tellOfOpening(store.app.deps)).toBe(0);
  // Who confirms after the opening is told, too.
  await run(sql`update opening_list set confirmed_at = now() where email = 'p7@example.com'`);
  expect(await tellOfOpening(store.app.deps)).toBe(1);
});

test('a mail that cannot be written leaves its address to be told', async () => {
  await run(sql`insert into opening_list (email, confirmed_at) values ('a@example.com', now())`);
  await run(sql`update store_modes set opened_at = now()`);
  const broken = {
    ...store.app.deps,
    settings: { ...store.app.deps.settings, tokenSecret: undefined as unknown as string },
  };
  await expect(tellOfOpening(broken)).rejects.toThrow();
  expect(await mails('shop-opened')).toEqual([]);
  expect(await tellOfOpening(store.app.deps)).toBe(1);
});

test('an address is asked each time that it is entered, until it is confirmed, and only so often', async () => {
  for (const email of ['b@example.com', 'B@example.com']) expect((await join(email)).status).toBe(204);
  expect(await mails('opening-confirm')).toHaveLength(2);
  const [entry] = await run<{ id: string }>(sql`select id from opening_list`);
  const token = openingToken(store.app.deps.settings, entry?.id ?? '');
  expect((await store.call('confirmOpeningList', { body: { token } })).status).toBe(204);
  expect((await join('b@example.com')).status).toBe(204);
  expect(await mails('opening-confirm')).toHaveLength(2);
  const { settings } = store.app.deps;
  const limits = { ...settings.limits, mailByAccount: { max: 2, seconds: 60 } };
  const again = joinList(
    { ...store.app.deps, settings: { ...settings, limits } },
    'B@example.com',
    '1.2.3.4',
  );
  await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('who leaves gets no mail that still waits', async () => {
  await run(sql`insert into opening_list (email, confirmed_at) values ('c@example.com', now())`);
  await run(sql`update store_modes set opened_at = now()`);
  await tellOfOpening(store.app.deps);
  const [entry] = await run<{ id: string }>(sql`select id from opening_list`);
  const token = openingToken(store.app.deps.settings, entry?.id ?? '');
  // As mail programs send it.
  const answer = await store.app.server.inject({
    ...{ method: 'POST', url: `/api/opening-list/stop?${new URLSearchParams({ token }).toString()}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(204);
  expect([await mails('shop-opened'), await run(sql`select 1 from opening_list`)]).toEqual([[], []]);
});

test('unconfirmed addresses are deleted, and those that got the mail some weeks later', async () => {
  const { confirmDays, toldDays } = openingListPolicy;
  await run(sql`
    insert into opening_list (email, joined_at, confirmed_at, told_at) values
      ('old', now() - make_interval(days => ${confirmDays}, mins => 1), null, null),
      ('young', now() - make_interval(days => ${confirmDays}, mins => -1), null, null),
      ('waits', now() - interval '400 days', now() - interval '400 days', null),
      ('told', now(), now(), now() - make_interval(days => ${toldDays}, mins => 1)),
      ('just told', now(), now(), now())`);
  await tidyUp(store.database.db);
  const left = await run<{ email: string }>(sql`select email from opening_list order by email`);
  expect(left.map(({ email }) => email)).toEqual(['just told', 'waits', 'young']);
});
