import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { unbalancedVariants } from '../../testing/stock.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});

const send = (file: string | Buffer, name = 'file.csv') =>
  store.call('tryImport', {
    ...{ token, query: { name }, body: Buffer.from(file) },
    headers: { 'content-type': 'application/octet-stream' },
  });
const apply = (id: string, leaveOut = false) =>
  store.call('applyImport', { token, params: { id }, body: { leaveOut } });
const undo = (id: string) => store.call('undoImport', { token, params: { id } });
const changes = async (id: string, kind = 'all') =>
  (await store.call('listImportChanges', { token, params: { id }, query: { kind } })).body.content;
const problems = async (id: string) =>
  (await store.call('listImportProblems', { token, params: { id } })).body.content;
const product = async (handle: string) => {
  const { rows } = await store.database.db.execute<{ id: number }>(
    sql`select id from products where slug = ${handle}`,
  );
  const [row] = rows;
  return row ? (await store.call('getAdminProduct', { token, params: { id: row.id } })).body : null;
};
const count = async () => {
  const { rows } = await store.database.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from imports) as imports, (select count(*)::int from import_changes) as changes,
      (select count(*)::int from products) as products`);
  return rows[0];
};

const head = 'Handle,Name,State,Description,Price,For,Categories,Color,Size,SKU,Cost,Stock';
/** A product with the sizes M and L, as a file says it. */
const rowsOf = (handle: string, state = '') => [
  `${handle},Import ${handle},${state},"A top, new",64.5,Women,"Tops, Imported",Pine,M,${handle}-M,12,4`,
  `${handle},,,,,,,pine,L,${handle}-L,,`,
];
const newHandle = () => `import-${randomUUID().slice(0, 8)}`;
async function imported(state = '') {
  const handle = newHandle();
  const { body } = await send([head, ...rowsOf(handle, state)].join('\r\n'));
  expect((await apply(body.id)).status).toBe(200);
  return { handle, id: body.id };
}

test('a file is tried without a change, applied as a whole, and undone', async () => {
  const handle = newHandle();
  const { status, body: tried } = await send(`\uFEFF${[head, ...rowsOf(handle)].join('\r\n')}`, 'new.csv');
  expect([status, tried]).toMatchObject([
    201,
    {
      name: 'new.csv',
      state: 'TRIED',
      counts: { rows: 2, newProducts: 1, newVariants: 2, changes: 3, wrongRows: 0 },
    },
  ]);
  expect(await product(handle)).toBeNull();
  expect((await apply(tried.id)).body).toMatchObject({ state: 'APPLIED' });
  const made = await product(handle);
  expect(made).toMatchObject({
    ...{ state: 'DRAFT', version: 1, name: `Import ${handle}`, description: 'A top, new', price: 64.5 },
    ...{ gender: 'FEMALE', categories: ['Tops', 'Imported'] },
    variants: [
      { size: 'M', sku: `${handle}-M`, cost: 12, onHand: 4, color: { name: 'Pine' } },
      { size: 'L', sku: `${handle}-L`, cost: null, onHand: 0 },
    ],
    changes: [{ action: 'product.import' }],
  });
  expect((await apply(tried.id)).body.code).toBe('IMPORT_DONE');
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  expect((await undo(tried.id)).body).toMatchObject({ state: 'UNDONE', undone: 3, kept: 0 });
  expect(await product(handle)).toBeNull();
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  const { body: list } = await store.call('listImports', { token });
  expect(list.content.find(({ id }) => id === tried.id)).toMatchObject({ state: 'UNDONE' });
});

test('only the columns of the file are changed; what others changed is refused, and stays at an undo', async () => {
  const { handle } = await imported('Published');
  const file = `SKU,Price,Stock\n${handle}-M,70,9\n${handle}-L,70,+2`;
  const { body: first } = await send(file);
  expect((await changes(first.id)).map(({ field, was, becomes }) => [field, was, becomes])).toEqual([
    ['price', '64.50', '70.00'],
    ['stock', '4', '9'],
    ['stockBy', '0', '+2'],
  ]);
  const before = await product(handle);
  const [m] = before?.variants ?? [];
  const move = (units: number) =>
    store.call('changeStock', {
      ...{ token, params: { id: before?.id ?? 0 } },
      body: {
        id: randomUUID(),
        reason: 'Delivery',
        changes: [{ variantId: m?.id, kind: 'difference', units }],
      },
    });
  await move(1);
  const outdated = await apply(first.id);
  expect([outdated.status, outdated.body]).toMatchObject([
    409,
    { code: 'IMPORT_OUTDATED', details: { lines: [2] } },
  ]);
  expect(await product(handle)).toMatchObject({ price: 64.5, version: before?.version });

  const { body: second } = await send(file);
  expect((await apply(second.id)).status).toBe(200);
  expect(await product(handle)).toMatchObject({
    ...{ price: 70, name: `Import ${handle}`, state: 'PUBLISHED', version: (before?.version ?? 0) + 1 },
    variants: [{ onHand: 9 }, { onHand: 2 }],
  });
  // One more piece came, and somebody set another price: the first stays with the pieces, the second as it is.
  await move(3);
  const version = (before?.version ?? 0) + 1;
  await store.call('setProductPrice', {
    ...{ token, params: { id: before?.id ?? 0 }, body: { price: 80, compareAtPrice: null, version } },
  });
  expect((await undo(second.id)).body).toMatchObject({ undone: 2, kept: 1 });
  expect(await product(handle)).toMatchObject({ price: 80, variants: [{ onHand: 8 }, { onHand: 0 }] });
  expect(await changes(second.id, 'kept')).toMatchObject([{ field: 'price', kept: 'Changed since' }]);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
});

test('rows with errors hold the file back, or are left out with their products', async () => {
  const [good, bad] = [newHandle(), newHandle()];
  const rows = [head, ...rowsOf(good), ...rowsOf(bad)];
  rows[4] = rows[4]?.replace('pine,L', 'Nocolor,XXXS') ?? '';
  const { body } = await send(rows.join('\n'));
  expect(body.counts).toMatchObject({ rows: 4, wrongRows: 1, leftOutRows: 1, newProducts: 1 });
  expect(await problems(body.id)).toMatchObject([
    { line: 5, column: 'Size', text: 'XXXS' },
    { line: 5, column: 'Color', text: 'Nocolor' },
  ]);
  expect((await apply(body.id)).body.code).toBe('IMPORT_HAS_ERRORS');
  expect((await apply(body.id, true)).status).toBe(200);
  expect([await product(good), await product(bad)]).toEqual([
    expect.objectContaining({ state: 'DRAFT' }),
    null,
  ]);
});

test('new products that were published are withdrawn by an undo, and a draft that was edited stays', async () => {
  const published = await imported('Published');
  expect((await undo(published.id)).body).toMatchObject({ undone: 3, kept: 0 });
  expect(await product(published.handle)).toMatchObject({ state: 'WITHDRAWN' });
  const edited = await imported();
  const made = await product(edited.handle);
  const { version } = made ?? { version: 0 };
  await store.call('setProductState', {
    token,
    params: { id: made?.id ?? 0 },
    body: { state: 'PUBLISHED', version },
  });
  expect((await undo(edited.id)).body).toMatchObject({ undone: 0, kept: 3 });
  expect(await product(edited.handle)).toMatchObject({ state: 'PUBLISHED', variants: [{ onHand: 4 }, {}] });
});

test('what was exported is what the store has, and no cell is a formula', async () => {
  const { handle } = await imported();
  const made = await product(handle);
  const named = await send(`Handle,Name\n${handle},'=SUM(A1)`);
  await apply(named.body.id);
  const { body } = await store.call('exportProducts', { token, body: { ids: [made?.id] } });
  expect(body).toMatchObject({ rows: 2, next: null });
  expect(body.csv).toContain(`"'=SUM(A1)"`);
  const again = await send(body.csv);
  expect(again.body.counts).toMatchObject({ changes: 0, sameProducts: 1, sameVariants: 2, wrongRows: 0 });
  expect((await apply(again.body.id)).body.code).toBe('IMPORT_CHANGES_NOTHING');
  const all = await store.call('exportProducts', { token, body: {} });
  const whole = await send(all.body.csv);
  expect(whole.body.counts).toMatchObject({ changes: 0, wrongRows: 0, rows: all.body.rows });
});

