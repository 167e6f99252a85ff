import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { demoCollections, demoShop, demoTaxRegistrations, demoTaxRules } from '@ritual/shared/demo';
import { detailedRulesPerState, usStates } from '@ritual/shared/kernel';
import { eq, sql } from '../../db/drizzle.ts';
import { detailedTaxRules, shopSettings, taxRegistrations, taxRules } from '../../db/schema/index.ts';
import { migrationsFolder } from '../../prepare/prepare.ts';
import { fillCart, newPerson } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';
import { runShopCommand } from './command.ts';
import { saveShopFacts } from './repository.ts';

const store = setUpTestStore();
beforeEach(async () => {
  const { db } = store.database;
  await db.delete(detailedTaxRules);
  await db.delete(taxRules);
  await db.insert(taxRules).values(demoTaxRules.map((rule) => ({ ...rule, country: 'US' })));
  await db.delete(taxRegistrations);
  await db.insert(taxRegistrations).values(demoTaxRegistrations);
  await saveShopFacts(db, demoShop);
});

const shop = async () => (await store.call('shop')).body;
const run = (...words: string[]) => runShopCommand(store.database.db, words);
const refusal = (...words: string[]) =>
  run(...words).then(
    () => 'no refusal',
    (error: unknown) => (error as Error).message,
  );
const all = Object.entries({ ...demoShop, state: 'Massachusetts', zip: ' 02116 ' }).flatMap(
  ([name, value]) => [`--${name}`, value],
);

async function tryToBuy() {
  const person = await newPerson(store);
  await setStock(store, 10103, 9);
  await fillCart(store, person.token, 10103, 1);
  const call = { token: person.token, body: { addressId: person.addressId } };
  const quote = await store.call('quote', call);
  const key = { [headers.idempotencyKey]: randomUUID() };
  const checkout = await store.call('checkout', { ...call, headers: key });
  const { rows } = await store.database.db.execute(
    sql`select 1 from orders where user_id = (select id from users where email = ${person.email})`,
  );
  return { quote, checkout, orders: rows.length };
}

test.each([
  ['the facts of the shop are missing', ['facts'], () => store.database.db.delete(shopSettings)],
  ['there is no tax rule', ['tax-rule'], () => store.database.db.delete(taxRules)],
  [
    'all tax rules are over',
    ['tax-rule'],
    () => store.database.db.update(taxRules).set({ endsAt: new Date(0) }),
  ],
  ['they are switched off', ['tax-rule'], () => store.database.db.update(taxRules).set({ active: false })],
])('no order is taken while %s, and the answer says why', async (_, missing, remove) => {
  await remove();
  expect((await shop()).missing).toEqual(missing);
  const { quote, checkout, orders } = await tryToBuy();
  for (const { status, body } of [quote, checkout]) {
    expect([status, body.code, body.details]).toEqual([409, 'ORDERS_CLOSED', { missing }]);
  }
  expect(orders).toBe(0);
});

test('a rule for a place or a kind of goods is a rule; one that is over, or for shipping alone, is none', async () => {
  const { db } = store.database;
  await db.delete(taxRules);
  const county = { state: 'IL', level: 'county' as const, name: 'Cook', zips: ['606'], rate: 1.75 };
  await db.insert(detailedTaxRules).values([
    { ...county, until: '2020-12-31' },
    { ...county, thing: 'shipping' },
    // A quote reads the rules of its ZIP code only.
    { ...county, name: 'Lake', zips: ['600'], rate: 9, until: '2020-12-31' },
  ]);
  expect((await shop()).missing).toEqual(['tax-rule']);
  await db.insert(detailedTaxRules).values([county, { ...county, name: 'Lake', zips: ['600', '60602'], rate: 9 }]);
  expect((await shop()).missing).toEqual([]);
  const { quote, orders } = await tryToBuy();
  expect([quote.body.taxRatePercent, orders]).toEqual([1.75, 1]);
});

