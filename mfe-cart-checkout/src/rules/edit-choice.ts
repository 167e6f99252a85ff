import type { CartItem, ProductColor, Variant } from '@ritual/shared/contract';
import { policy, remainingStock, sizes } from '@ritual/shared/kernel';

export interface Choice {
  readonly size: string | null;
  /** Key of the colour. */
  readonly color: string | null;
}

export interface Offer<Value> {
  readonly value: Value;
  readonly soldOut: boolean;
}

interface Basis {
  readonly variants: readonly Variant[];
  /** The line that is changed. */
  readonly item: Pick<CartItem, 'id'>;
  /** The whole cart: other lines may hold pieces of a variant already. */
  readonly items: readonly Pick<CartItem, 'id' | 'variantId' | 'quantity'>[];
}

/** Pieces of a variant that this line may hold: stock less what other lines hold of it. */
export function piecesFor({ item, items }: Basis, variant: Variant): number {
  const elsewhere = items
    .filter((other) => other.id !== item.id && other.variantId === variant.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(remainingStock(variant.stock, elsewhere), policy.maxQuantityPerLine);
}

/** The variant that a choice names, if there is one. */
export function variantOf({ variants }: Basis, { size, color }: Choice): Variant | undefined {
  return variants.find((variant) => variant.size === size && variant.color.id === color);
}

/** Sizes in their order; sold out when no colour of a size can be had. */
export function sizesOffered(basis: Basis): Offer<string>[] {
  return sizes
    .map((size) => ({ size, of: basis.variants.filter((variant) => variant.size === size) }))
    .filter(({ of }) => of.length > 0)
    .map(({ size, of }) => ({
      value: size,
      soldOut: of.every((variant) => piecesFor(basis, variant) === 0),
    }));
}

/** Colours in the product's order; sold out when no size of a colour can be had. */
export function colorsOffered(basis: Basis): Offer<ProductColor>[] {
  const colors = new Map(basis.variants.map(({ color }) => [color.id, color]));
  return [...colors.values()].map((color) => ({
    value: color,
    soldOut: basis.variants.every(
      (variant) => variant.color.id !== color.id || piecesFor(basis, variant) === 0,
    ),
  }));
}

/** A new size or colour; the other half is cleared when the two cannot be had together. */
export function choose(basis: Basis, before: Choice, change: Partial<Choice>): Choice {
  const after = { ...before, ...change };
  const variant = variantOf(basis, after);
  if (variant && piecesFor(basis, variant) > 0) return after;
  return change.size === undefined ? { ...after, size: null } : { ...after, color: null };
}
