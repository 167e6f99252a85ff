import {
  defaultShippingRules,
  defaultShopPolicy,
  policyFieldsOf,
  shopPolicyOf,
  type PolicyFields,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { shopPolicies } from '../../db/schema/index.ts';

/** A row of `policySql`; null: the owner has said nothing of it. */
export interface StoredPolicy {
  readonly promises: PolicyFields | null;
  readonly packing: Pick<ShopPolicy, 'cutoff' | 'processingDays'> | null;
}

/** The columns of a `StoredPolicy`, as one of any statement. */
export const policySql = sql`json_build_object(
  'promises', (select json_build_object('freeShippingFrom', free_shipping_from_cents, 'standardShipping', standard_shipping_cents,
    'standardFrom', standard_from, 'standardTo', standard_to, 'expeditedFrom', expedited_from, 'expeditedTo', expedited_to,
    'nextDayFrom', next_day_from, 'nextDayTo', next_day_to, 'returnDays', return_days) from shop_policy),
  'packing', (select json_build_object('cutoff', cutoff, 'processingDays', standard_days) from shipping_settings))`;

export function policyOfRow({ promises, packing }: StoredPolicy): ShopPolicy {
  const { cutoff, processingDays } = defaultShippingRules;
  return shopPolicyOf(
    promises ?? policyFieldsOf(defaultShopPolicy),
    packing ?? { cutoff, processingDays: processingDays.standard },
  );
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
  const set = { ...fields, changedAt: new Date() };
  await db.insert(shopPolicies).values(set).onConflictDoUpdate({ target: shopPolicies.one, set });
}
