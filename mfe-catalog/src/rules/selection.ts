import { compareSizes } from '@ritual/shared/kernel';
import type { ProductColor, Variant } from '@ritual/shared/contract';

/** What a shopper has chosen on the product page; colours by key. */
export interface Selection {
  readonly size: string | null;
  readonly color: string | null;
}

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

const inStock = ({ stock }: Variant) => stock > 0;

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
