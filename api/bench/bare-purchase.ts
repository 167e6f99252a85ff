import type pg from 'pg';
import { stringify } from 'qs';

interface Purchase {
  readonly userId: string;
  readonly addressId: string;
  readonly number: string;
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

/** An order of what the cart holds, its units reserved, and its payment page. */
export async function buy(pool: pg.Pool, provider: string, { userId, addressId, number }: Purchase) {
  const order = await inTransaction(pool, async (client) => {
    const lines = await client.query<{
      id: number;
      quantity: number;
      price: number;
      product: number;
      name: string;
    }>(
      `select v.id, l.quantity, p.price_cents as price, p.id as product, p.name from carts c
        join cart_items l on l.cart_id = c.id join variants v on v.id = l.variant_id
        join products p on p.id = v.product_id where c.user_id = $1`,
      [userId],
    );
    const total = lines.rows.reduce((sum, line) => sum + line.quantity * line.price, 0);
    const made = await client.query<{ id: string }>(
      `insert into orders (number, user_id, payment_state, stock_state, email, recipient_name, street, city, state, zip,
        subtotal_cents, shipping_cents, tax_cents, total_cents, tax_rate_percent, fingerprint, session_expires_at, next_check_at)
        select $1, u.id, 'PENDING', 'RESERVED', u.email, a.recipient_name, a.street, a.city, a.state, a.zip,
          $4::int, 0, 0, $4::int, 0, '', now() + interval '1 hour', now() + interval '1 hour'
        from users u join addresses a on a.user_id = u.id where u.id = $2 and a.id = $3 returning id`,
      [number, userId, addressId, total],
    );
    const id = made.rows[0]?.id ?? '';
    for (const [position, line] of lines.rows.entries()) {
      await client.query('update variants set reserved = reserved + $2 where id = $1', [
        line.id,
        line.quantity,
      ]);
      await client.query(
        `insert into order_items (order_id, position, product_id, variant_id, product_name, size, color, quantity, unit_price_cents)
          values ($1, $2, $3, $4, $5, 'M', 'pine', $6, $7)`,
        [id, position, line.product, line.id, line.name, line.quantity, line.price],
      );
    }
    await client.query(
      `insert into order_events (order_id, status, actor) values ($1, 'PENDING', 'shopper')`,
      [id],
    );
    return { id, total };
  });
  const answer = await fetch(`${provider}/v1/checkout/sessions`, {
    method: 'POST',
    body: stringify({
      metadata: { order_id: order.id },
      line_items: [{ quantity: 1, price_data: { unit_amount: order.total } }],
      shipping_options: [{ shipping_rate_data: { fixed_amount: { amount: 0 } } }],
    }),
  });
  const { id: sessionId, url } = (await answer.json()) as { id: string; url: string };
  await pool.query('update orders set session_id = $2, session_url = $3 where id = $1', [
    order.id,
    sessionId,
    url,
  ]);
  return { sessionId, checkoutUrl: url, orderId: order.id };
}

export async function markPaid(pool: pg.Pool, sessionId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `update orders set payment_state = 'PAID', stock_state = 'SOLD', paid_at = now() where session_id = $1 returning id, user_id`,
      [sessionId],
    );
    const [order] = rows;
    await client.query(
      `update variants v set reserved = v.reserved - i.quantity, on_hand = v.on_hand - i.quantity, sold = v.sold + i.quantity
        from order_items i where i.order_id = $1 and v.id = i.variant_id`,
      [order?.id],
    );
    await client.query(`insert into order_events (order_id, status, actor) values ($1, 'PAID', 'webhook')`, [
      order?.id,
    ]);
    await client.query('delete from cart_items where cart_id = (select id from carts where user_id = $1)', [
      order?.user_id,
    ]);
    await client.query(
      `insert into outbox (kind, dedupe_key, recipient, subject, html, text)
        values ('order-confirmed', 'bare:' || $1, 'a@example.com', 'Thank you', repeat('x', 8000), repeat('x', 1000))`,
      [order?.id],
    );
  });
}
