import type { ImportField } from './columns.ts';

// What a file says, what the store has, and what of it would change.

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
  /** The names of size charts that can be chosen, by their lower case and as an address has them. */
  readonly charts: ReadonlyMap<string, string>;
  /** Tags as they are written, by their lower case; those of the file are added. */
  readonly tags: Map<string, string>;
  /** Those of the handles that the rows name beside their own which are products of the store. */
  readonly handles: ReadonlySet<string>;
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