test('a state has so many rules for places at most, and the refusal says what to do', async () => {
  const { db } = store.database;
  await db.execute(sql`
    insert into detailed_tax_rules (state, level, name, zips, rate)
    select 'IL', 'district', 'District ' || n, '{606}', 0.001 from generate_series(1, ${detailedRulesPerState}::int) n`);
  const owner = await newPerson(store);
  await putOnStaff(db, (await store.call('me', { token: owner.token })).body.id, 'owner');
  const add = (state: string, zip: string) =>
    store.call('addDetailedTaxRule', {
      token: owner.token,
      body: {
        ...{ state, level: 'district', name: 'One more', zips: [zip], thing: null, limit: null },
        ...{ rate: 1, from: null, until: null },
      },
    });
  const { status, body } = await add('IL', '606');
  expect([status, body.code]).toEqual([409, 'DETAILED_TAX_RULES_FULL']);
  expect(body.message).toMatch(/^A state has at most 2,000 rules/);
  expect((await add('WI', '532')).status).toBe(201);
});

test('a rule of 0 % is a rule: orders are taken without tax', async () => {
  await store.database.db.delete(taxRules);
  await run('tax', 'add', '--rate', '0');
  expect((await shop()).missing).toEqual([]);
  const { quote, orders } = await tryToBuy();
  expect([quote.status, quote.body.taxRatePercent, orders]).toEqual([200, 0, 1]);
});

test('where the shop is not registered it charges no tax, and goes on selling', async () => {
  const { db } = store.database;
  const rates = async () => (await tryToBuy()).quote.body.taxRatePercent;
  expect(await rates()).toBe(6.25);
  await db.update(taxRegistrations).set({ until: '2025-12-31' }).where(eq(taxRegistrations.state, 'IL'));
  expect(await rates()).toBe(0);
  const { body: charged } = await store.call('taxRules');
  expect(charged).toContainEqual(
    expect.objectContaining({ state: 'IL', endsAt: '2026-01-01T04:59:59.999Z' }),
  );
  await db.delete(taxRegistrations);
  const { quote, orders } = await tryToBuy();
  expect([quote.status, quote.body.taxRatePercent, orders]).toEqual([200, 0, 1]);
  expect((await store.call('taxRules')).body).toEqual([]);
  expect((await shop()).missing).toEqual([]);
});

test('the migration registers the shop where its rules charge something, and changes no tax', async () => {
  const { db } = store.database;
  const file = join(migrationsFolder, '0050_tax_registrations.sql');
  const insert = readFileSync(file, 'utf8').replace(/^[^]*(?=insert into)/, '');
  const registrationsOf = async (...rules: (typeof taxRules.$inferInsert)[]) => {
    await db.delete(taxRegistrations);
    await db.delete(taxRules);
    await db.insert(taxRules).values(rules);
    await db.execute(sql.raw(insert));
    return db.select().from(taxRegistrations).orderBy(taxRegistrations.state);
  };
  const year = (which: number) => new Date(Date.UTC(which, 0, 1));
  const some = await registrationsOf(
    { state: 'massachusetts', rate: 5, startsAt: year(2024), endsAt: year(2025) },
    { state: 'MA', rate: 6.25, startsAt: year(2026) },
    { state: 'NY', rate: 4, startsAt: year(2026) },
    { state: 'NY', rate: 8 },
    { state: 'OR', rate: 0 },
    { state: 'TX', rate: 6, active: false },
  );
  expect(some.map(({ state, from, until }) => [state, from, until])).toEqual([
    ['MA', '2024-01-01', null],
    ['NY', null, null],
  ]);
  const all = await registrationsOf({ rate: 2, startsAt: year(2025) }, { state: 'OR', rate: 0 });
  expect([all.length, new Set(all.map(({ from }) => from))]).toEqual([
    usStates.length,
    new Set(['2025-01-01']),
  ]);
  expect(await registrationsOf({ rate: 0 })).toEqual([]);
});

