import { zipFitsState } from '../shop/us-states.ts';
import { formatCents, type Cents } from './money.ts';
import type { TaxRegistration } from './tax-registration.ts';
import { taxBegins, taxEnds, type TaxRuleDays } from './tax-rule-days.ts';

/** Kinds of goods that states tax in different ways; goods of none go by the rules for all goods. */
export const taxClasses = ['clothing', 'athletic', 'accessories'] as const;
export type TaxClass = (typeof taxClasses)[number];

export const taxClassLabel: Readonly<Record<TaxClass, string>> = {
  clothing: 'Clothing and shoes',
  athletic: 'Clothing worn for sport only',
  accessories: 'Bags, bottles and gear',
};

/** What a rule is for: a kind of goods, or what is charged for shipping. */
export const taxedThings = [...taxClasses, 'shipping'] as const;
export type TaxedThing = (typeof taxedThings)[number];

export const taxLevels = ['state', 'county', 'city', 'district'] as const;
export type TaxLevel = (typeof taxLevels)[number];

/**
 * For pieces up to a price there is no tax. `above`: of a dearer piece, what is above the limit is taxed (Massachusetts: clothing above
 * $175, M.G.L. c. 64H § 6(k)). `from`: a piece of the limit's price or more is taxed as a whole (New York: clothing from $110,
 * Tax Law § 1115(a)(30)).
 */
export const taxLimitKinds = ['above', 'from'] as const;
export interface TaxLimit {
  readonly kind: (typeof taxLimitKinds)[number];
  readonly amount: Cents;
}

/** A rule for a part of a state, for a kind of goods, or for shipping; the rates of state, county, city and districts add up. */
export interface DetailedTaxRule extends TaxRuleDays {
  /** Two letters, upper case. */
  readonly state: string;
  readonly level: TaxLevel;
  /** Of the county, city or district; '' for the state. */
  readonly name: string;
  /** The first three to five digits of the ZIP codes that belong to it; none for the state. */
  readonly zips: readonly string[];
  /** null: all goods. */
  readonly thing: TaxedThing | null;
  readonly limit: TaxLimit | null;
  /** Percent, up to three decimal places. */
  readonly rate: number;
}

export function detailedRuleApplies({ from, until }: TaxRuleDays, at: Date): boolean {
  return (
    (from === null || Date.parse(taxBegins(from)) <= at.getTime()) &&
    (until === null || Date.parse(taxEnds(until)) >= at.getTime())
  );
}

/** Those that charge at a time in a state: where the shop is registered then. */
export function detailedRulesAt<Rule extends DetailedTaxRule>(
  rules: readonly Rule[],
  registrations: readonly TaxRegistration[],
  { state, at }: { readonly state: string; readonly at: Date },
): readonly Rule[] {
  const isHere = registrations.some((each) => each.state === state && detailedRuleApplies(each, at));
  return isHere ? rules.filter((rule) => rule.state === state && detailedRuleApplies(rule, at)) : [];
}

/** Those for goods on a day: with a rule for shipping alone, nothing is said yet of what is sold. */
export const detailedRulesForGoods = <Rule extends DetailedTaxRule>(
  rules: readonly Rule[],
  at: Date,
): readonly Rule[] => rules.filter((rule) => rule.thing !== 'shipping' && detailedRuleApplies(rule, at));

/** Whether one of some rules charges something at a time: above 0 %, where the shop is registered. */
export const isTaxedByDetailed = (
  rules: readonly DetailedTaxRule[],
  registrations: readonly TaxRegistration[],
  at: Date,
): boolean =>
  detailedRulesForGoods(rules, at).some(
    ({ rate, state }) =>
      rate > 0 && registrations.some((each) => each.state === state && detailedRuleApplies(each, at)),
  );

/** So many rules a state may have: each county, city and district of the largest ones, for two kinds of goods. */
export const detailedRulesPerState = 2_000;
export const detailedRulesFullWords = `A state has at most ${detailedRulesPerState.toLocaleString('en-US')} rules for places, goods and shipping. Remove some that have ended, or use one beginning of ZIP codes for several places with the same rate.`;

/** Rules with the same one are for the same place and goods. */
export const placeOf = ({ state, level, name, thing }: DetailedTaxRule): string =>
  [state, level, name.trim().toLowerCase(), thing ?? ''].join(' ');

