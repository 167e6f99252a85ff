import type { OpeningState } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { storeModes } from '../../db/schema/index.ts';
import { detailedForGoods } from './basis.repository.ts';

type Counted = Pick<OpeningState, 'policySaved' | 'products' | 'hasStock' | 'paidOrder'> & {
  /** Tax rules for places and kinds of goods that apply today, and whether one of them charges something. */
  readonly detailedRules: number;
  readonly detailedTax: boolean;
};

/** Since when shoppers see the shop; null: they do not. */
export async function openedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ openedAt: storeModes.openedAt }).from(storeModes);
  return row?.openedAt ?? null;
}

/** Since when a mail server has accepted mails; null: none has. */
export async function mailAcceptedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: storeModes.mailAcceptedAt }).from(storeModes);
  return row?.at ?? null;
}

/** Waits for another who opens it, until the transaction ends. */
export async function lockOpening(tx: Db): Promise<Date | null> {
  const [row] = await tx.select({ openedAt: storeModes.openedAt }).from(storeModes).for('update');
  return row?.openedAt ?? null;
}

export async function saveOpening(tx: Db, at: Date): Promise<void> {
  await tx.update(storeModes).set({ openedAt: at });
}

/** What is counted for the steps. */
export async function countForOpening(db: Db): Promise<Counted> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with detailed as (select state, rate from detailed_tax_rules where ${detailedForGoods})
    select (select count(*)::int from detailed) as "detailedRules",
      exists (select from detailed d join tax_registrations r on r.state = d.state
        where d.rate > 0 and store_day(now()) between coalesce(r.starts_on, '-infinity') and coalesce(r.ends_on, 'infinity')) as "detailedTax",
      exists (select from shop_policy) as "policySaved",
      (select count(*)::int from (select 1 from products where withdrawn_at is null limit 1000) shown) as products,
      exists (select from products p join variants v on v.product_id = p.id
        where p.withdrawn_at is null and v.on_hand > v.reserved) as "hasStock",
      exists (select from orders where payment_state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')) as "paidOrder"`);
  const none = { detailedRules: 0, detailedTax: false };
  return rows[0] ?? { ...none, policySaved: false, products: 0, hasStock: false, paidOrder: false };
}
