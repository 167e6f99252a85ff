import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
let [owner, catalog]: [string, string] = ['', ''];
beforeAll(async () => {
  const member = async (role: 'owner' | 'catalog') => {
    const { token } = await newPerson(store);
    await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, role);
    return token;
  };
  [owner, catalog] = [await member('owner'), await member('catalog')];
});

type Kind = 'tax-rules' | 'redirects';
const send = (of: Kind, lines: readonly string[], token = owner) =>
  store.call('tryImport', {
    ...{ token, query: { name: 'file.csv', of }, body: Buffer.from(lines.join('\n')) },
    headers: { 'content-type': 'application/octet-stream' },
  });
const given = (id: string, token = owner) => ({ token, params: { id } });
const apply = (id: string) => store.call('applyImport', { ...given(id), body: { leaveOut: false } });
const entries = async (action: string) => {
  const { rows } = await store.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_entries where action = ${action}`,
  );
  return rows[0]?.count;
};

test('what is a setting needs the right to write settings, at every step', async () => {
  const lines = ['Redirect from,Redirect to', `/old/${randomUUID()},/faq`];
  const refused = { status: 403, body: { code: 'RIGHT_MISSING', details: { right: 'settings.write' } } };
  expect(await send('redirects', lines, catalog)).toMatchObject(refused);
  const { body: tried } = await send('redirects', lines);
  const asCatalog = given(tried.id, catalog);
  const calls = [
    await store.call('listImports', { token: catalog, query: { of: 'redirects' } }),
    await store.call('getImport', asCatalog),
    await store.call('listImportChanges', asCatalog),
    await store.call('applyImport', { ...asCatalog, body: { leaveOut: false } }),
    await store.call('undoImport', asCatalog),
  ];
  for (const call of calls) expect(call).toMatchObject(refused);
  expect((await store.call('listImports', { token: catalog })).body.content).toEqual([]);
  expect((await store.call('getImport', given(tried.id))).body.state).toBe('TRIED');
});

test('of thousands of redirects all are made or none, and each is in the log', async () => {
  const key = randomUUID().slice(0, 8);
  const rows = Array.from({ length: 3000 }, (_, at) => `/${key}/${String(at)},/faq`);
  const { body: tried } = await send('redirects', ['Redirect from,Redirect to', ...rows]);
  expect(tried.counts).toMatchObject({ rows: 3000, wrongRows: 0, changes: 3000 });
  // Meanwhile one of them is made by hand.
  const body = { from: `/${key}/2999`, to: '/terms' };
  const { body: byHand } = await store.call('addRedirect', { token: owner, body });
  const before = await entries('redirect.import');
  const late = await apply(tried.id);
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'IMPORT_OUTDATED', details: { lines: [3001] } },
  ]);
  const listed = async () =>
    (await store.call('listRedirects', { token: owner, query: { q: key } })).body.count;
  expect([await listed(), await entries('redirect.import')]).toEqual([1, before]);

  await store.call('removeRedirect', { token: owner, params: { id: String(byHand.id) } });
  expect((await apply(tried.id)).status).toBe(200);
  expect([await listed(), await entries('redirect.import')]).toEqual([3000, (before ?? 0) + 3000]);
  expect((await store.call('undoImport', given(tried.id))).body).toMatchObject({ undone: 3000, kept: 0 });
  expect(await listed()).toBe(0);
});

test('a redirect does not lead to a page that an old redirect leads on from, also as a product by its handle', async () => {
  const { rows } = await store.database.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from products where withdrawn_at is null order by id limit 1`,
  );
  const { id = 0, slug = '' } = rows[0] ?? {};
  // The product has come after it.
  await store.database.db.execute(
    sql`insert into redirects (from_path, to_path) values (${`/product/${String(id)}`}, '/faq')`,
  );
  const add = (to: string) =>
    store.call('addRedirect', { token: owner, body: { from: `/${randomUUID()}`, to } });
  for (const to of [`/product/${String(id)}?color=a`, `/products/${slug}`]) {
    const { status, body } = await add(to);
    expect([status, body]).toMatchObject([
      400,
      { details: { fields: [{ path: 'to', message: expect.stringMatching(/Remove that one first/) }] } },
    ]);
  }
  await store.database.db.execute(sql`delete from redirects where from_path = ${`/product/${String(id)}`}`);
  expect((await add(`/products/${slug}`)).status).toBe(201);
});

test('tax rules that were changed since are not written over, and the log has the rules before and after', async () => {
  const head =
    'State,Who taxes,Name,ZIP codes,What is taxed,Free up to,Of a dearer piece,Rate (%),First day,Last day';
  const { rows: states } = await store.database.db.execute<{ state: string }>(
    sql`select state from tax_registrations where ends_on is null order by state limit 1`,
  );
  const state = states[0]?.state ?? '';
  const row = (rate: string) => `${state},State,,,Clothing and shoes,175,Only what is above it,${rate},,`;
  const { body: first } = await send('tax-rules', [head, row('6.25')]);
  expect(first.counts).toMatchObject({ changes: 1, newProducts: 1 });
  await apply(first.id);
  const rules = async () => (await store.call('getDetailedTaxRules', { token: owner })).body.rules;
  const [made] = (await rules()).filter((rule) => rule.thing === 'clothing' && rule.state === state);
  expect(made).toMatchObject({ limit: { kind: 'above', amount: 175 }, rate: 6.25 });
  const { body: second } = await send('tax-rules', [head, row('5')]);
  const days = { from: null, until: '2099-12-31', version: made?.version };
  await store.call('updateDetailedTaxRule', { token: owner, params: { id: made?.id ?? 0 }, body: days });
  // The last day is another one, which the file says nothing about but that it is open.
  expect(second.counts).toMatchObject({ changes: 1, changedProducts: 1 });
  expect((await apply(second.id)).status).toBe(200);
  expect((await store.call('undoImport', given(first.id))).body).toMatchObject({ undone: 0, kept: 1 });
  expect((await store.call('undoImport', given(second.id))).body).toMatchObject({ undone: 1, kept: 0 });
  expect((await rules()).find(({ id }) => id === made?.id)).toMatchObject({
    rate: 6.25,
    until: '2099-12-31',
  });
  const { rows } = await store.database.db.execute<{ before: object; after: object }>(sql`
    select v.before, v.after from audit_entries e join audit_values v on v.entry_id = e.id
    where e.action = 'settings.tax-import' and e.subject_id = 'detailed-tax-rules' order by e.id`);
  const name = `Tax of ${state}, detailed rule ${String(made?.id)}`;
  expect(rows[0]).toMatchObject({
    before: { [name]: null },
    after: { [name]: expect.stringContaining('6.25%') },
  });
});
