import { slugOf } from '../product-draft.ts';
import type { ImportField } from './columns.ts';
import { plainTextOf } from './plain-text.ts';
import type { ImportNote, ImportRow } from './types.ts';

// Shopify's export of products (help.shopify.com, 'Using CSV files to import and export products'): a product has its facts in its
// first row; the rows that follow have a variant each, or only one more picture.

/** A row by its titles. */
export interface TitledRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export function isShopifyHeader(titles: readonly string[]): boolean {
  return ['Handle', 'Title', 'Variant Price'].every((title) => titles.includes(title));
}

/** Written apart, as a spreadsheet keeps digits: "'4006381333931". */
const unquoted = (text: string) => text.replace(/^'/, '');

/** 'colour' is the same. */
const optionNames: Readonly<Record<string, 'color' | 'size'>> = {
  ...{ color: 'color', colour: 'color', size: 'size' },
};

function stateWord(cells: TitledRow['cells']): string {
  const status = cells['Status']?.toLowerCase();
  if (status === 'archived') return 'Withdrawn';
  if (status === 'draft') return 'Draft';
  return cells['Published']?.toLowerCase() === 'true' ? 'Published' : 'Draft';
}

/** From the column of Google's feed, or a tag. */
function genderWord(cells: TitledRow['cells']): string {
  const said = (cells['Google Shopping / Gender'] ?? '').toLowerCase();
  const tags = (cells['Tags'] ?? '').toLowerCase().split(/\s*,\s*/);
  const names = { Women: ['female', 'women', 'womens', "women's"], Men: ['male', 'men', 'mens', "men's"] };
  const found = Object.entries(names).filter(
    ([, words]) => words.includes(said) || words.some((word) => tags.includes(word)),
  );
  return found.length === 1 ? (found[0]?.[0] ?? '') : said;
}

function productCells(cells: TitledRow['cells']): Partial<Record<ImportField, string>> {
  const name = cells['Title'] ?? '';
  return {
    ...{ name, state: stateWord(cells), gender: genderWord(cells) },
    description: plainTextOf(cells['Body (HTML)'] ?? '') || name,
    categories: cells['Type'] ?? '',
    keywords: (cells['Tags'] ?? '').replace(/\s*,\s*/g, ' '),
  };
}

/** Which option of a product is what: their names stand in its first row. */
function optionsOf(cells: TitledRow['cells']): Readonly<Record<number, 'color' | 'size'>> {
  const found = [1, 2, 3].flatMap((index) => {
    const name = optionNames[(cells[`Option${String(index)} Name`] ?? '').toLowerCase()];
    return name ? [[index, name] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Options that variants do not have here. A product without options has one that is called 'Title'. */
function otherOptions([first]: readonly TitledRow[]): readonly ImportNote[] {
  return [1, 2, 3].flatMap((index): ImportNote[] => {
    const column = `Option${String(index)} Name`;
    const text = first?.cells[column] ?? '';
    if (!first || ['', 'title', ...Object.keys(optionNames)].includes(text.toLowerCase())) return [];
    const words = 'Not taken over: a variant has a color and a size here, and no other option.';
    return [{ line: first.line, column, text, words }];
  });
}

function variantCells(cells: TitledRow['cells'], options: ReturnType<typeof optionsOf>) {
  const named: Record<'color' | 'size', string> = { color: '', size: '' };
  for (const [index, option] of Object.entries(options)) named[option] = cells[`Option${index} Value`] ?? '';
  const { color, size } = named;
  const [grams, price, before] = ['Variant Grams', 'Variant Price', 'Variant Compare At Price'].map(
    (title) => cells[title] ?? '',
  ) as [string, string, string];
  return {
    ...{ color, size },
    sku: unquoted(cells['Variant SKU'] ?? ''),
    gtin: unquoted(cells['Variant Barcode'] ?? ''),
    weight: Number(grams) === 0 ? '' : grams,
    cost: cells['Cost per item'] ?? '',
    // Shopify counts below zero where it sells on.
    stock: (cells['Variant Inventory Qty'] ?? '').replace(/^-\d+$/, '0'),
    price,
    // It stands there without being higher, too, and then is not shown.
    compareAtPrice: Number(before) <= Number(price) ? '' : before,
  };
}

const pictures = ['Image Src', 'Variant Image'];

/** Columns of which something is taken over, or is said row by row. */
const read = new Set<string>([
  ...['Handle', 'Title', 'Body (HTML)', 'Type', 'Tags', 'Published', 'Status', 'Google Shopping / Gender'],
  ...[1, 2, 3].flatMap((index) => [`Option${String(index)} Name`, `Option${String(index)} Value`]),
  ...['Variant SKU', 'Variant Barcode', 'Variant Grams', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Inventory Qty', 'Cost per item', ...pictures],
]);

/** What of a row stands in columns that the store does not have. @param told columns of which it was said; they are added to */
export function passedOver({ line, cells }: TitledRow, told: Set<string>): readonly ImportNote[] {
  return Object.entries(cells).flatMap(([column, text]): ImportNote[] => {
    if (text.trim() === '' || read.has(column) || told.has(column)) return [];
    told.add(column);
    const words = 'Not taken over, in no row: products have nothing of this kind here.';
    return [{ line, column, text, words }];
  });
}

/** The rows of one product in the store's own form, and what of them is not taken over. */
export function fromShopify(rows: readonly TitledRow[]): {
  readonly rows: readonly ImportRow[];
  readonly notes: readonly ImportNote[];
} {
  const first = rows[0]?.cells ?? {};
  const options = optionsOf(first);
  const ofPictures = rows.flatMap(({ line, cells }) =>
    pictures.flatMap((column): ImportNote[] => {
      const text = cells[column] ?? '';
      const words = 'Not taken over: save the picture, and add it in the form of the product.';
      return text === '' ? [] : [{ line, column, text, words }];
    }),
  );
  const made = rows.flatMap(({ line, cells }, index): ImportRow[] => {
    const isVariant = (cells['Variant Price'] ?? '') !== '' || (cells['Option1 Value'] ?? '') !== '';
    if (!isVariant && index > 0) return [];
    return [
      {
        line,
        cells: {
          ...(index === 0 && productCells(cells)),
          ...(isVariant && variantCells(cells, options)),
        },
      },
    ];
  });
  return { rows: made, notes: [...otherOptions(rows), ...ofPictures] };
}

export const shopifyHandle = (cells: TitledRow['cells']): string => slugOf(cells['Handle'] ?? '');

/** What the store's fields are called in Shopify's file. */
export const shopifyTitles: Readonly<Partial<Record<ImportField, string>>> = {
  ...{ name: 'Title', state: 'Status', description: 'Body (HTML)', price: 'Variant Price' },
  ...{ compareAtPrice: 'Variant Compare At Price', gender: 'Google Shopping / Gender', categories: 'Type' },
  ...{ keywords: 'Tags', color: 'Option Color', size: 'Option Size', sku: 'Variant SKU' },
  ...{
    gtin: 'Variant Barcode',
    weight: 'Variant Grams',
    cost: 'Cost per item',
    stock: 'Variant Inventory Qty',
  },
};
