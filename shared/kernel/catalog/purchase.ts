import { variantOf, type ChoosableVariant, type VariantChoice } from './variant-choice.ts';

// How a variant is bought: choose it, see what is left of it, add it. Used by the product page, quick add and the dialog that
// edits a line of the cart. Quantities are computed in `stock.ts`.

type Variants = readonly ChoosableVariant[];
/** Available units of a variant. Left out, it is its stock, regardless of the cart. */
type UnitsOf = (variant: ChoosableVariant) => number;

const stockOf: UnitsOf = ({ stock }) => stock;

/** A new size or color; the other is cleared when the combination is not available. */
export function choose(
  variants: Variants,
  before: VariantChoice,
  change: Partial<VariantChoice>,
  unitsOf: UnitsOf = stockOf,
): VariantChoice {
  const after = { ...before, ...change };
  const variant = variantOf(variants, after);
  if (variant && unitsOf(variant) > 0) return after;
  return change.size === undefined ? { ...after, size: null } : { ...after, color: null };
}

/** Whether no variant with that size, that color or both is available; for `{}`, whether the product is sold out. */
export function isSoldOut(
  variants: Variants,
  { size, color }: Partial<VariantChoice>,
  unitsOf: UnitsOf = stockOf,
): boolean {
  return !variants.some(
    (variant) =>
      (size === undefined || variant.size === size) &&
      (color === undefined || variant.color.id === color) &&
      unitsOf(variant) > 0,
  );
}

/** Why the choice cannot be added now, as a button's label; `null` when it can. */
export function whyNotAddable(
  variants: Variants,
  { size, color }: VariantChoice,
  remaining: number,
): string | null {
  if (isSoldOut(variants, {})) return 'Out of stock';
  if (size === null) return color === null ? 'Choose a size and a color' : 'Choose a size';
  if (color === null) return 'Choose a color';
  return remaining > 0 ? null : 'Out of stock';
}
