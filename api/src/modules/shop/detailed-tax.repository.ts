import type { DetailedTaxRuleRow } from '@ritual/shared/contract';
import type { DetailedTaxRule } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { detailedTaxRules } from '../../db/schema/index.ts';

/** All, also those that are over. */
export async function allDetailedTaxRules(db: Db): Promise<DetailedTaxRuleRow[]> {
  const { state, level, name, thing, from, id } = detailedTaxRules;
  const rank = sql`array_position(array['state', 'county', 'city', 'district'], ${level})`;
  const rows = await db
    .select()
    .from(detailedTaxRules)
    .orderBy(state, rank, sql`lower(${name})`, sql`coalesce(${thing}, '')`, sql`${from} nulls first`, id);
  return rows.map(({ limitKind, limitCents, ...rule }) => ({
    ...rule,
    limit: limitKind === null || limitCents === null ? null : { kind: limitKind, amount: limitCents },
  }));
}

/** Two at once write one after the other, so that no two rules for the same place and goods overlap. Readers do not wait. */
export async function lockDetailedTaxRules(tx: Db): Promise<DetailedTaxRuleRow[]> {
  await tx.execute(sql`lock table ${detailedTaxRules} in share row exclusive mode`);
  return allDetailedTaxRules(tx);
}

export async function insertDetailedTaxRule(
  db: Db,
  { limit, zips, ...rule }: DetailedTaxRule,
): Promise<void> {
  const limited = { limitKind: limit?.kind ?? null, limitCents: limit?.amount ?? null };
  await db.insert(detailedTaxRules).values({ ...rule, ...limited, zips: [...zips] });
}

export async function setDetailedTaxRule(
  db: Db,
  id: number,
  fields: Pick<DetailedTaxRuleRow, 'from' | 'until' | 'version'>,
): Promise<void> {
  await db.update(detailedTaxRules).set(fields).where(eq(detailedTaxRules.id, id));
}

/** Whether there was such a rule. Orders keep what they were taxed. */
export async function deleteDetailedTaxRule(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(detailedTaxRules)
    .where(eq(detailedTaxRules.id, id))
    .returning({ id: detailedTaxRules.id });
  return gone.length > 0;
}
