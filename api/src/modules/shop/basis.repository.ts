import type { ShopFacts } from '@ritual/shared/contract';
import {
  rulesWhereRegistered,
  type ShopPolicy,
  type TaxRegistration,
  type TaxRule,
} from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { policyOfRow, policySql, type StoredPolicy } from './policy.repository.ts';
import { cartLinesSql, type CartLineRow } from '../cart/repository.ts';

/** What the operator says that every order depends on. */
export interface OrderBasis {
  /** The rules that are switched on; whether one applies at a time is the kernel's to say. */
  readonly rules: readonly TaxRule[];
  /** Those by which tax is charged: where and while the shop is registered. */
  readonly charged: readonly TaxRule[];
  readonly facts: ShopFacts | null;
  readonly policy: ShopPolicy;
  /** Whether the owner has saved what is promised; else it is the usual. */
  readonly promised: boolean;
  /** Whether shoppers see the shop. */
  readonly opened: boolean;
}

interface Stored extends Record<string, unknown> {
  readonly rules: readonly TaxRule[];
  readonly registrations: readonly TaxRegistration[];
  readonly facts: ShopFacts | null;
  readonly policy: StoredPolicy;
  readonly opened: boolean;
}

/** Columns of any statement. A database that no store was opened with has not been claimed, and nothing is closed there. */
const columns = sql`
  (select coalesce(json_agg(json_build_object('active', active, 'startsAt', starts_at, 'endsAt', ends_at,
    'country', country, 'state', state, 'priority', priority, 'rate', rate) order by id), '[]')
    from tax_rules where active) as rules,
  (select coalesce(json_agg(json_build_object('state', state, 'from', starts_on, 'until', ends_on) order by id), '[]')
    from tax_registrations) as registrations,
  (select json_build_object('name', name, 'email', email, 'phone', phone, 'street', street, 'city', city,
    'state', state, 'zip', zip, 'hours', hours) from shop_settings) as facts,
  ${policySql} as policy,
  coalesce((select opened_at is not null from store_modes), true) as opened`;

const nothing: Stored = {
  ...{ rules: [], registrations: [], facts: null, opened: true },
  policy: { promises: null, packing: null },
};

function basisOf({ rules: stored, registrations, facts, policy, opened }: Stored): OrderBasis {
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  const rules = stored.map((rule) => ({ ...rule, startsAt: iso(rule.startsAt), endsAt: iso(rule.endsAt) }));
  const charged = rulesWhereRegistered(rules, registrations);
  return {
    ...{ facts, opened, rules, charged },
    ...{ policy: policyOfRow(policy), promised: policy.promises !== null },
  };
}

export async function orderBasis(db: Db): Promise<OrderBasis> {
  const { rows } = await db.execute<Stored>(sql`select ${columns}`);
  return basisOf(rows[0] ?? nothing);
}

/**
 * The same with the cart of an account, and whether it is one of the staff's, in one statement. It is read for every order, in the order's transaction, and not kept: to ask
 * whether what is kept still holds would cost as much, and the tax of an order is never one of before.
 */
export async function basisAndCart(
  db: Db,
  userId: string,
): Promise<OrderBasis & { readonly lines: readonly CartLineRow[]; readonly ofStaff: boolean }> {
  const { rows } = await db.execute<Stored & { lines: CartLineRow[]; ofStaff: boolean }>(sql`
    select ${columns}, exists (select from staff where user_id = ${userId}) as "ofStaff", (
      select coalesce(json_agg(l), '[]') from (${cartLinesSql({ kind: 'user', userId })}) as l) as lines`);
  const row = rows[0] ?? { ...nothing, lines: [], ofStaff: false };
  return { ...basisOf(row), lines: row.lines, ofStaff: row.ofStaff };
}
