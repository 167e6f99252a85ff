import { policy } from '../shop/policy.ts';
import { normalizeState } from '../shop/us-states.ts';

/** A sales tax rule; rate in percent of the subtotal, `state` null for all states. */
export interface TaxRule {
  readonly active: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly country: string;
  readonly state: string | null;
  readonly priority: number;
  readonly rate: number;
}

/** A rule as pages know it. */
export interface PublicTaxRule extends TaxRule {
  /** The state has rules for some places or goods besides: only the server's quote knows the tax. */
  readonly estimated?: boolean | undefined;
}

/** Whether a rule applies at a time, in US time. Start and end are inclusive. */
export function taxRuleApplies(rule: TaxRule, at: Date): boolean {
  return (
    rule.active &&
    rule.country === policy.country &&
    (rule.startsAt === null || Date.parse(rule.startsAt) <= at.getTime()) &&
    (rule.endsAt === null || Date.parse(rule.endsAt) >= at.getTime())
  );
}

/**
 * The rule for a delivery to a state (name or code): one for the state wins over one for all states, and the lowest priority number wins
 * within a group.
 */
export function taxRuleFor(rules: readonly TaxRule[], state: string, at: Date): TaxRule | undefined {
  const code = normalizeState(state);
  const applicable = rules.filter((rule) => taxRuleApplies(rule, at));
  const forState = code
    ? applicable.filter((rule) => rule.state !== null && normalizeState(rule.state) === code)
    : [];
  const group = forState.length > 0 ? forState : applicable.filter((rule) => rule.state === null);
  let best: TaxRule | undefined;
  for (const rule of group) if (!best || rule.priority < best.priority) best = rule;
  return best;
}

/** The rate in percent of that rule; no rule means 0. */
export const taxRatePercent = (rules: readonly TaxRule[], state: string, at: Date): number =>
  taxRuleFor(rules, state, at)?.rate ?? 0;

/** Whether a tax that is computed from these rules may differ from the server's. */
export function isTaxEstimated(rules: readonly PublicTaxRule[], state: string, at: Date): boolean {
  const code = normalizeState(state);
  return rules.some(
    (rule) =>
      rule.estimated === true &&
      rule.state !== null &&
      normalizeState(rule.state) === code &&
      taxRuleApplies(rule, at),
  );
}
