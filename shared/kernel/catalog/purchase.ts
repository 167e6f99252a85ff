import { variantOf, type ChoosableVariant, type VariantChoice } from './variant-choice.ts';

// How a variant is bought: choose it, see what is left of it, add it. Used by the product page, quick add and the dialog that
// changes a line of the cart. How many there are is in `stock.ts`.

type Variants = readonly ChoosableVariant[];
/** Pieces of a variant that can be had. Left out, it is its stock, whatever the cart holds. */
type PiecesOf = (variant: ChoosableVariant) => number;

const stockOf: PiecesOf = ({ stock }) => stock;

/** A new size or color; the other is cleared when the two cannot be had together. */
export function choose(
  variants: Variants,
  before: VariantChoice,
  change: Partial<VariantChoice>,
  piecesOf: PiecesOf = stockOf,
): VariantChoice {
  const after = { ...before, ...change };
  const variant = variantOf(variants, after);
  if (variant && piecesOf(variant) > 0) return after;
  return change.size === undefined ? { ...after, size: null } : { ...after, color: null };
}

/** Whether no variant of that size, that color or both can be had; of `{}`, whether none of the product can. */
export function isSoldOut(
  variants: Variants,
  { size, color }: Partial<VariantChoice>,
  piecesOf: PiecesOf = stockOf,
): boolean {
  return !variants.some(
    (variant) =>
      (size === undefined || variant.size === size) &&
      (color === undefined || variant.color.id === color) &&
      piecesOf(variant) > 0,
  );
}

/** Why the choice cannot be added now, in the words of a button; `null` when it can. */
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
