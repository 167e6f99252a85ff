import { endOfStoreDay, storeDay, storeMoment } from '../shipping/business-days.ts';

/** When a tax rule applies: days of the store, both included. */
export interface TaxRuleDays {
  /** null: all states. */
  readonly state: string | null;
  /** null: it has no first day. */
  readonly from: string | null;
  /** null: it has no last day. */
  readonly until: string | null;
}

/** The first moment of a first day, as an ISO timestamp. */
export const taxBegins = (day: string): string => storeMoment(day, '00:00').toISOString();

/** The last moment of a last day: times of rules are inclusive. */
export const taxEnds = (day: string): string => new Date(endOfStoreDay(day).getTime() - 1).toISOString();

/** The day of a moment at which a rule begins or ends. */
export const taxDay = (at: Date | null): string | null => (at === null ? null : storeDay(at));

/** The first of some rules that says something for the same state on the same days: only one of the two could apply. */
export const overlappingRule = <Rule extends TaxRuleDays>(
  rule: TaxRuleDays,
  others: readonly Rule[],
): Rule | undefined =>
  others.find(
    (other) =>
      other.state === rule.state &&
      (other.until === null || rule.from === null || rule.from <= other.until) &&
      (rule.until === null || other.from === null || other.from <= rule.until),
  );

export const overlappingRuleWords =
  'There is a rule for this state on these days. Remove it first, or begin when it has ended.';
