// The same answers from the same tables with Fastify and pg alone: no contract, no checks, no limits, no locks in order.
import { randomInt } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';
import { buy, markPaid } from './bare-purchase.ts';

const [url = '', provider = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = fastify();

const card = `p.id, p.name, p.slug, p.price_cents / 100.0 as price, p.compare_at_cents / 100.0 as "compareAtPrice",
  p.gender, p.categories, p.limited, p.created_at as "createdAt", p.released_at as "releasedAt",
  (select json_agg(json_build_object('file', i.file, 'url', '/media/960/' || i.file, 'alt', i.alt, 'color', i.color,
    'position', i.position, 'width', i.width, 'height', i.height,
    'placeholder', case when i.position = 0 then i.placeholder end) order by i.position)
    from product_images i where i.product_id = p.id) as images,
  (select json_agg(json_build_object('id', v.id, 'size', v.size, 'stock', v.on_hand - v.reserved,
    'color', json_build_object('id', c.key, 'name', c.name, 'code', c.code)) order by v.position)
    from variants v join colors c on c.key = v.color where v.product_id = p.id) as variants`;
const visible = 'p.withdrawn_at is null and p.released_at <= now()';

app.get<{ Querystring: { limit: string; offset: string } }>('/api/products', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select ${card} from products p where ${visible} order by p.released_at desc, p.id desc limit $1 offset $2`,
    [query.limit, query.offset],
  );
  return rows;
});
app.get<{ Querystring: { limit: string; q: string } }>('/api/search', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select ${card} from products p where ${visible}
      and (p.name ilike $1 or p.keywords ilike $1 or p.description ilike $1)
      order by p.released_at desc, p.id desc limit $2`,
    [`%${query.q}%`, query.limit],
  );
  return rows;
});
app.get<{ Params: { id: string } }>('/api/products/:id', async ({ params }) => {
  const { rows } = await pool.query<object>(
    `select ${card}, p.description, p.details, p.fit_note as "fitNote" from products p where ${visible} and p.id = $1`,
    [params.id],
  );
  return rows[0];
});

const userOf = (authorization = '') => {
  const [, claims = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }).sub ?? null;
};
app.post<{ Body: { variantId: number; quantity: number } }>('/api/cart/add', async ({ body, headers }) => {
  const user = userOf(headers.authorization);
  const [column, owner] = user ? ['user_id', user] : ['session_id', headers['x-session-id']];
  const { rows } = await pool.query<{ id: string }>(
    `insert into carts (${column}) values ($1) on conflict (${column}) do update set changed_at = now() returning id`,
    [owner],
  );
  await pool.query(
    `insert into cart_items (cart_id, variant_id, quantity, added_price_cents)
      select $1, v.id, $3, p.price_cents from variants v join products p on p.id = v.product_id where v.id = $2`,
    [rows[0]?.id, body.variantId, body.quantity],
  );
  const lines = await pool.query(
    `select l.id, l.variant_id, l.quantity, p.name, p.price_cents, v.size, v.color, v.on_hand - v.reserved as available,
      (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as file
      from cart_items l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
      where l.cart_id = $1`,
    [rows[0]?.id],
  );
  return { items: lines.rows };
});
app.post('/api/checkout/quote', async ({ headers }) => {
  const { rows } = await pool.query<object>(
    `select sum(l.quantity * p.price_cents) as total, (select max(rate) from tax_rules where active) as rate
      from carts c join cart_items l on l.cart_id = c.id join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id where c.user_id = $1`,
    [userOf(headers.authorization)],
  );
  return rows[0];
});
app.post<{ Body: { addressId: string } }>('/api/checkout', ({ body, headers }) =>
  buy(pool, provider, {
    ...{ userId: userOf(headers.authorization) ?? '', addressId: body.addressId },
    number: `B-${String(randomInt(2 ** 40))}`,
  }),
);
app.post<{ Body: { data: { object: { id: string } } } }>('/api/stripe/webhook', async ({ body }) => {
  await markPaid(pool, body.data.object.id);
  return { received: true };
});

process.on('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
