import {
  defaultShippingRules,
  defaultShopPolicy,
  policyFieldsOf,
  shopPolicyOf,
  type PolicyFields,
  type ShippingRules,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { shopPolicies } from '../../db/schema/index.ts';

/** A row of `policySql`; null: the owner has said nothing of it. */
export interface StoredPolicy {
  readonly promises: PolicyFields | null;
  readonly packing: Pick<ShippingRules, 'timeZone' | 'cutoff' | 'processingDays'> | null;
}

/** The columns of a `StoredPolicy`, as one of any statement. */
export const policySql = sql`json_build_object(
  'promises', (select json_build_object('freeShippingFrom', free_shipping_from_cents, 'standardShipping', standard_shipping_cents,
    'standardFrom', standard_from, 'standardTo', standard_to,
    'standardNotTo', standard_not_to, 'standardPoBoxes', standard_po_boxes,
    'expeditedPrice', expedited_price_cents, 'expeditedFreeFrom', expedited_free_from_cents,
    'expeditedFrom', expedited_from, 'expeditedTo', expedited_to,
    'expeditedNotTo', expedited_not_to, 'expeditedPoBoxes', expedited_po_boxes,
    'nextDayPrice', next_day_price_cents, 'nextDayFreeFrom', next_day_free_from_cents,
    'nextDayFrom', next_day_from, 'nextDayTo', next_day_to,
    'nextDayNotTo', next_day_not_to, 'nextDayPoBoxes', next_day_po_boxes, 'returnDays', return_days,
    'freeReturns', free_returns, 'refundFrom', refund_from, 'refundTo', refund_to, 'warrantyMonths', warranty_months,
    'claimFrom', claim_from, 'claimTo', claim_to, 'replyFrom', reply_from, 'replyTo', reply_to) from shop_policy),
  'packing', (select json_build_object('timeZone', time_zone, 'cutoff', cutoff, 'processingDays',
    json_build_object('standard', standard_days, 'expedited', expedited_days, 'next-day', next_day_days)) from shipping_settings))`;

export function policyOfRow({ promises, packing }: StoredPolicy): ShopPolicy {
  return shopPolicyOf(promises ?? policyFieldsOf(defaultShopPolicy), packing ?? defaultShippingRules);
}

/** What the owner promises now. */
export async function shopPolicy(db: Db): Promise<ShopPolicy> {
  const { rows } = await db.execute<{ policy: StoredPolicy }>(sql`select ${policySql} as policy`);
  return policyOfRow(rows[0]?.policy ?? { promises: null, packing: null });
}

/** As the staff edits them; without `changedAt` they are the defaults: none was saved yet. Money in cents. */
export async function storedPolicy(
  db: Db,
): Promise<{ readonly fields: PolicyFields; readonly changedAt: Date | null }> {
  const [row] = await db.select().from(shopPolicies);
  if (!row) return { fields: policyFieldsOf(defaultShopPolicy), changedAt: null };
  const { one: _, changedAt, ...fields } = row;
  return { fields, changedAt };
}

/** Waits for another change until the transaction ends. */
export async function lockPolicy(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${shopPolicies} in share row exclusive mode`);
}

export async function savePolicy(db: Db, fields: PolicyFields): Promise<void> {
  const { standardNotTo, expeditedNotTo, nextDayNotTo, ...rest } = fields;
  const set = {
    ...rest,
    ...{ standardNotTo: [...standardNotTo], expeditedNotTo: [...expeditedNotTo] },
    ...{ nextDayNotTo: [...nextDayNotTo], changedAt: new Date() },
  };
  await db.insert(shopPolicies).values(set).onConflictDoUpdate({ target: shopPolicies.one, set });
}
