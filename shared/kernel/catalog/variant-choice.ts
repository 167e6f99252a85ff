import { compareSizes } from './sizes.ts';

// What a product's page begins with: loaded with every page that names a variant. What only choosing needs is in `purchase.ts`.

/** What has to be known of a variant to choose it. */
export interface ChoosableVariant {
  readonly id: number;
  readonly size: string;
  readonly stock: number;
  readonly color: { readonly id: string };
}

/** What a shopper has chosen of a product so far. */
export interface VariantChoice {
  readonly size: string | null;
  /** Key of the color. */
  readonly color: string | null;
}

/** Sizes of a product in the order in which they are shown. */
export function sizesOfVariants(variants: readonly Pick<ChoosableVariant, 'size'>[]): readonly string[] {
  return [...new Set(variants.map(({ size }) => size))].sort(compareSizes);
}

/** Colors of a product in the order of its variants. */
export function colorsOfVariants<Color extends ChoosableVariant['color']>(
  variants: readonly { readonly color: Color }[],
): readonly Color[] {
  return [...new Map(variants.map(({ color }) => [color.id, color])).values()];
}

/** The variant of a complete choice, if it is made. */
export function variantOf<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  choice: VariantChoice,
): Variant | undefined {
  return variants.find(({ size, color }) => size === choice.size && color.id === choice.color);
}
