import { suggestedSku } from '../product-draft.ts';
import { genderLabel, type Gender } from '../sizes/sizes.ts';
import { columnOf } from './columns.ts';
import type { ImportRow, KnownProduct } from './types.ts';

// Shopify's file says neither for whom a product is, nor always what color it has. The store knows it of its own products; of new
// ones it is chosen beside the file.

/** What is meant where a file of Shopify does not say it. */
export interface ImportDefaults {
  /** Of new products. */
  readonly gender?: Gender | undefined;
  /** The name of a color of the store, for products of which no row names one. */
  readonly color?: string | undefined;
}

/** Rows of one product with what the store knows of it, else with what was chosen. */
export function withDefaults(
  rows: readonly ImportRow[],
  known: KnownProduct | null,
  { gender, color }: ImportDefaults,
): readonly ImportRow[] {
  return withSkus(withColor(withGender(rows, known, gender), known, color), known);
}

/** A product that does not say it stays for whom it is. */
function withGender(
  rows: readonly ImportRow[],
  known: KnownProduct | null,
  gender: Gender | undefined,
): readonly ImportRow[] {
  const [first, ...rest] = rows;
  const said = first?.cells.gender ?? '';
  const meant = known?.facts.gender ?? (gender && genderLabel[gender]);
  if (!first || !meant || Object.values(genderLabel).some((label) => label === said)) return rows;
  return [{ ...first, cells: { ...first.cells, gender: meant } }, ...rest];
}

/** A size as the store writes it. null: there is none of this name. */
function sizeIn(text: string): string | null {
  const reading = columnOf('size').read(text);
  return 'value' in reading ? reading.value : null;
}

/**
 * The color of the variant with this SKU and size comes first, then the one color that the store has the product in, so that a file
 * that is sent again with another choice makes no variants twice; only then the choice.
 */
function withColor(
  rows: readonly ImportRow[],
  known: KnownProduct | null,
  chosen: string | undefined,
): readonly ImportRow[] {
  if (rows.some(({ cells }) => (cells.color ?? '') !== '')) return rows;
  const variants = known?.variants.map(({ facts }) => facts) ?? [];
  const [only, ...others] = new Set(variants.map(({ color }) => color));
  return rows.map((row) => {
    const { color, size = '', sku = '' } = row.cells;
    // A row with a picture only.
    if (color === undefined) return row;
    const named = variants.find((each) => each.sku === sku && (size === '' || each.size === sizeIn(size)));
    const meant = named?.color ?? (others.length === 0 ? only : undefined) ?? chosen;
    return meant ? { ...row, cells: { ...row.cells, color: meant } } : row;
  });
}

/** A new variant without a SKU gets one of its color and size; one that the store has keeps its own. */
function withSkus(rows: readonly ImportRow[], known: KnownProduct | null): readonly ImportRow[] {
  const name = rows[0]?.cells.name ?? '';
  return rows.map((row) => {
    const { sku, color = '', size = '' } = row.cells;
    if (sku !== '') return row;
    const isKnown = known?.variants.some(
      ({ facts }) => facts.color?.toLowerCase() === color.toLowerCase() && facts.size === sizeIn(size),
    );
    return isKnown ? row : { ...row, cells: { ...row.cells, sku: suggestedSku(name, color, size) } };
  });
}
