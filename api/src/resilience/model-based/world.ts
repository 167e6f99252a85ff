import { normalizeState } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { deleteOrders } from '../../testing/orders.ts';
import { newPerson, newSessionId, type Person } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { Model, type ModelOrder, type ModelTax } from './model.ts';
import type { StepKind } from './steps.ts';
import type { ModelMethod } from './totals.ts';

export const variants = [
  { id: 10103, productId: 101, stock: 4 },
  { id: 10105, productId: 101, stock: 2 },
  { id: 10201, productId: 102, stock: 6 },
] as const;

/** The class of its goods has a limit in Massachusetts. */
const limited = { productId: 102, cents: 60_00 } as const;

/** Where they live; the rate of the state and that of the city in thousandths of a percent. In Oregon the shop is not registered. */
const places = [
  { state: 'Massachusetts', city: 'Boston', zip: '02108', rate: 6_250, local: 0 },
  { state: 'Minnesota', city: 'Duluth', zip: '55802', rate: 6_875, local: 1_500 },
  { state: 'Oregon', city: 'Portland', zip: '97201', rate: 0, local: 0 },
] as const;

const taxAt = (who: number, rate: number): ModelTax => {
  const { local = 0 } = places[who] ?? {};
  return { rate: rate + local, limit: who === 0 ? limited : null };
};

async function resetTaxes(db: Db): Promise<void> {
  await db.execute(
    sql`update products set tax_class = case when id = ${limited.productId} then 'clothing' end`,
  );
  await db.execute(sql`delete from detailed_tax_rules`);
  for (const who of places.keys()) await setRate(db, who, places[who]?.rate ?? 0);
  await db.execute(sql`
    insert into detailed_tax_rules (state, level, name, zips, rate) values ('MN', 'city', 'Duluth', '{558}', 1.5)`);
}

/** The tax of a state changes: for all its goods, and for those above the limit. */
async function setRate(db: Db, who: number, rate: number): Promise<void> {
  const state = normalizeState(places[who]?.state ?? '');
  await db.execute(sql`update tax_rules set rate = ${rate / 1000} where state = ${state}`);
  if (who > 0) return;
  await db.execute(sql`delete from detailed_tax_rules where state = ${state}`);
  await db.execute(sql`
    insert into detailed_tax_rules (state, level, thing, limit_kind, limit_cents, rate)
    values (${state}, 'state', 'clothing', 'above', ${limited.cents}, ${rate / 1000})`);
}

/** Orders that were placed before keep their rates. */
export async function rate({ store, model }: World, step: StepKind<'rate'>): Promise<void> {
  // Where the shop is not registered no rate counts.
  if (step.who === 2) return;
  await setRate(store.database.db, step.who, step.rate);
  model.shopper(step.who).tax = taxAt(step.who, step.rate);
}

const firstPrice = 98_00;

export interface Tally {
  lives: number;
  exchanges: number;
  receipts: number;
  waived: number;
}

/** A checkout's key, and what it came with. */
export interface UsedKey {
  readonly key: string;
  readonly contents: string;
  readonly method: ModelMethod;
  readonly order: ModelOrder | null;
}

/** The store, its model, and what one must know of both to take a step. */
export interface World {
  readonly store: TestStore;
  readonly model: Model;
  readonly people: readonly Person[];
  /** Session ids of the shoppers before they signed in. */
  readonly visits: string[];
  /** Key and request of each one's last checkout. */
  readonly keys: Map<number, UsedKey>;
  readonly pages: Map<string, { readonly sessionId: string; intent: string | null }>;
  readonly delivered: Set<string>;
  /** Pages and payments of changes. */
  readonly changes: Set<string>;
  /** What happened in all lives: the rarer things, of which some have to. */
  readonly tally: Tally;
  /** How often shop and model were compared. */
  checks: number;
}

export async function newPeople(store: TestStore): Promise<Person[]> {
  const people = [];
  for (const { rate: _rate, local: _local, ...place } of places) {
    const person = await newPerson(store);
    await store.call('updateAddress', {
      token: person.token,
      params: { id: person.addressId },
      body: { recipientName: 'Test Person', street: '1 Test Street', ...place },
    });
    people.push(person);
  }
  return people;
}

/** Resets the store before each sequence: empty carts, no orders, the initial stock. */
export async function newWorld(store: TestStore, people: readonly Person[], tally: Tally): Promise<World> {
  const { db } = store.database;
  await store.control('reset');
  await deleteOrders(db);
  for (const table of [
    'carts',
    'checkout_keys',
    'payment_events',
    'outbox',
    'daily_sums',
    'daily_taxes',
    'daily_products',
  ]) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
  await resetTaxes(db);
  for (const { id, productId, stock } of variants) {
    await setStock(store, id, stock);
    await db.execute(sql`update products set price_cents = ${firstPrice} where id = ${productId}`);
  }
  return {
    ...{ store, people, tally },
    model: new Model(
      variants,
      places.map(({ rate: initial }, who) => taxAt(who, initial)),
      firstPrice,
    ),
    visits: people.map(() => newSessionId()),
    ...{ keys: new Map(), pages: new Map(), delivered: new Set(), changes: new Set(), checks: 0 },
  };
}
