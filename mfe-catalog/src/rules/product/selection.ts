import { colorsOfVariants, sizesOfVariants, variantOf, type VariantChoice } from '@ritual/shared/kernel';
import type { Variant } from '@ritual/shared/contract';

// The initial selection of a product's page. The heads of routes need it, too, so it is loaded with every catalog page;
// functions needed only for choosing are in the kernel (`purchase.ts`).

/** Parameters that name a selection. */
export const selectionQuery = ['size', 'color'] as const satisfies readonly (keyof VariantChoice)[];

const nothing: VariantChoice = { size: null, color: null };

const inStock = ({ stock }: Variant) => stock > 0;

/**
 * First size and color with stock: colors in display order, sizes in their order. The shopper's preferred size takes
 * precedence over all others where any color has it.
 */
export function firstAvailable(
  variants: readonly Variant[],
  preferredSize: string | null = null,
): VariantChoice {
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
 * The selection in a URL (`?size=M&color=pine`). Without either parameter, or with values that the product does not have, it
 * is the first combination with stock (of the preferred size, if there is any); with one of them the other is open.
 */
export function selectionFromSearch(
  variants: readonly Variant[],
  search: URLSearchParams,
  preferredSize: string | null = null,
): VariantChoice {
  const wantedSize = search.get('size');
  const wantedColor = search.get('color');
  const size = variants.find((variant) => variant.size === wantedSize)?.size ?? null;
  const color = variants.find((variant) => variant.color.id === wantedColor)?.color.id ?? null;
  return size === null && color === null ? firstAvailable(variants, preferredSize) : { size, color };
}
