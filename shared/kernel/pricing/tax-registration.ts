import { normalizeState, usStates } from '../shop/us-states.ts';
import { taxRatePercent, type PublicTaxRule, type TaxRule } from './tax.ts';
import { taxBegins, taxEnds, type TaxRuleDays } from './tax-rule-days.ts';

/** A state in which the shop is registered for sales tax, and when: days of the store like those of rules, both included. */
export interface TaxRegistration {
  /** Two letters, upper case. */
  readonly state: string;
  /** null: since a day that was not entered. */
  readonly from: string | null;
  /** null: it goes on. */
  readonly until: string | null;
}

const startOf = (day: string | null) => (day === null ? null : taxBegins(day));
const endOf = (day: string | null) => (day === null ? null : taxEnds(day));

/** A rule as settings show it, with days instead of times. */
export function taxRuleOfDays({
  from,
  until,
  ...rule
}: TaxRuleDays & Pick<TaxRule, 'active' | 'priority' | 'rate'>): TaxRule {
  const { active, state, priority, rate } = rule;
  return {
    ...{ active, startsAt: startOf(from), endsAt: endOf(until), country: 'US' },
    ...{ state, priority, rate },
  };
}

/** Behind every rule that was made for a state: their priorities end at 9999. */
const behind = 10_000;

/**
 * The rules as far as tax is charged by them: where and while the shop is registered. A rule for all states becomes one for each of
 * those states, behind the rules of the state itself, so that readers of rules need not know of registrations.
 */
export function rulesWhereRegistered(
  rules: readonly TaxRule[],
  registrations: readonly TaxRegistration[],
): TaxRule[] {
  const spans = registrations.map(({ state, from, until }) => ({
    ...{ state, startsAt: startOf(from), endsAt: endOf(until) },
  }));
  return rules.flatMap((rule) => {
    const code = rule.state === null ? null : normalizeState(rule.state);
    return spans
      .filter(({ state }) => rule.state === null || state === code)
      .flatMap((span) => whileRegistered(rule, span));
  });
}

/**
 * The same with those of 0 %, wherever they are: an order to a state without sales tax is free by that rule, and not because the shop is not
 * registered there.
 */
export const rulesForOrders = (
  rules: readonly TaxRule[],
  registrations: readonly TaxRegistration[],
): TaxRule[] => [
  ...rulesWhereRegistered(rules, registrations),
  ...rules.filter(({ rate }) => rate === 0).map((rule) => ({ ...rule, priority: rule.priority + behind })),
];

type Span = Pick<TaxRule, 'startsAt' | 'endsAt'> & Pick<TaxRegistration, 'state'>;

function whileRegistered(rule: TaxRule, { state, ...span }: Span): TaxRule[] {
  const startsAt = narrower(rule.startsAt, span.startsAt, (a, b) => a > b);
  const endsAt = narrower(rule.endsAt, span.endsAt, (a, b) => a < b);
  if (startsAt !== null && endsAt !== null && Date.parse(startsAt) > Date.parse(endsAt)) return [];
  const priority = rule.state === null ? rule.priority + behind : rule.priority;
  return [{ ...rule, state, startsAt, endsAt, priority }];
}

/**
 * The rules with which a page computes a tax before it has the server's: those of states with detailed rules are marked. One of 0 %, behind
 * all others, marks such a state also while it has no rule for all goods.
 */
export function rulesForPages(
  charged: readonly TaxRule[],
  registrations: readonly TaxRegistration[],
  detailed: readonly string[],
): PublicTaxRule[] {
  const markers = registrations
    .filter(({ state }) => detailed.includes(state))
    .map(({ state, from, until }) => ({
      ...{ active: true, startsAt: startOf(from), endsAt: endOf(until), country: 'US' },
      ...{ state, priority: 2 * behind, rate: 0, estimated: true },
    }));
  const isMarked = ({ state }: TaxRule) => state !== null && detailed.includes(normalizeState(state) ?? '');
  return [...charged.map((rule) => (isMarked(rule) ? { ...rule, estimated: true } : rule)), ...markers];
}

/** The narrower of two limits; null is none. */
function narrower(a: string | null, b: string | null, isNarrower: (a: number, b: number) => boolean) {
  if (a === null || b === null) return a ?? b;
  return isNarrower(Date.parse(a), Date.parse(b)) ? a : b;
}

/** Whether an order to any state is taxed at a time. */
export function isTaxedAnywhere(charged: readonly TaxRule[], at: Date): boolean {
  return usStates.some(({ code }) => taxRatePercent(charged, code, at) > 0);
}

/**
 * Whether the shop is registered on one of a rule's days, from today on; without that it would never charge. A rule of 0 % charges
 * nothing, and needs no registration: also a state without sales tax may have one.
 */
export function isRegisteredFor(
  rule: TaxRuleDays & Pick<TaxRule, 'rate'>,
  registrations: readonly TaxRegistration[],
  today: string,
): boolean {
  if (rule.rate === 0) return true;
  const code = rule.state === null ? null : normalizeState(rule.state);
  const first = rule.from !== null && rule.from > today ? rule.from : today;
  return registrations.some(
    ({ state, from, until }) =>
      (rule.state === null || state === code) &&
      (until === null || until >= first) &&
      (from === null || rule.until === null || from <= rule.until),
  );
}

export const registrationOverlapWords =
  'The shop is registered in this state on these days already. Change that entry, or begin when it has ended.';
