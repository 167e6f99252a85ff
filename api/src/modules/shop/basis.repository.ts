import type { ShopFacts } from '@ritual/shared/contract';
import {
  detailedRulesAt,
  normalizeState,
  rulesForOrders,
  rulesWhereRegistered,
  type ChargedRules,
  type DetailedTaxRule,
  type ShopPolicy,
  type TaxedPlace,
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
  /** Whether a rule for a place or a kind of goods applies today, anywhere. */
  readonly hasDetailed: boolean;
  readonly facts: ShopFacts | null;
  readonly policy: ShopPolicy;
  /** Whether the owner has saved what is promised; else it is the usual. */
  readonly promised: boolean;
  /** Whether shoppers see the shop. */
  readonly opened: boolean;
}

/** The same with what an order to one place is taxed by. */
export interface TaxedBasis extends OrderBasis {
  readonly taxed: ChargedRules;
}

interface Stored extends Record<string, unknown> {
  readonly rules: readonly TaxRule[];
  readonly registrations: readonly TaxRegistration[];
  /** Of one place. */
  readonly detailed: readonly DetailedTaxRule[];
  readonly hasDetailed: boolean;
  readonly facts: ShopFacts | null;
  readonly policy: StoredPolicy;
  readonly opened: boolean;
}

/** As the kernel names them. */
export const detailedRuleSql = sql`json_build_object('state', state, 'level', level, 'name', name, 'zips', zips, 'thing', thing,
  'limit', case when limit_kind is not null then json_build_object('kind', limit_kind, 'amount', limit_cents) end,
  'rate', rate, 'from', starts_on, 'until', ends_on)`;

/** A state may have thousands of rules. Of them, those for a place are found by the first digits of its ZIP code, each part by an index. */
const rulesOfPlace = ({ state, zip }: TaxedPlace) => sql`
  (select * from detailed_tax_rules where state = ${state} and level = 'state'
    union all
    select * from detailed_tax_rules where state = ${state} and level <> 'state'
      and zips && array[left(${zip}::text, 3), left(${zip}::text, 4), left(${zip}::text, 5)])`;

/** Those that are for goods: with one for shipping alone, nothing is said yet of what is sold. */
export const detailedForGoods = sql`coalesce(thing, '') <> 'shipping'
  and store_day(now()) between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')`;

/** Columns of any statement. A database that no store was opened with has not been claimed, and nothing is closed there. */
const columnsFor = (place: TaxedPlace | null) => sql`
  ${
    place === null
      ? sql`json_build_array()`
      : sql`(select coalesce(json_agg(${detailedRuleSql} order by id), '[]') from ${rulesOfPlace(place)} as found
          where coalesce(ends_on, 'infinity') >= store_day(now()))`
  } as detailed,
  exists (select from detailed_tax_rules where ${detailedForGoods}) as "hasDetailed",
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
  ...{ rules: [], registrations: [], detailed: [], hasDetailed: false, facts: null, opened: true },
  policy: { promises: null, packing: null },
};

function basisOf(
  { rules: stored, registrations, detailed, hasDetailed, facts, policy, opened }: Stored,
  place: TaxedPlace | null,
): TaxedBasis {
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  const rules = stored.map((rule) => ({ ...rule, startsAt: iso(rule.startsAt), endsAt: iso(rule.endsAt) }));
  const charged = rulesWhereRegistered(rules, registrations);
  const here = place ? detailedRulesAt(detailed, registrations, { state: place.state, at: new Date() }) : [];
  const taxed = { general: rulesForOrders(rules, registrations), detailed: here };
  return {
    ...{ facts, opened, rules, charged, hasDetailed, taxed },
    ...{ policy: policyOfRow(policy), promised: policy.promises !== null },
  };
}

/** null: what was typed is no state. */
function codedPlace({ state, zip }: TaxedPlace): TaxedPlace | null {
  const code = normalizeState(state);
  return code === null ? null : { state: code, zip };
}

/** @param place where an order goes: only with it the detailed rules of tax are known */
export async function orderBasis(db: Db, place: TaxedPlace | null = null): Promise<TaxedBasis> {
  const coded = place && codedPlace(place);
  const { rows } = await db.execute<Stored>(sql`select ${columnsFor(coded)}`);
  return basisOf(rows[0] ?? nothing, coded);
}

/**
 * The same with the cart of an account, and whether it is one of the staff's, in one statement. It is read for every order, in the order's transaction, and not kept: to ask
 * whether what is kept still holds would cost as much, and the tax of an order must never be an outdated one.
 */
export async function basisAndCart(
  db: Db,
  userId: string,
  place: TaxedPlace,
): Promise<TaxedBasis & { readonly lines: readonly CartLineRow[]; readonly ofStaff: boolean }> {
  const coded = codedPlace(place);
  const { rows } = await db.execute<Stored & { lines: CartLineRow[]; ofStaff: boolean }>(sql`
    select ${columnsFor(coded)}, exists (select from staff where user_id = ${userId}) as "ofStaff", (
      select coalesce(json_agg(l), '[]') from (${cartLinesSql({ kind: 'user', userId })}) as l) as lines`);
  const row = rows[0] ?? { ...nothing, lines: [], ofStaff: false };
  return { ...basisOf(row, coded), lines: row.lines, ofStaff: row.ofStaff };
}
