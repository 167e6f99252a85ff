import { decimalOfCents, type Cents } from '../../pricing/money.ts';
import { taxClasses, taxClassLabel } from '../../pricing/detailed-tax-rule.ts';
import { filterLengths } from '../catalog-filter.ts';
import {
  isGtin,
  onceEach,
  productLimits,
  productStateLabel,
  productStates,
  slugOf,
} from '../product-draft.ts';
import { chartLimits } from '../sizes/size-chart.ts';
import { genderLabel, genders, sizes } from '../sizes/sizes.ts';
import { mostUnits } from '../stock-change.ts';
import { listCell, valuesOfCell } from './cell-list.ts';

// The columns of a CSV file of products. Values are texts as they stand in the file, each written in one way, so that what a
// file says is compared with what the store has.

/** What a cell says, or what is wrong with it. null: nothing stands there. */
export type Reading = { readonly value: string | null } | { readonly problem: string };

interface Column {
  readonly title: string;
  readonly of: 'product' | 'variant';
  /** What an empty cell means: nothing may be missing, the value stays, or it is taken away. */
  readonly empty: 'refused' | 'kept' | 'cleared';
  readonly read: (text: string) => Reading;
}

const problem = (words: string): Reading => ({ problem: words });
const is = (value: string): Reading => ({ value });

const line =
  (most: number) =>
  (text: string): Reading => {
    if (/[\p{Cc}\p{Cs}]/u.test(text)) return problem('Write it in one line, without control characters.');
    return text.length > most
      ? problem(`Use at most ${String(most)} characters.`)
      : is(text.replace(/\s+/g, ' '));
  };

const words = (most: number) => (text: string) => {
  const plain = text.replace(/\r\n?/g, '\n');
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(plain)) return problem('Take the control characters out.');
  return plain.length > most ? problem(`Use at most ${String(most)} characters.`) : is(plain);
};

const parts = (separator: string | RegExp, text: string) =>
  [...new Set(text.split(separator).map((part) => part.trim().replace(/\s+/g, ' ')))].filter(
    (part) => part !== '',
  );

function details(text: string): Reading {
  const found = parts(/\r\n?|\n/, text);
  if (found.length > productLimits.details)
    return problem(`Use at most ${String(productLimits.details)} lines.`);
  const isLong = found.some((each) => each.length > productLimits.detail);
  return isLong
    ? problem(`A line has at most ${String(productLimits.detail)} characters.`)
    : is(found.join('\n'));
}

function categories(text: string): Reading {
  const found = valuesOfCell(text);
  if (found.length > productLimits.categories)
    return problem(`Use at most ${String(productLimits.categories)} categories.`);
  const isLong = found.some((each) => each.length > filterLengths.category);
  return isLong
    ? problem(`A category has at most ${String(filterLengths.category)} characters.`)
    : is(listCell(found));
}

function tags(text: string): Reading {
  const found = onceEach(valuesOfCell(text));
  if (/[\p{Cc}\p{Cs}]/u.test(found.join(''))) return problem('Take the control characters out.');
  if (found.length > productLimits.tags) return problem(`Use at most ${String(productLimits.tags)} tags.`);
  return found.some((each) => each.length > productLimits.tag)
    ? problem(`A tag has at most ${String(productLimits.tag)} characters.`)
    : is(listCell(found));
}

function related(text: string): Reading {
  const found = parts(/[\s,;]+/, text);
  const wrong = found.find((each) => slugOf(each) !== each);
  if (wrong !== undefined)
    return problem(
      `Name products by their handles, with commas between them: “${wrong.slice(0, 40)}” is none.`,
    );
  return found.length > productLimits.related
    ? problem(`Name at most ${String(productLimits.related)} products.`)
    : is(found.join(', '));
}

/** '148.00', as an amount is written here, in cents. */
export const centsOfAmount = (text: string): Cents => Math.round(Number(text) * 100);

const amount = (least: number) => (text: string) => {
  const plain = text.replace(/^\$\s*/, '');
  if (/^\d+,\d{1,2}$/.test(plain))
    return problem(`Write the amount with a point: ${plain.replace(',', '.')}.`);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return problem('Write an amount such as 148.00.');
  const cents = centsOfAmount(plain);
  if (cents < least) return problem('Enter an amount above 0.');
  return cents > productLimits.price
    ? problem('This is more than a product can cost.')
    : is(decimalOfCents(cents));
};

/** One of some words, whatever their case. */
const oneOf = (known: Readonly<Record<string, string>>, refusal: string) => (text: string) => {
  const found = known[text.toLowerCase()];
  return found === undefined ? problem(refusal) : is(found);
};

const lower = (list: readonly (readonly [string, string])[]) =>
  Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]));

function gtin(text: string): Reading {
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(digits))
    return problem('The spreadsheet has rounded this number. Format the column as text, and enter it anew.');
  return isGtin(digits)
    ? is(digits)
    : problem('This is no GTIN: 8, 12, 13 or 14 digits, of which the last one is a check.');
}

function weight(text: string): Reading {
  const grams = /^\d{1,7}(\.0+)?$/.test(text) ? Number(text) : 0;
  return grams > 0 && grams <= productLimits.weight ? is(String(grams)) : problem('Enter whole grams.');
}

/** '12' is a count, '+5' and '-3' are differences. */
function stock(text: string): Reading {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  if (!/^[+-]?\d{1,7}$/.test(plain) || Math.abs(Number(plain)) > mostUnits)
    return problem('Enter a count such as 12, or a difference such as +5.');
  const units = String(Number(plain));
  return is(plain.startsWith('+') ? `+${units}` : units);
}

