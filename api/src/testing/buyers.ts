import { randomUUID } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { lockCart, putLine } from '../modules/cart/repository.ts';
import type { Tokens } from '../modules/auth/tokens.ts';
import type { VariantQuantity } from '../modules/ordering/records/stock.ts';

export interface Buyer {
  readonly userId: string;
  readonly addressId: string;
  readonly loginId: string;
  readonly token: string;
}

/** Signed-in people with an address in Illinois. Inserted without hashing passwords, which would take seconds. */
export async function newBuyers(db: Db, tokens: Tokens, size: number): Promise<Buyer[]> {
  const people = Array.from({ length: size }, () => ({
    ...{ userId: randomUUID(), addressId: randomUUID(), loginId: randomUUID() },
  }));
  const users = sql.param(people.map(({ userId }) => userId));
  const addresses = sql.param(people.map(({ addressId }) => addressId));
  const logins = sql.param(people.map(({ loginId }) => loginId));
  await db.execute(sql`
    insert into users (id, email, first_name, last_name, password_hash)
    select id, id || '@example.com', 'Test', 'Person', 'none' from unnest(${users}::uuid[]) as u (id)`);
  await db.execute(sql`
    insert into addresses (id, user_id, recipient_name, street, city, state, zip, is_default)
    select id, user_id, 'Test Person', '1 Test Street', 'Chicago', 'IL', '60601', true
    from unnest(${addresses}::uuid[], ${users}::uuid[]) as a (id, user_id)`);
  await db.execute(sql`
    insert into logins (id, user_id) select * from unnest(${logins}::uuid[], ${users}::uuid[])`);
  await db.execute(sql`insert into carts (user_id) select id from unnest(${users}::uuid[]) as u (id)`);
  return Promise.all(
    people.map(async ({ userId, addressId, loginId }) => ({
      ...{ userId, addressId, loginId },
      token: await tokens.sign({ userId, loginId }),
    })),
  );
}

/** What lies in the buyer's cart from now on. */
export async function setCart(db: Db, { userId }: Buyer, units: readonly VariantQuantity[]): Promise<void> {
  const ids = sql.param(units.map(({ variantId }) => variantId));
  const quantities = sql.param(units.map(({ quantity }) => quantity));
  await db.execute(sql`
    delete from cart_items where cart_id = (select id from carts where user_id = ${userId})`);
  await db.execute(sql`
    insert into cart_items (cart_id, variant_id, quantity, added_price_cents)
    select c.id, v.id, wanted.quantity, p.price_cents
    from unnest(${ids}::int[], ${quantities}::int[]) as wanted (id, quantity)
    join variants v on v.id = wanted.id join products p on p.id = v.product_id
    cross join carts c where c.user_id = ${userId}`);
}

/** A visitor's cart whose lines are written in the order of `units`; answers with its session. */
export async function newVisitorCart(db: Db, units: readonly VariantQuantity[]): Promise<string> {
  const sessionId = randomUUID();
  const { id: cartId } = await lockCart(db, { kind: 'visitor', sessionId });
  for (const { variantId, quantity } of units)
    await putLine(db, { cartId, variantId, quantity, addedPriceCents: 0 });
  return sessionId;
}

/** A new buyer with two units of a variant in the cart. */
export async function newBuyer(db: Db, tokens: Tokens, variantId: number): Promise<Buyer> {
  const [buyer] = await newBuyers(db, tokens, 1);
  if (!buyer) throw new Error('No buyer was made.');
  await setCart(db, buyer, [{ variantId, quantity: 2 }]);
  return buyer;
}
