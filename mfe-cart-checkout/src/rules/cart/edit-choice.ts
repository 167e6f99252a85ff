import type { CartItem, Variant } from '@ritual/shared/contract';
import {
  unitsInCart,
  policy,
  remainingStock,
  variantOf,
  whyNotAddable,
  type VariantChoice,
} from '@ritual/shared/kernel';

/** Units of a variant available to a line of the cart: its stock minus the units in other lines. */
export function unitsFor(
  items: readonly Pick<CartItem, 'id' | 'variantId' | 'quantity'>[],
  line: Pick<CartItem, 'id'>,
  { id, stock }: Pick<Variant, 'id' | 'stock'>,
): number {
  return Math.min(remainingStock(stock, unitsInCart(items, id, line.id)), policy.maxQuantityPerLine);
}

/** Why a changed line cannot be saved, as the button's label; `null` when it can. */
export function whyNotSavable(
  variants: readonly Variant[],
  choice: VariantChoice,
  units: number,
): string | null {
  // A line may have a variant that is no longer made.
  const whole = choice.size !== null && choice.color !== null;
  if (whole && !variantOf(variants, choice)) return 'This size does not come in this color';
  return whyNotAddable(variants, choice, units);
}