const yesNo = lower([
  ['yes', 'yes'],
  ['true', 'yes'],
  ['no', 'no'],
  ['false', 'no'],
]);

/** Sizes as other shops write them, without hyphens and spaces. */
const spelledSizes: readonly (readonly [string, string])[] = [
  ...([
    ['extrasmall', 'XS'],
    ['xsmall', 'XS'],
    ['small', 'S'],
    ['medium', 'M'],
    ['large', 'L'],
  ] as const),
  ...([
    ['xlarge', 'XL'],
    ['extralarge', 'XL'],
  ] as const),
  ...([
    ['xxlarge', 'XXL'],
    ['2xl', 'XXL'],
    ['2xlarge', 'XXL'],
    ['extraextralarge', 'XXL'],
  ] as const),
];

const sizeOf = oneOf(
  lower([...sizes.map((size) => [size, size] as const), ...spelledSizes]),
  `No such size. Sizes are ${sizes.join(', ')}. Numbers, sizes of shoes and of children, and products in one size cannot be sold here.`,
);

const { name, description, fitNote, keywords, fiberContent, sku } = productLimits;
const stateWords = productStates.map((state) => productStateLabel[state]);

export const importColumns = {
  name: { title: 'Name', of: 'product', empty: 'refused', read: line(name) },
  state: {
    ...{ title: 'State', of: 'product', empty: 'kept' },
    read: oneOf(lower(stateWords.map((word) => [word, word])), `Write ${stateWords.join(', ')}.`),
  },
  description: { title: 'Description', of: 'product', empty: 'refused', read: words(description) },
  details: { title: 'Details', of: 'product', empty: 'cleared', read: details },
  price: { title: 'Price', of: 'product', empty: 'refused', read: amount(1) },
  compareAtPrice: { title: 'Compare-at price', of: 'product', empty: 'cleared', read: amount(1) },
  gender: {
    ...{ title: 'For', of: 'product', empty: 'refused' },
    read: oneOf(
      lower(
        genders.flatMap((each) => [
          [genderLabel[each], genderLabel[each]] as const,
          [each, genderLabel[each]] as const,
        ]),
      ),
      `Write ${Object.values(genderLabel).join(' or ')}.`,
    ),
  },
  categories: { title: 'Categories', of: 'product', empty: 'refused', read: categories },
  tags: { title: 'Tags', of: 'product', empty: 'cleared', read: tags },
  related: { title: 'Related', of: 'product', empty: 'cleared', read: related },
  limited: { title: 'Limited', of: 'product', empty: 'kept', read: oneOf(yesNo, 'Write yes or no.') },
  fitNote: { title: 'Fit note', of: 'product', empty: 'cleared', read: line(fitNote) },
  sizeChart: { title: 'Size chart', of: 'product', empty: 'cleared', read: line(chartLimits.name) },
  keywords: { title: 'Keywords', of: 'product', empty: 'cleared', read: line(keywords) },
  fiberContent: { title: 'Fiber content', of: 'product', empty: 'cleared', read: line(fiberContent) },
  originCountry: {
    ...{ title: 'Country of origin', of: 'product', empty: 'cleared' },
    read: (text: string) =>
      /^[A-Za-z]{2}$/.test(text) ? is(text.toUpperCase()) : problem('Enter two letters, such as US or PT.'),
  },
  taxClass: {
    ...{ title: 'Tax class', of: 'product', empty: 'cleared' },
    read: oneOf(
      lower(taxClasses.map((each) => [taxClassLabel[each], taxClassLabel[each]])),
      `Write ${taxClasses.map((each) => taxClassLabel[each]).join(', or ')}.`,
    ),
  },
  color: { title: 'Color', of: 'variant', empty: 'kept', read: line(40) },
  size: {
    ...{ title: 'Size', of: 'variant', empty: 'kept' },
    read: (text: string) => sizeOf(text.replace(/[\s-]/g, '')),
  },
  sku: { title: 'SKU', of: 'variant', empty: 'kept', read: line(sku) },
  gtin: { title: 'GTIN', of: 'variant', empty: 'cleared', read: gtin },
  weight: { title: 'Weight (grams)', of: 'variant', empty: 'cleared', read: weight },
  cost: { title: 'Cost', of: 'variant', empty: 'cleared', read: amount(0) },
  stock: { title: 'Stock', of: 'variant', empty: 'kept', read: stock },
} as const satisfies Readonly<Record<string, Column>>;

export type ImportField = keyof typeof importColumns;
export const importFields = Object.keys(importColumns) as readonly ImportField[];
export const columnOf = (field: ImportField): Column => importColumns[field];
export const fieldsOf = (of: Column['of']): readonly ImportField[] =>
  importFields.filter((field) => columnOf(field).of === of);

/** What a product is known by in a file: the end of its address. */
export const handleTitle = 'Handle';

/** The titles of all columns, in the order of an export. */
export const importTitles: readonly string[] = [
  handleTitle,
  ...importFields.map((field) => columnOf(field).title),
];

/** Limits of one file. */
export const importLimits = {
  bytes: 64 * 1024 * 1024,
  rows: 100_000,
  name: 120,
  cells: 200,
  /** Tags of the store whose spelling is looked up, the most frequent ones. */
  tags: 10_000,
} as const;
