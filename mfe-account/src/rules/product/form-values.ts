import type { AdminProduct, NewProduct } from '@ritual/shared/contract';
import {
  decimalOfCents,
  dollarsFromCents,
  readAmount,
  type Size,
  sizes,
  storeClock,
  storeMoment,
  suggestedSku,
  taxClasses,
} from '@ritual/shared/kernel';
import { pictureLines, picturesIn } from './picture-lines.ts';
import { productLines, productsIn } from './product-lines.ts';
import { schemaProblems, type Problem, type Schema } from '../form/named-problems.ts';

/**
 * The form of a product as flat texts, so that two editors are compared field by field and cell by cell. Lists stand one to a line.
 * A variant is there when its cell has a SKU.
 */
export type Values = Readonly<Record<string, string>>;

export const fieldLabels = {
  name: 'Name',
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  description: 'Description',
  details: 'Details',
  gender: 'Gender',
  categories: 'Categories',
  releasedAt: 'Release date',
  limited: 'Limited',
  fitNote: 'Fit note',
  keywords: 'Search words',
  related: 'Shown beside it',
  tags: 'Tags',
  setOf: 'Set of',
  fiberContent: 'Fiber content',
  originCountry: 'Country of origin',
  taxClass: 'Tax class',
  pictures: 'Pictures',
  sizeChart: 'Size chart',
} as const;

/** What each cell of the grid of variants has, besides its stock. */
export const cellFields = ['sku', 'gtin', 'weightGrams', 'cost'] as const;
export type CellField = (typeof cellFields)[number];
export const cellLabels: Readonly<Record<CellField, string>> = {
  sku: 'SKU',
  gtin: 'GTIN',
  weightGrams: 'Weight',
  cost: 'Cost',
};

export const cellName = (field: CellField, color: string, size: Size): string => `${field} ${color} ${size}`;

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const amount = (cents: number | null) => (cents === null ? '' : decimalOfCents(cents));

function localTime(iso: string): string {
  const { day, time } = storeClock(new Date(iso));
  return `${day}T${time}`;
}

type Cell = readonly [name: string, value: string];

const emptyCells = (color: string): readonly Cell[] =>
  cellFields.flatMap((field) => sizes.map((size): Cell => [cellName(field, color, size), '']));

export function emptyValues(now: Date): Values {
  const texts = Object.fromEntries(Object.keys(fieldLabels).map((name): Cell => [name, '']));
  return { ...texts, gender: 'FEMALE', releasedAt: localTime(now.toISOString()), colors: '' };
}

export function valuesOf(product: AdminProduct): Values {
  const { name, description, gender, keywords, variants } = product;
  const colors = [...new Set(variants.map(({ color }) => color.id))];
  const cells = variants.flatMap(({ color, size, sku, gtin, weightGrams, cost }): Cell[] => [
    [cellName('sku', color.id, size), sku],
    [cellName('gtin', color.id, size), gtin ?? ''],
    [cellName('weightGrams', color.id, size), weightGrams === null ? '' : String(weightGrams)],
    [cellName('cost', color.id, size), amount(cost)],
  ]);
  return {
    ...{ name, description, gender, keywords },
    price: amount(product.price),
    compareAtPrice: amount(product.compareAtPrice),
    details: product.details.join('\n'),
    categories: product.categories.join('\n'),
    releasedAt: localTime(product.releasedAt),
    limited: product.limited ? 'yes' : '',
    fitNote: product.fitNote ?? '',
    setOf: product.setOf.join(', '),
    fiberContent: product.fiberContent ?? '',
    originCountry: product.originCountry ?? '',
    // An older server does not know them: what it does not say is not sent back.
    ...(product.related && { related: productLines(product.related) }),
    ...(product.tags && { tags: product.tags.join('\n') }),
    ...(product.taxClass !== undefined && { taxClass: product.taxClass ?? '' }),
    ...(product.sizeChart !== undefined && { sizeChart: String(product.sizeChart ?? '') }),
    pictures: pictureLines(
      product.images.map((image) => ({ ...image, color: image.color ?? '', focus: image.focus ?? '' })),
    ),
    colors: colors.join('\n'),
    ...Object.fromEntries([...colors.flatMap(emptyCells), ...cells]),
  };
}

/** Another product like this one: its SKUs are new, and GTINs belong to one article each. */
export function valuesOfCopy(product: AdminProduct): Values {
  const values = valuesOf(product);
  const name = `${product.name} copy`;
  const cells = product.variants.flatMap(({ color, size }): Cell[] => [
    [cellName('sku', color.id, size), suggestedSku(name, color.name, size)],
    [cellName('gtin', color.id, size), ''],
  ]);
  return { ...values, name, ...Object.fromEntries(cells) };
}

/** A row of the grid for one more color: its sizes are those of the other rows, or all. */
export function withColor(values: Values, color: { readonly id: string; readonly name: string }): Values {
  const colors = linesOf(values['colors'] ?? '');
  const used = sizes.filter((size) => colors.some((each) => values[cellName('sku', each, size)]));
  const skus = (used.length === 0 ? sizes : used).map((size): Cell => [
    cellName('sku', color.id, size),
    suggestedSku(values['name'] ?? '', color.name, size),
  ]);
  return {
    ...values,
    colors: [...colors, color.id].join('\n'),
    ...Object.fromEntries([...emptyCells(color.id), ...skus]),
  };
}