test('two apply one import at once: one of them does', async () => {
  const handle = newHandle();
  const { body } = await send([head, ...rowsOf(handle)].join('\n'));
  const both = await Promise.all([apply(body.id), apply(body.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await product(handle)).toMatchObject({ variants: [{ onHand: 4 }, {}] });
});

describe('a file that cannot be read is refused with what to do, and nothing of it stays', () => {
  test.each<[string, string | Buffer, string]>([
    ['empty', '', 'IMPORT_EMPTY'],
    ['only a header', head, 'IMPORT_EMPTY'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe]), 'IMPORT_NOT_TEXT'],
    ['UTF-16', Buffer.from(`\uFEFF${head}`, 'utf16le'), 'IMPORT_NOT_TEXT'],
    ['Latin-1', Buffer.from('SKU,Name\nA,Gr\u00fcn', 'latin1'), 'IMPORT_NOT_TEXT'],
    ['cut in a quote', `${head}\nx,"cut`, 'IMPORT_QUOTE_OPEN'],
    ['no header', 'a,b,c\nd,e,f', 'IMPORT_HEADER_UNKNOWN'],
    ['an unknown column', 'SKU,Colour\nA,Pine', 'IMPORT_HEADER_UNKNOWN'],
    ['an open quote after many rows', `SKU,Stock\n${'NONE-1,1\n'.repeat(2000)}"`, 'IMPORT_QUOTE_OPEN'],
  ])('%s', async (_what, file, code) => {
    const before = await count();
    const { body } = await send(file);
    expect(body.code).toBe(code);
    expect(await count()).toEqual(before);
  });
});

