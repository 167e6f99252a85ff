import type { Variant } from '@ritual/shared/contract';
import { inStock, variantOf, type Selection } from './selection.ts';

/** The same address parameters with a selection in them; others are kept. */
export function searchWithSelection(search: URLSearchParams, selection: Selection): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(selection) as [string, string | null][]) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const pairHasStock = (variants: readonly Variant[], selection: Selection) => {
  const variant = variantOf(variants, selection);
  return variant !== null && inStock(variant);
};

/** Choosing a size clears a colour with which it has no stock. */
export function chooseSize(variants: readonly Variant[], selection: Selection, size: string): Selection {
  const next = { size, color: selection.color };
  return next.color === null || pairHasStock(variants, next) ? next : { size, color: null };
}

/** Choosing a colour clears a size with which it has no stock. */
export function chooseColor(variants: readonly Variant[], selection: Selection, color: string): Selection {
  const next = { size: selection.size, color };
  return next.size === null || pairHasStock(variants, next) ? next : { size: null, color };
}

/** Whether no colour of the size has stock. */
export function isSizeSoldOut(variants: readonly Variant[], size: string): boolean {
  return !variants.some((variant) => variant.size === size && inStock(variant));
}

/** Whether no size of the colour has stock. */
export function isColorSoldOut(variants: readonly Variant[], color: string): boolean {
  return !variants.some((variant) => variant.color.id === color && inStock(variant));
}

/** Why the product cannot be added now, in the words of the button; `null` when it can. */
export function whyNotAddable(
  variants: readonly Variant[],
  selection: Selection,
  remaining: number,
): string | null {
  if (!variants.some(inStock)) return 'Out of stock';
  if (selection.size === null && selection.color === null) return 'Choose a size and a color';
  if (selection.size === null) return 'Choose a size';
  if (selection.color === null) return 'Choose a color';
  return remaining > 0 ? null : 'Out of stock';
}