/**
 * The fields of the form as they go to the API. What no schema could read is reported by the name of its field.
 * @param releasedAt as it is saved: the form has no seconds, and a date that was not changed keeps them
 */
export function bodyOf(
  values: Values,
  releasedAt: string | null = null,
): { readonly body: NewProduct; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const text = (name: string) => (values[name] ?? '').trim();
  const orNull = (name: string) => text(name) || null;
  const dollars = (name: string, missing: string) => {
    const cents = readAmount(text(name));
    if (cents === null)
      problems.push({
        path: [name],
        message: text(name) === '' ? missing : 'Enter an amount such as 98.00.',
      });
    return dollarsFromCents(cents ?? 100);
  };
  const optionalDollars = (name: string) => (text(name) === '' ? null : dollars(name, ''));
  const whole = (name: string, message: string) => {
    if (text(name) === '') return null;
    if (/^\d{1,9}$/.test(text(name))) return Number(text(name));
    problems.push({ path: [name], message });
    return null;
  };
  const [day = '', time = ''] = text('releasedAt').split('T');
  const isMoment = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time);
  if (!isMoment) problems.push({ path: ['releasedAt'], message: 'Enter a day and a time.' });
  const numbers = text('setOf')
    .split(/[\s,]+/)
    .filter((each) => each !== '');
  const areNumbers = numbers.every((each) => /^\d{1,9}$/.test(each));
  if (!areNumbers)
    problems.push({ path: ['setOf'], message: 'Enter the numbers of products, with commas between them.' });
  const body: NewProduct = {
    ...{ name: text('name'), description: text('description'), keywords: text('keywords') },
    price: dollars('price', 'Enter a price.'),
    compareAtPrice: optionalDollars('compareAtPrice'),
    gender: text('gender') as NewProduct['gender'],
    details: [...linesOf(text('details'))],
    categories: [...linesOf(text('categories'))],
    releasedAt: momentOf(releasedAt, isMoment ? { day, time: time.slice(0, 5) } : null),
    limited: text('limited') === 'yes',
    fitNote: orNull('fitNote'),
    ...(values['related'] !== undefined && {
      related: productsIn(values['related']).map(({ id }) => id),
    }),
    ...(values['tags'] !== undefined && { tags: [...linesOf(values['tags'])] }),
    setOf: areNumbers ? numbers.map(Number) : [],
    fiberContent: orNull('fiberContent'),
    originCountry: orNull('originCountry')?.toUpperCase() ?? null,
    ...(values['taxClass'] !== undefined && {
      taxClass: taxClasses.find((each) => each === text('taxClass')) ?? null,
    }),
    ...(values['sizeChart'] !== undefined && {
      sizeChart: text('sizeChart') === '' ? null : Number(text('sizeChart')),
    }),
    variants: variantsIn(values).map(({ color, size }) => ({
      ...{ color, size, sku: text(cellName('sku', color, size)) },
      gtin: orNull(cellName('gtin', color, size)),
      weightGrams: whole(cellName('weightGrams', color, size), 'Enter whole grams.'),
      cost: optionalDollars(cellName('cost', color, size)),
    })),
    pictures: picturesIn(values['pictures'] ?? '').map((picture) => ({
      ...{ file: picture.file, alt: picture.alt.trim(), color: picture.color || null },
      focus: picture.focus || null,
    })),
  };
  return { body, problems };
}

function momentOf(
  saved: string | null,
  typed: { readonly day: string; readonly time: string } | null,
): string {
  if (typed === null) return new Date(0).toISOString();
  if (saved !== null && localTime(saved) === `${typed.day}T${typed.time}`) return saved;
  return storeMoment(typed.day, typed.time).toISOString();
}

/** The cells that are variants, in the order in which they are sent. */
export function variantsIn(values: Values): readonly { readonly color: string; readonly size: Size }[] {
  return linesOf(values['colors'] ?? '').flatMap((color) =>
    sizes
      .filter((size) => (values[cellName('sku', color, size)] ?? '').trim() !== '')
      .map((size) => ({ color, size })),
  );
}

/** 'variants.3.sku' of what was sent is 'sku pine M' of the form, 'details.0' is 'details'. */
export function nameOfPath(path: string, values: Values): string {
  const [first = '', index, part] = path.split('.');
  if (first !== 'variants') return first;
  const found = variantsIn(values)[Number(index)];
  if (!found) return first;
  const field = cellFields.find((each) => each === part) ?? 'sku';
  return cellName(field, found.color, found.size);
}

/** All pictures are one value of the form: its message names the one that is meant. */
export function messageOf(path: string, message: string): string {
  const [first, index] = path.split('.');
  return first === 'pictures' && index !== undefined
    ? `Picture ${String(Number(index) + 1)}: ${message}`
    : message;
}

/** Every problem of the form, by the names of its fields; the first of each field counts. */
export function problemsOf(values: Values, schema: Schema): readonly Problem[] {
  const { body, problems } = bodyOf(values);
  return [...problems, ...schemaProblems(schema, body, (path) => nameOfPath(path, values), messageOf)];
}

/** Both with the same names, so that a cell that only one of them has is compared, too. */
export function alike(one: Values, other: Values): readonly [Values, Values] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const all = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return [all(one), all(other)];
}
