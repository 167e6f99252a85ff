import { decimalOfCents, type Cents } from '../pricing/money.ts';
import {
  taxClassLabel,
  taxedThings,
  taxLevelLabel,
  taxLevels,
  type DetailedTaxRule,
  type TaxLimit,
} from '../pricing/detailed-tax-rule.ts';
import type { TaxRuleDays } from '../pricing/tax-rule-days.ts';
import { entryTitles, lineOfEntry, type EntryColumns, type EntryFacts } from './entries.ts';

/** Rows of a file of tax rules: they are in memory as a whole, because each is compared with the others of its place. */
export const mostTaxRows = 20_000;

export const taxColumns = {
  state: { title: 'State', needed: true },
  level: { title: 'Who taxes' },
  name: { title: 'Name' },
  zips: { title: 'ZIP codes' },
  thing: { title: 'What is taxed' },
  limit: { title: 'Free up to' },
  limitKind: { title: 'Of a dearer piece' },
  rate: { title: 'Rate (%)', needed: true },
  from: { title: 'First day', needed: true },
  until: { title: 'Last day', needed: true },
} as const satisfies EntryColumns;
export type TaxColumn = keyof typeof taxColumns;
export const isTaxColumn = (name: string): name is TaxColumn => Object.hasOwn(taxColumns, name);

/** A rule as its row: '' where it has nothing. Beginnings of ZIP codes are in order, with spaces. */
export type TaxFacts = Readonly<Record<TaxColumn, string>>;

/** What the cells of some columns say, by what they mean; the first words are those of an export. */
export const taxCellWords = {
  level: taxLevels.map((level) => [level, [taxLevelLabel[level], level]] as const),
  thing: [
    ['', ['All goods']] as const,
    ...taxedThings.map(
      (thing) => [thing, [thing === 'shipping' ? 'Shipping' : taxClassLabel[thing], thing]] as const,
    ),
  ],
  limitKind: [
    ['above', ['Only what is above it', 'above']] as const,
    ['from', ['The whole piece, from it on', 'The whole piece', 'from']] as const,
  ],
} as const;
type WordColumn = keyof typeof taxCellWords;

const everywhere = 'All other states';

/** What a cell means; undefined: none of the known words. An empty one means nothing is said. */
export function meaningOf(column: WordColumn, text: string): string | undefined {
  if (text === '') return column === 'level' ? 'state' : '';
  const asked = text.toLowerCase();
  return taxCellWords[column].find(([, words]) => words.some((word) => word.toLowerCase() === asked))?.[0];
}

export const knownWords = (column: WordColumn): string =>
  taxCellWords[column].map(([, [first]]) => first).join(', or ');

/** A state as typed; '' is the rule of all states that have none of their own. */
export const stateCell = (text: string): string =>
  text.toLowerCase() === everywhere.toLowerCase() ? '' : text;

/** A day as spreadsheets of the US write it, in the form of a date field; other texts as they are. */
export function dayCell(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const shownAs = (column: WordColumn, meaning: string) =>
  taxCellWords[column].find(([each]) => each === meaning)?.[1][0] ?? '';

type Rule = Omit<DetailedTaxRule, 'state' | 'from' | 'until'> & TaxRuleDays;

/** The facts of a rule; one of a whole state for all goods has only state, rate and days. */
export function taxFacts({
  state,
  rate,
  from,
  until,
  ...detail
}: TaxRuleDays & Pick<Rule, 'rate'> & Partial<Omit<Rule, 'rate'>>): TaxFacts {
  const { level = 'state', name = '', zips = [], thing = null, limit = null } = detail;
  return {
    ...{ state: state ?? '', level, name, zips: zips.toSorted().join(' '), thing: thing ?? '' },
    ...{ limit: limit ? decimalOfCents(limit.amount) : '', limitKind: limit?.kind ?? '' },
    ...{ rate: String(rate), from: from ?? '', until: until ?? '' },
  };
}

const is = <Name extends string>(names: readonly Name[], text: string | undefined): Name | null =>
  names.find((name) => name === text) ?? null;
const centsOf = (text: string): Cents => Math.round(Number(text) * 100);

/** The rule of facts. null as its state: all other states. */
export function ruleOfFacts(facts: EntryFacts): Rule {
  const { state = '', name = '', zips = '', limit = '', rate = '0', from = '', until = '' } = facts;
  const kind = is(['above', 'from'] as const, facts['limitKind']);
  const limited: TaxLimit | null = kind && { kind, amount: centsOf(limit) };
  return {
    ...{ state: state || null, level: is(taxLevels, facts['level']) ?? 'state', name },
    ...{ zips: zips === '' ? [] : zips.split(' '), thing: is(taxedThings, facts['thing']), limit: limited },
    ...{ rate: Number(rate), from: from || null, until: until || null },
  };
}

/** Whether it is one rate for all goods of a state, or of all states. */
export const isGeneral = ({ level, thing, limitKind }: EntryFacts): boolean =>
  level === 'state' && thing === '' && limitKind === '';

/** 'MA', 'All other states' or 'CA, County Alameda, Shipping' */
export function taxPlaceWords({ state = '', level = '', name = '', thing = '' }: EntryFacts): string {
  const place = level === 'state' ? '' : `${shownAs('level', level)} ${name}`;
  return [state || everywhere, place, thing === '' ? '' : shownAs('thing', thing)].filter(Boolean).join(', ');
}

/** What a cell of a rule says to a reader. */
export const taxCell = (column: TaxColumn, meaning: string): string =>
  column === 'state'
    ? meaning || everywhere
    : column === 'level' || column === 'thing' || column === 'limitKind'
      ? shownAs(column, meaning)
      : meaning;

/** A rule as a line of a file. */
export function lineOfTaxRule(facts: TaxFacts): string {
  const cells = Object.entries(facts).map(([name, text]) => [
    name,
    isTaxColumn(name) ? taxCell(name, text) : text,
  ]);
  return lineOfEntry(taxColumns, Object.fromEntries(cells) as EntryFacts, ['rate', 'limit']);
}

const example: readonly (readonly [string, Partial<TaxFacts>])[] = [
  ['MA', { rate: '6.25' }],
  ['MA', { thing: 'clothing', limitKind: 'above', limit: '175.00', rate: '6.25' }],
  [
    'NY',
    { level: 'city', name: 'New York City', zips: '100 101 102 103 104 111 112 113 114 116', rate: '4.5' },
  ],
];

/** A file to begin with. */
export const exampleTaxFile = (): string =>
  [
    entryTitles(taxColumns),
    ...example.map(([state, more]) =>
      lineOfTaxRule({ ...taxFacts({ state, rate: 0, from: null, until: null }), ...more }),
    ),
  ].join('');
