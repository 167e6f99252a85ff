import { rulesWhereRegistered, type TaxRule } from '@ritual/shared/kernel';
import { eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { taxRegistrations, taxRules } from '../../db/schema/index.ts';

/**
 * The rules that are switched on, where and while the shop is registered; whether one applies at a time is the kernel's to say.
 */
export async function chargedTaxRules(db: Db): Promise<TaxRule[]> {
  const rows = await db.select().from(taxRules).where(eq(taxRules.active, true)).orderBy(taxRules.id);
  const rules = rows.map(({ id: _id, startsAt, endsAt, ...rule }) => ({
    ...rule,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
  return rulesWhereRegistered(rules, await db.select().from(taxRegistrations).orderBy(taxRegistrations.id));
}