test('the migration makes days of UTC days of the store, and leaves other moments as they are', async () => {
  const { db } = store.database;
  await db.delete(taxRules);
  const times = [
    ['2026-01-01T00:00:00Z', '2026-06-30T23:59:59.999Z'],
    ['2026-07-01T00:00:00Z', '2026-12-31T12:00:00Z'],
  ] as const;
  await db
    .insert(taxRules)
    .values(times.map(([from, until]) => ({ rate: 5, startsAt: new Date(from), endsAt: new Date(until) })));
  const file = readFileSync(join(migrationsFolder, '0054_tax_days_of_the_store.sql'), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  const rows = await db.select().from(taxRules).orderBy(taxRules.id);
  expect(rows.map(({ startsAt, endsAt }) => [startsAt?.toISOString(), endsAt?.toISOString()])).toEqual([
    ['2026-01-01T05:00:00.000Z', '2026-07-01T03:59:59.999Z'],
    ['2026-07-01T04:00:00.000Z', '2026-12-31T12:00:00.000Z'],
  ]);
  expect(await run()).toContain('from 2026-01-01  until 2026-06-30');
});

test('only collections with something in them are named, and a sale that there is', async () => {
  expect(await shop()).toMatchObject({ collections: demoCollections.map(({ slug }) => slug), saleUpTo: 50 });
  await store.database.db.execute(
    sql`update products set compare_at_cents = null where compare_at_cents is not null`,
  );
  await store.database.db.execute(sql`update products set withdrawn_at = now() where gender = 'MALE'`);
  const { collections, saleUpTo } = await shop();
  expect(collections).not.toContain('sale');
  expect(collections).not.toContain('man');
  expect(collections).toContain('woman');
  expect(saleUpTo).toBeNull();
});

test('the operator of a new shop says all of it, then what changes', async () => {
  await store.database.db.delete(shopSettings);
  await store.database.db.delete(taxRules);
  await store.database.db.delete(taxRegistrations);
  expect(await run()).toMatch(
    /Nothing was said[^]*is registered for sales tax nowhere[^]*There are no tax rules[^]*No orders are taken:\n- The facts[^]*\n- No tax/,
  );
  expect(await refusal('set', '--phone', '(206) 555-0100')).toMatch(/Missing: --name, --email, --street/);
  expect(await run('set', ...all)).toContain(`${demoShop.name}, 118 Newbury Street, Boston, MA 02116`);
  expect((await shop()).facts).toEqual(demoShop);
  expect(await run('set', '--phone', '(206) 555-0100')).toContain('(206) 555-0100, Monday');
  expect((await shop()).facts).toEqual({ ...demoShop, phone: '(206) 555-0100' });
  const rule = ['tax', 'add', '--rate', '6.25', '--state', 'Massachusetts', '--until', '2999-12-31'];
  expect(await refusal(...rule)).toMatch(
    /not registered for sales tax there[^]*tax register --state MA --from/,
  );
  const known = await run('tax', 'register', '--state', 'ma', '--from', '2020-01-01', '--permit', 'A-1');
  expect(known).toMatch(/Registered for sales tax\n +\d+ {2}MA {2}from 2020-01-01 {2}permit A-1/);
  const added = await run(...rule);
  expect(added).toMatch(/MA {2}6\.25 % {2}priority 100 {2}until 2999-12-31[^]*Orders are taken\./);
  const id = /Rule (\d+) was added/.exec(added)?.[1] ?? '';
  expect(await run('tax', 'remove', id)).toContain('No orders are taken');
  expect(await refusal('tax', 'remove', id)).toBe(`There is no rule ${id}.`);
  const registration = /Registration (\d+) was added/.exec(known)?.[1] ?? '';
  expect(await run('tax', 'unregister', registration)).toContain('registered for sales tax nowhere');
  expect(await refusal('tax', 'unregister', registration)).toBe(`There is no registration ${registration}.`);
});

test('of two operators who change different things at once neither undoes what the other wrote', async () => {
  await Promise.all([
    run('set', '--phone', '(206) 555-0100'),
    run('set', '--hours', 'Sunday, 9 AM to 5 PM ET'),
    run('set', '--name', 'Another Name'),
  ]);
  expect((await shop()).facts).toEqual({
    ...demoShop,
    phone: '(206) 555-0100',
    hours: 'Sunday, 9 AM to 5 PM ET',
    name: 'Another Name',
  });
});

test.each([
  [['sell'], /^Say what to do:/],
  [['set'], /^Name what changes:/],
  [['set', '--fax', '1'], /'--fax'/],
  [
    ['set', '--phone', '12', '--email', 'no-address'],
    /^--email: Enter an email[^\n]*\n--phone: Enter a US phone number/,
  ],
  [['set', '--state', 'Texas'], /^--zip: This ZIP code is not in TX\.$/],
  [['set', '--name', ' '], /^--name: Enter the name/],
  [['tax', 'add'], /^Name the rate/],
  [['tax', 'add', '--rate', 'much'], /^--rate: Enter the rate in percent/],
  [['tax', 'add', '--rate', ''], /^--rate: Enter the rate in percent/],
  [['tax', 'add', '--rate', ' '], /^--rate: Enter the rate in percent/],
  [['tax', 'add', '--rate', '0x10'], /^--rate: Enter the rate in percent/],
  [['tax', 'add', '--rate=-1'], /^--rate: A rate is 0 percent or more/],
  [['tax', 'add', '--rate', '5', '--priority', ''], /^--priority: Enter a whole number/],
  [['tax', 'add', '--rate', '5', '--priority', '1.5'], /^--priority: Enter a whole number/],
  [['tax', 'add', '--rate', '101'], /^--rate: A rate is 100 percent or less/],
  [['tax', 'add', '--rate', '5', '--state', 'Bavaria'], /^--state: Enter a US state/],
  [['tax', 'add', '--rate', '5', '--from', '2027-02-01', '--until', '2027-01-01'], /^--until: The last day/],
  [['tax', 'add', '--rate', '5', '--from', 'soon'], /^--from: Enter the day like/],
  [['tax', 'remove', 'all'], /^Name the rule by its number/],
  [['tax', 'unregister', 'all'], /^Name the registration by its number/],
  [['tax', 'add', '--rate', '5', '--from', '0026-01-01'], /^--from: Enter the day like/],
  [['tax', 'register', '--state', 'MA'], /^--from: Choose a day/],
  [['tax', 'register', '--state', 'MA', '--from', '0026-01-01'], /^--from: Enter the year in full/],
  [
    ['tax', 'register', '--state', 'MA', '--from', '2030-01-01'],
    /^--from: The shop is registered in this state/,
  ],
  [
    ['tax', 'register', '--state', 'OR', '--from', '2027-02-01', '--until', '2027-01-01'],
    /^--until: The last day/,
  ],
])('%j is refused in words and changes nothing', async (words, sentence) => {
  const before = [await shop(), await run()];
  expect(await refusal(...words)).toMatch(sentence);
  expect([await shop(), await run()]).toEqual(before);
});

test('a rule on the command line is taken with its sign, and not beside one of the same days', async () => {
  const { db } = store.database;
  await db.delete(taxRules);
  await run('tax', 'add', '--rate', '6.5%', '--state', 'MA', '--until', '2030-12-31');
  const [rule] = await db.select().from(taxRules);
  expect(rule).toMatchObject({ state: 'MA', rate: 6.5 });
  const again = (...more: string[]) => run('tax', 'add', '--rate', '7', '--state', 'MA', ...more);
  await expect(again()).rejects.toThrow(/^--state: There is a rule/);
  await again('--from', '2031-01-01');
  await again('--priority', '50');
  expect(await db.$count(taxRules)).toBe(3);
});