test('a price and the one that it is compared with belong together wherever a file is cut into parts', async () => {
  const key = newHandle();
  const handles = Array.from({ length: 502 }, (_, at) => `${key}-${String(at)}`);
  const made = handles.map((handle) => `${handle},${handle},A top,50.00,80.00,Women,Tops`);
  const first = await send(
    ['Handle,Name,Description,Price,Compare-at price,For,Categories', ...made].join('\n'),
  );
  expect((await apply(first.body.id)).status).toBe(200);
  // Changes 1000 and 1001 are those of one product.
  const raised = handles.map((handle, at) => `${handle},${at === 0 ? '60.00,80.00' : '90.00,120.00'}`);
  const second = await send(['Handle,Price,Compare-at price', ...raised].join('\n'));
  expect(second.body.counts).toMatchObject({ changes: 1003, wrongRows: 0 });
  const applied = await apply(second.body.id);
  expect([applied.status, applied.body.details]).toEqual([200, undefined]);
  expect(await product(`${key}-500`)).toMatchObject({ price: 90, compareAtPrice: 120 });
  expect((await undo(second.body.id)).body).toMatchObject({ undone: 1003, kept: 0 });
  expect(await product(`${key}-500`)).toMatchObject({ price: 50, compareAtPrice: 80 });
});

test('a product that lost its variants since is neither published by a file nor by an undo', async () => {
  const { handle } = await imported();
  const bare = async () => {
    const made = await product(handle);
    await store.database.db.execute(sql`update variants set on_hand = 0 where product_id = ${made?.id}`);
    const { name, description, details, price, gender, categories, limited, releasedAt } = made ?? {};
    const fields = { name, description, details, price, gender, categories, limited, releasedAt };
    const body = {
      ...{ ...fields, compareAtPrice: null, fitNote: null, keywords: '', setOf: [] },
      ...{ fiberContent: null, originCountry: null, variants: [], version: made?.version },
    };
    return store.call('updateProduct', { token, params: { id: made?.id ?? 0 }, body });
  };
  const published = await send(`Handle,State\n${handle},Published`);
  expect((await bare()).status).toBe(200);
  const applied = await apply(published.body.id);
  expect([applied.status, applied.body]).toMatchObject([409, { details: { lines: [2] } }]);
  const again = await imported('Published');
  const withdrawn = await send(`Handle,State\n${again.handle},Withdrawn`);
  expect((await apply(withdrawn.body.id)).status).toBe(200);
  await store.database.db.execute(sql`
    delete from variants where product_id = (select id from products where slug = ${again.handle})`);
  expect((await undo(withdrawn.body.id)).body).toMatchObject({ undone: 0, kept: 1 });
  expect(await product(again.handle)).toMatchObject({ state: 'WITHDRAWN' });
});
