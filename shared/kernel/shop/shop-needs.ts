import { taxRuleApplies, type TaxRule } from '../pricing/tax.ts';

/** What a shop needs before it takes orders. */
export const shopNeeds = ['facts', 'tax-rule'] as const;
export type ShopNeed = (typeof shopNeeds)[number];

export interface KnownTaxRules {
  /** For all goods of a state, or of all states. */
  readonly general: readonly TaxRule[];
  /** Whether a rule for a place or a kind of goods applies now. */
  readonly hasDetailed: boolean;
}

/**
 * What keeps a shop from taking orders: its facts have not been entered, or no tax rule applies now. A rule of 0 % counts: it
 * is a deliberate decision.
 */
export function missingForOrders(
  facts: object | null,
  { general, hasDetailed }: KnownTaxRules,
  at: Date,
): ShopNeed[] {
  const hasRule = hasDetailed || general.some((rule) => taxRuleApplies(rule, at));
  return [
    ...(facts === null ? (['facts'] as const) : []),
    ...(hasRule ? [] : (['tax-rule'] as const)),
  ];
}
