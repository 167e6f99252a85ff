import { productLimits } from '../product-draft.ts';
import { columnOf, fieldsOf, importFields, type ImportField } from './columns.ts';
import { planVariants } from './plan-variants.ts';

// What a file would change about one product: pure, so that the API and its mocks tell the same.

/** Values as texts, as the columns of a file write them. null: there is none. */
export type Facts = Readonly<Partial<Record<ImportField, string | null>>>;

export interface KnownVariant {
  readonly id: number;
  readonly facts: Facts;
  /** Units that unpaid orders hold. */
  readonly reserved: number;
}

export interface KnownProduct {
  readonly id: number;
  readonly handle: string;
  readonly facts: Facts;
  /** What it costs without the sale that runs; null: none does. */
  readonly regular: Pick<Facts, 'price' | 'compareAtPrice'> | null;
  readonly variants: readonly KnownVariant[];
}

export interface ImportRow {
  readonly line: number;
  /** Only the columns that the file has. */
  readonly cells: Partial<Readonly<Record<ImportField, string>>>;
}

/** Something about a row in words: what is wrong with a cell, or what is not taken over. */
export interface ImportNote {
  readonly line: number;
  readonly column: string;
  readonly text: string;
  readonly words: string;
}

/**
 * One change. `stockBy` adds to the stock there is; `new product` and `new variant` have all of their facts. Each other one is from
 * `was` to `becomes`, and is made only if `was` is still so.
 */
export type ImportChangeField = ImportField | 'stockBy' | 'new product' | 'new variant';
export interface ImportChange {
  readonly line: number;
  readonly handle: string;
  /** null: the file makes it. */
  readonly productId: number | null;
  readonly variantId: number | null;
  readonly product: string;
  /** 'Pine, M'; empty: it is about the product. */
  readonly variant: string;
  readonly field: ImportChangeField;
  readonly was: string | null;
  readonly becomes: string | null;
  readonly facts: Facts | null;
}

/** What the store knows beside the product. */
export interface ImportShop {
  /** The names of the store's colors, by their lower case. */
  readonly colors: ReadonlyMap<string, string>;
  /** Whose a SKU or a GTIN is: the number of the variant. */
  readonly owners: Readonly<Record<'sku' | 'gtin', ReadonlyMap<string, number>>>;
  /** Where in the file a SKU or a GTIN stood; what is planned is added. */
  readonly seen: Readonly<Record<'sku' | 'gtin', Map<string, number>>>;
  /** What the columns are called in the file. */
  readonly titles: Readonly<Partial<Record<ImportField, string>>>;
}

export interface ImportPlan {
  /** None when anything is wrong: a product is imported as a whole. */
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportNote[];
  /** Variants that the rows name and that stay as they are. */
  readonly sameVariants: number;
}

export interface Refuse {
  (row: ImportRow, field: ImportField, words: string): void;
}

/** A row whose cells were read; a cell that is wrong is left out. */
export interface ReadRow {
  readonly row: ImportRow;
  readonly values: Facts;
}

function readRow(row: ImportRow, refuse: Refuse): ReadRow {
  const values: Partial<Record<ImportField, string | null>> = {};
  for (const field of importFields) {
    const text = row.cells[field];
    if (text === undefined) continue;
    const reading = text === '' ? { value: null } : columnOf(field).read(text);
    if ('problem' in reading) refuse(row, field, reading.problem);
    else values[field] = reading.value;
  }
  return { row, values };
}

const missingWords: Readonly<Partial<Record<ImportField, string>>> = {
  gender: 'Say for whom it is: Women or Men. In a file of Shopify a tag ‘women’ or ‘men’ does, too.',
  categories: 'Name at least one category.',
};

