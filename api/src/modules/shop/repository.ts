import type { ShopFacts, TaxRuleInput } from '@ritual/shared/contract';
import { taxBegins, taxEnds } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { shopSettings, taxRules } from '../../db/schema/index.ts';

const { name, email, phone, street, city, state, zip, hours } = shopSettings;

/** Who sells; null: not entered yet. */
export async function shopFacts(db: Db): Promise<ShopFacts | null> {
  const [row] = await db.select({ name, email, phone, street, city, state, zip, hours }).from(shopSettings);
  return row ?? null;
}

/** @param ordersEmail where mails about new orders go; '': nowhere, left out: as it was */
export async function saveShopFacts(db: Db, facts: ShopFacts, ordersEmail?: string): Promise<void> {
  const orders = ordersEmail === undefined ? {} : { ordersEmail: ordersEmail === '' ? null : ordersEmail };
  const set = { ...facts, ...orders, changedAt: new Date() };
  await db.insert(shopSettings).values(set).onConflictDoUpdate({ target: shopSettings.one, set });
}

/** Where a mail about each new order goes; null: nowhere. */
export async function ordersAddress(db: Db): Promise<string | null> {
  const [row] = await db.select({ to: shopSettings.ordersEmail }).from(shopSettings);
  return row?.to ?? null;
}

/**
 * Waits for another change of the facts, until the transaction ends; also when there are none yet and no row could be locked.
 * Readers do not wait.
 */
export async function lockShopFacts(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${shopSettings} in share row exclusive mode`);
}

/** Leaves facts that are there alone. */
export async function seedShopFacts(db: Db, facts: ShopFacts): Promise<void> {
  await db.insert(shopSettings).values(facts).onConflictDoNothing();
}

export type TaxRuleRow = typeof taxRules.$inferSelect;

/** All rules, also such as are switched off or over. */
export function allTaxRules(db: Db): Promise<TaxRuleRow[]> {
  return db.select().from(taxRules).orderBy(taxRules.state, taxRules.priority, taxRules.id);
}

/** The same. Another who adds one waits until the transaction ends, so that no two overlap; readers do not wait. */
export async function lockTaxRules(tx: Db): Promise<TaxRuleRow[]> {
  await tx.execute(sql`lock table ${taxRules} in share row exclusive mode`);
  return allTaxRules(tx);
}

interface Days {
  /** Days of the store, both included; null: open. */
  readonly from: string | null;
  readonly until: string | null;
}

/** The columns of the days on which a rule applies. */
export const ruleTimes = ({ from, until }: Days) => ({
  startsAt: from === null ? null : new Date(taxBegins(from)),
  endsAt: until === null ? null : new Date(taxEnds(until)),
});

/** Answers with the number of the new rule. */
export async function addTaxRule(db: Db, { from, until, ...rule }: TaxRuleInput): Promise<number> {
  const [made] = await db
    .insert(taxRules)
    .values({ ...rule, ...ruleTimes({ from, until }) })
    .returning({ id: taxRules.id });
  if (!made) throw new Error('The rule was not stored.');
  return made.id;
}

export async function setTaxRuleDays(db: Db, id: number, days: Days): Promise<void> {
  await db.update(taxRules).set(ruleTimes(days)).where(eq(taxRules.id, id));
}

/** Whether there was such a rule. Orders keep the rate that they were made with. */
export async function removeTaxRule(db: Db, id: number): Promise<boolean> {
  const gone = await db.delete(taxRules).where(eq(taxRules.id, id)).returning({ id: taxRules.id });
  return gone.length > 0;
}
