import {
  detailedTaxWords,
  formatCents,
  formatDay,
  taxClassLabel,
  taxLevelLabel,
  usStates,
  type Cents,
  type DetailedTaxRule,
  type JurisdictionTax,
  type TaxedThing,
} from '@ritual/shared/kernel';

export const stateName = (state: string | null): string =>
  state === null ? 'All other states' : (usStates.find(({ code }) => code === state)?.name ?? state);

export const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** By the names of their states, which are in another order than their codes. */
export const byStateName = <Row extends { readonly state: string | null }>(
  rows: readonly Row[],
): readonly Row[] => rows.toSorted((a, b) => stateName(a.state).localeCompare(stateName(b.state)));

/** '−$9.80': with the sign that other figures have, and none before nothing. */
export const signedCents = (cents: Cents): string => formatCents(cents === 0 ? 0 : cents).replace('-', '−');

/** 'from Jan 1, 2027 until Jun 30, 2027'; '': always. */
export const daysWords = (
  { from, until }: { readonly from: string | null; readonly until: string | null },
  today: string,
): string =>
  [
    ...(from === null ? [] : [`from ${formatDay(from, today)}`]),
    ...(until === null ? [] : [`until ${formatDay(until, today)}`]),
  ].join(' ');

export const thingLabel: Readonly<Record<TaxedThing, string>> = { ...taxClassLabel, shipping: 'Shipping' };

/** 'California, County Alameda (945, 946), all goods: 3% from Jan 1, 2027' */
export const detailedRuleWords = (rule: DetailedTaxRule, today: string): string =>
  [
    `${stateName(rule.state)}, ${detailedTaxWords({ ...rule, from: null, until: null }, 3)}`,
    daysWords(rule, today),
  ]
    .join(' ')
    .trim();

const reasonWords: Readonly<Record<NonNullable<JurisdictionTax['reason']>, string>> = {
  'no rule': 'no rule',
  exempt: 'not taxed',
  limit: 'below the limit',
};

/** 'County Alameda, 3% of $100.00', 'State Massachusetts, 6.25% of $25.00; $175.00 below the limit' */
export function jurisdictionWords({
  level,
  name,
  rate,
  taxable,
  exempt,
  reason,
}: Omit<JurisdictionTax, 'tax'>): string {
  const free = reason === null ? [] : [`${formatCents(exempt)} ${reasonWords[reason]}`];
  const taxed = taxable > 0 ? [`${String(rate)}% of ${formatCents(taxable)}`] : [];
  return `${taxLevelLabel[level]} ${name}, ${[...taxed, ...free].join('; ')}`;
}
