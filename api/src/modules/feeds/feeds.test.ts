import { expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { escaped } from './item.ts';

const store = setUpTestStore();
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const file = async (reader: string) => {
  const { statusCode, headers, body } = await store.app.server.inject(`/api/feeds/${reader}.xml`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return body;
};
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, value]) => value);
const itemOf = (xml: string, id: number) =>
  xml.split('<item>').find((each) => each.includes(`<g:id>${String(id)}</g:id>`)) ?? '';

test('each variant that shoppers see has one entry, also beyond one part of a large catalog', async () => {
  const { rows } = await run(sql`
    select v.id::text as id from variants v join products p on p.id = v.product_id
    where p.withdrawn_at is null and p.released_at <= now() order by p.id, v.position, v.id`);
  const ids = valuesOf(await file('google'), 'id');
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(200);
});

test('an entry has what both readers ask for, in their words', async () => {
  await run(sql`update products set name = 'Dune <&> Tank', categories = '{Tanks}' where id = 101`);
  await run(
    sql`update variants set on_hand = 0, reserved = 0, gtin = '4006381333931', weight_grams = 180 where id = 10101`,
  );
  const { rows } = await run(sql`
    select v.size, c.name, c.key, p.price_cents as cents from variants v
    join colors c on c.key = v.color join products p on p.id = v.product_id where v.id = 10101`);
  const { size, name, key, cents } = rows[0] as { size: string; name: string; key: string; cents: number };
  const item = itemOf(await file('google'), 10101);
  const said = (field: string) => valuesOf(item, field)[0];
  expect(said('title')).toBe(`Dune &lt;&amp;&gt; Tank, ${name}, ${size}`);
  expect(said('link')).toBe(`http://localhost:3000/product/101?color=${key}&amp;size=${size}`);
  expect(said('image_link')).toMatch(/^http:\/\/localhost:3000\/media\/960\//);
  expect([said('availability'), said('gtin'), said('identifier_exists')]).toEqual([
    'out_of_stock',
    '4006381333931',
    undefined,
  ]);
  expect([said('price'), said('sale_price')]).toEqual([`${(cents / 100).toFixed(2)} USD`, undefined]);
  expect([said('shipping_weight'), said('item_group_id'), said('condition')]).toEqual([
    '180 g',
    '101',
    'new',
  ]);
  expect(said('google_product_category')).toBe(
    'Apparel &amp; Accessories &gt; Clothing &gt; Shirts &amp; Tops',
  );
  expect(valuesOf(itemOf(await file('meta'), 10101), 'availability')).toEqual(['out of stock']);
});

test('a sale is in the feed with its days, and a product that is hidden not at all', async () => {
  await run(sql`
    insert into product_sales (product_id, price_cents, first_day, last_day) values (102, 100, '2098-11-27', '2098-11-30')`);
  await run(sql`update products set compare_at_cents = null where id = 102`);
  await run(sql`update products set withdrawn_at = now() where id = 103`);
  const xml = await file('google');
  const [first] = xml
    .split('<item>')
    .filter((each) => each.includes('<g:item_group_id>102</g:item_group_id>'));
  expect(valuesOf(first ?? '', 'sale_price')).toEqual(['1.00 USD']);
  expect(valuesOf(first ?? '', 'sale_price_effective_date')).toEqual(['2098-11-27T05:00Z/2098-12-01T05:00Z']);
  expect(xml).not.toContain('<g:item_group_id>103</g:item_group_id>');
});

test('what XML has no place for is left out', () => {
  expect(escaped('a\u0000\u000bb\ud800c <&> 😀\n')).toBe('abc &lt;&amp;&gt; 😀\n');
});