/** The first of some rules for the same place and goods on the same days: only one of the two could apply. */
export const overlappingDetailedRule = <Rule extends DetailedTaxRule>(
  rule: DetailedTaxRule,
  others: readonly Rule[],
): Rule | undefined => others.find((other) => placeOf(other) === placeOf(rule) && shareDay(rule, other));

const shareDay = (a: TaxRuleDays, b: TaxRuleDays) =>
  (b.until === null || a.from === null || a.from <= b.until) &&
  (a.until === null || b.from === null || b.from <= a.until);

export interface SharedZip<Rule> {
  readonly other: Rule;
  /** The beginning of ZIP codes that both name. */
  readonly zip: string;
}

/**
 * The first of some rules for another county (or another city) of the state that names a beginning of ZIP codes which the rule names, too,
 * on the same days: an address is in one county and one city only. Of a longer beginning and a shorter one the longer is meant, and
 * districts overlap as they like.
 */
export function sharedZip<Rule extends DetailedTaxRule>(
  rule: DetailedTaxRule,
  others: readonly Rule[],
): SharedZip<Rule> | undefined {
  if (rule.level !== 'county' && rule.level !== 'city') return undefined;
  const own = new Set(rule.zips);
  const name = rule.name.trim().toLowerCase();
  for (const other of others) {
    if (other.state !== rule.state || other.level !== rule.level) continue;
    if (other.name.trim().toLowerCase() === name || !shareDay(rule, other)) continue;
    const zip = other.zips.find((each) => own.has(each));
    if (zip !== undefined) return { other, zip };
  }
  return undefined;
}

/** 'Napa County has the ZIP codes that begin with 945 already …' */
export const sharedZipWords = ({ other, zip }: SharedZip<DetailedTaxRule>): string =>
  `${zip.length === 5 ? `ZIP code ${zip} is` : `ZIP codes that begin with ${zip} are`} in ${other.level === 'county' ? `the county ${other.name}` : `the city ${other.name}`} already, and an address is in one ${other.level} only. Leave ${zip} out here or there, or name single ZIP codes with more digits: the longer beginning counts.`;

/** Of the beginnings of ZIP codes, those that no ZIP code of the state has. */
export const zipsOutside = (state: string, zips: readonly string[]): readonly string[] =>
  zips.filter((zip) => !zipFitsState(zip.padEnd(5, '0'), state));

/** How many digits of a ZIP code a rule names; 0: it is not for it. */
export const zipDigits = ({ zips }: Pick<DetailedTaxRule, 'zips'>, zip: string): number =>
  Math.max(0, ...zips.filter((each) => zip.startsWith(each)).map(({ length }) => length));

export const overlappingDetailedRuleWords =
  'There is a rule for this place and these goods on these days. Remove it, or begin when it has ended.';

export const taxLevelLabel: Readonly<Record<TaxLevel, string>> = {
  ...{ state: 'State', county: 'County', city: 'City', district: 'District' },
};

/**
 * 'City New York City (100, 112), Clothing and shoes: 4.5% of pieces from $110.00'
 * @param shown how many beginnings of ZIP codes are named; all, if not said
 */
export function detailedTaxWords(
  rule: Omit<DetailedTaxRule, 'from' | 'until'> & Partial<TaxRuleDays>,
  shown = Infinity,
): string {
  const { level, name, zips, thing, limit, rate, from = null, until = null } = rule;
  const more = zips.length > shown ? [`${String(zips.length - shown)} more`] : [];
  const codes = zips.length === 0 ? [] : [`(${[...zips.slice(0, shown), ...more].join(', ')})`];
  const place = [taxLevelLabel[level], name, ...codes].filter((part) => part !== '').join(' ');
  const what = thing === null ? 'all goods' : thing === 'shipping' ? 'shipping' : taxClassLabel[thing];
  return [
    `${place}, ${what}: ${String(rate)}%`,
    ...(limit === null ? [] : [limitWords(limit)]),
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}

/** 'of what is above $175.00', 'of pieces from $110.00' */
export const limitWords = ({ kind, amount }: TaxLimit): string =>
  kind === 'above' ? `of what is above ${formatCents(amount)}` : `of pieces from ${formatCents(amount)}`;
