import { rulesForPages, rulesWhereRegistered, type PublicTaxRule, type TaxRule } from '@ritual/shared/kernel';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { detailedTaxRules, taxRegistrations, taxRules } from '../../db/schema/index.ts';

/**
 * The statewide rules for all goods that are switched on, where and while the shop is registered; whether one applies at a time is the
 * kernel's to say. Those of a state that has detailed rules besides are marked.
 */
export async function publicTaxRules(db: Db): Promise<PublicTaxRule[]> {
  const rows = await db.select().from(taxRules).where(eq(taxRules.active, true)).orderBy(taxRules.id);
  const rules = rows.map(({ id: _id, startsAt, endsAt, ...rule }): TaxRule => ({
    ...rule,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
  const registrations = await db.select().from(taxRegistrations).orderBy(taxRegistrations.id);
  const { state } = detailedTaxRules;
  const detailed = await db
    .selectDistinct({ state })
    .from(detailedTaxRules)
    .where(sql`coalesce(${detailedTaxRules.until}, 'infinity') >= store_day(now())`);
  return rulesForPages(
    rulesWhereRegistered(rules, registrations),
    registrations,
    detailed.map((each) => each.state),
  );
}
