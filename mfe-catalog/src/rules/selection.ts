import { compareSizes } from '@ritual/shared/kernel';
import type { ProductColor, Variant } from '@ritual/shared/contract';

// What a product's page begins with. The heads of routes need it too, so it is loaded with every page of the catalogue; what
// only choosing needs is in `choosing.ts`.

/** What a shopper has chosen on the product page; colours by key. */
export interface Selection {
  readonly size: string | null;
  readonly color: string | null;
}

/** Parameters that name a selection. */
export const selectionQuery = ['size', 'color'] as const satisfies readonly (keyof Selection)[];

const nothing: Selection = { size: null, color: null };

/** Sizes of a product in the order in which they are shown. */
export function sizesOfVariants(variants: readonly Variant[]): readonly string[] {
  return [...new Set(variants.map(({ size }) => size))].sort(compareSizes);
}

/** Colours of a product in the order of its variants. */
export function colorsOfVariants(variants: readonly Variant[]): readonly ProductColor[] {
  return [...new Map(variants.map(({ color }) => [color.id, color])).values()];
}

/** The variant of a complete selection. */
export function variantOf(variants: readonly Variant[], selection: Selection): Variant | null {
  return variants.find(({ size, color }) => size === selection.size && color.id === selection.color) ?? null;
}

export const inStock = ({ stock }: Variant) => stock > 0;

/**
 * First size and colour with stock: colour by colour as they are shown, sizes in their order. The size that the shopper
 * prefers goes before all others where any colour has it.
 */
export function firstAvailable(variants: readonly Variant[], preferredSize: string | null = null): Selection {
  const preferred = variants.find((variant) => variant.size === preferredSize && inStock(variant));
  if (preferred) return { size: preferred.size, color: preferred.color.id };
  const sizes = sizesOfVariants(variants);
  for (const color of colorsOfVariants(variants)) {
    for (const size of sizes) {
      const variant = variantOf(variants, { size, color: color.id });
      if (variant && inStock(variant)) return { size, color: color.id };
    }
  }
  return { ...nothing, color: colorsOfVariants(variants)[0]?.id ?? null };
}

/**
 * The selection that an address names (`?size=M&color=pine`). Without either parameter, or with nothing in them that the
 * product has, it is the first combination with stock (of the preferred size, if there is any); with one of them the other
 * is open.
 */
export function selectionFromSearch(
  variants: readonly Variant[],
  search: URLSearchParams,
  preferredSize: string | null = null,
): Selection {
  const wantedSize = search.get('size');
  const wantedColor = search.get('color');
  const size = variants.find((variant) => variant.size === wantedSize)?.size ?? null;
  const color = variants.find((variant) => variant.color.id === wantedColor)?.color.id ?? null;
  return size === null && color === null ? firstAvailable(variants, preferredSize) : { size, color };
}
