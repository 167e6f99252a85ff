import type { AdminSettings } from '@ritual/shared/contract';

type Rule = Pick<AdminSettings['taxRules'][number], 'state' | 'from' | 'until' | 'active'>;

export interface TaxGap {
  /** null: all other states. */
  readonly state: string | null;
  /** The first day on which a rule of it applies. */
  readonly from: string;
}

/** States with rules that begin later only: until then orders go by the rule for all other states, or are not taxed. */
export function taxGaps(rules: readonly Rule[], today: string): readonly TaxGap[] {
  const live = rules.filter(({ active, until }) => active && (until === null || until >= today));
  return [...new Set(live.map(({ state }) => state))].flatMap((state) => {
    const days = live.flatMap((rule) => (rule.state === state ? [rule.from ?? today] : [])).toSorted();
    const [from] = days;
    return from !== undefined && from > today ? [{ state, from }] : [];
  });
}
