import { randomUUID } from 'node:crypto';
import { headers } from '@ritual/shared/contract';
import { sql } from '../db/drizzle.ts';
import { fillCart, type Person } from './people.ts';
import type { TestStore } from './test-store.ts';

/** No order, no mail, and a sandbox that knows of none. */
export async function forgetOrders(store: TestStore): Promise<void> {
  await store.control('reset');
  await store.database.db.execute(sql`delete from orders`);
  await store.database.db.execute(sql`delete from outbox`);
}

/** Somebody's order of so many pieces, on its payment page. */
export async function placeOrder(store: TestStore, person: Person, variantId: number, quantity = 2) {
  const { token, addressId } = person;
  await fillCart(store, token, variantId, quantity);
  const key = { [headers.idempotencyKey]: randomUUID() };
  const { body } = await store.call('checkout', { token, body: { addressId }, headers: key });
  return body;
}
