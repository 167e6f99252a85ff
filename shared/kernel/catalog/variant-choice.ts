import { compareSizes } from './sizes/sizes.ts';

// The part loaded with every page that names a variant. Functions needed only for choosing are in `purchase.ts`.

/** The fields of a variant that choosing needs. */
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

/** Sizes of a product in display order. */
export function sizesOfVariants(variants: readonly Pick<ChoosableVariant, 'size'>[]): readonly string[] {
  return [...new Set(variants.map(({ size }) => size))].sort(compareSizes);
}

/** Colors of a product in the order of its variants. */
export function colorsOfVariants<Color extends ChoosableVariant['color']>(
  variants: readonly { readonly color: Color }[],
): readonly Color[] {
  return [...new Map(variants.map(({ color }) => [color.id, color])).values()];
}

/** The variant of a complete choice, if it exists. */
export function variantOf<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  choice: VariantChoice,
): Variant | undefined {
  return variants.find(({ size, color }) => size === choice.size && color.id === choice.color);
}