/** The facts of the product: those of its first row, which the others repeat or leave empty. */
function productFacts(rows: readonly ReadRow[], known: KnownProduct | null, refuse: Refuse): Facts {
  const facts: Partial<Record<ImportField, string | null>> = {};
  const [first] = rows;
  if (!first) return facts;
  for (const field of fieldsOf('product')) {
    const value = first.values[field];
    if (value === undefined) continue;
    for (const { row, values } of rows.slice(1)) {
      const other = values[field];
      if (other !== undefined && other !== null && other !== value)
        refuse(
          row,
          field,
          `Row ${String(first.row.line)} of the same product says ${value ?? 'nothing'}, and it has one for all of its variants.`,
        );
    }
    const { empty, title } = columnOf(field);
    if (value !== null || empty === 'cleared') facts[field] = value;
    else if (empty === 'refused') refuse(first.row, field, missingWords[field] ?? `${title} is missing.`);
  }
  if (known) return facts;
  for (const field of fieldsOf('product')) {
    const { empty, title } = columnOf(field);
    if (empty === 'refused' && first.row.cells[field] === undefined)
      refuse(first.row, field, `A new product needs the column ${title}.`);
  }
  return facts;
}

/** A sale gives back what was asked before it, so that a file must not write a price over it; the price before it, and its own, say nothing new. */
function withoutSale(
  given: Facts,
  known: KnownProduct | null,
  refuse: (field: ImportField, words: string) => void,
): Facts {
  if (!known?.regular) return given;
  const { price, compareAtPrice, ...rest } = given;
  const says = { price, compareAtPrice };
  for (const field of ['price', 'compareAtPrice'] as const) {
    const value = says[field];
    if (value === undefined || value === (known.facts[field] ?? null)) continue;
    if (value !== (known.regular[field] ?? null))
      refuse(field, 'This product is on sale. End the sale first, or leave the product out of the file.');
  }
  return rest;
}

/** What the rows of one product would change. */
export function planProduct(
  handle: string,
  rows: readonly ImportRow[],
  known: KnownProduct | null,
  shop: ImportShop,
): ImportPlan {
  const problems: ImportNote[] = [];
  const refuse: Refuse = ({ line, cells }, field, words) => {
    const column = shop.titles[field] ?? columnOf(field).title;
    problems.push({ line, column, text: cells[field] ?? '', words });
  };
  const read = rows.map((row) => readRow(row, refuse));
  const [first] = rows;
  if (!first) return { changes: [], problems, sameVariants: 0 };
  const given = withoutSale(productFacts(read, known, refuse), known, (field, words) =>
    refuse(first, field, words),
  );
  const facts: Facts = { ...known?.facts, ...given };
  const [price, before] = [Number(facts.price), Number(facts.compareAtPrice ?? Infinity)];
  if (before <= price && (given.price ?? given.compareAtPrice) !== undefined)
    refuse(first, 'compareAtPrice', `Must be above the price, which is ${facts.price ?? ''} in this row.`);
  const about = { handle, productId: known?.id ?? null, product: facts.name ?? handle };
  const variants = planVariants(read, known, about, shop, refuse);
  const count = (known?.variants.length ?? 0) + variants.added;
  if (count > productLimits.variants)
    refuse(first, 'sku', `A product has at most ${String(productLimits.variants)} variants.`);
  if (given.state === 'Published' && count === 0)
    refuse(first, 'state', 'A product without variants stays a draft.');
  if (problems.length > 0) return { changes: [], problems, sameVariants: 0 };
  const ofProduct = { ...about, line: first.line, variantId: null, variant: '' };
  const changes = known
    ? fieldsOf('product').flatMap((field): ImportChange[] => {
        const [was, becomes] = [known.facts[field] ?? null, given[field]];
        if (becomes === undefined || becomes === was) return [];
        return [{ ...ofProduct, field, was, becomes, facts: null }];
      })
    : [{ ...ofProduct, field: 'new product' as const, was: null, becomes: facts.price ?? null, facts }];
  return { changes: [...changes, ...variants.changes], problems, sameVariants: variants.same };
}
