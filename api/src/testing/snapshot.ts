import { sql } from '../db/drizzle.ts';
import type { TestStore } from './test-store.ts';

/** What must not change when something is refused: people, prices, units, carts, wishlists, orders, money and mails. */
const tables = [
  ...['users', 'addresses', 'products', 'variants', 'tax_rules', 'carts', 'cart_items'],
  ...[
    'tax_registrations',
    'orders',
    'order_items',
    'order_events',
    'checkout_keys',
    'payment_events',
    'refunds',
    'outbox',
  ],
  ...['returns', 'return_lines', 'shop_settings', 'wishlists', 'wishlist_entries', 'order_changes'],
] as const;

/** Every row of them, as text in a fixed order. */
export async function snapshot(
  { database: { db } }: TestStore,
  { without }: { without?: (typeof tables)[number] } = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await Promise.all(
    tables
      .filter((table) => table !== without)
      .map(async (table) => {
        const { rows: found } = await db.execute<{ row: string }>(
          sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
        );
        return [table, found.map(({ row }) => row)] as const;
      }),
  );
  return Object.fromEntries(rows);
}
