import { taxRuleApplies, type TaxRule } from '../pricing/tax.ts';

/** What a shop needs before it takes orders. */
export const shopNeeds = ['facts', 'tax-rule'] as const;
export type ShopNeed = (typeof shopNeeds)[number];

/**
 * What keeps a shop from taking orders: its facts have not been entered, or no tax rule applies now. A rule of 0 % counts: it
 * is a deliberate decision.
 */
export function missingForOrders(facts: object | null, taxRules: readonly TaxRule[], at: Date): ShopNeed[] {
  return [
    ...(facts === null ? (['facts'] as const) : []),
    ...(taxRules.some((rule) => taxRuleApplies(rule, at)) ? [] : (['tax-rule'] as const)),
  ];
}
