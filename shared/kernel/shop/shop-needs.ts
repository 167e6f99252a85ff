import { taxRuleApplies, type TaxRule } from '../pricing/tax.ts';

/** What a shop has to have before it takes orders. */
export const shopNeeds = ['facts', 'tax-rule'] as const;
export type ShopNeed = (typeof shopNeeds)[number];

/**
 * What keeps a shop from taking orders: nobody has said who sells, or no rule of tax applies now. A rule of 0 % is one:
 * somebody has decided it.
 */
export function missingForOrders(facts: object | null, taxRules: readonly TaxRule[], at: Date): ShopNeed[] {
  return [
    ...(facts === null ? (['facts'] as const) : []),
    ...(taxRules.some((rule) => taxRuleApplies(rule, at)) ? [] : (['tax-rule'] as const)),
  ];
}
