import { catalogPolicy } from './catalog-policy.ts';

/** Units that can still be added to the cart: stock minus the units of the variant in the cart, at least 0. */
export function remainingStock(stock: number | undefined, inCart: number): number {
  return Math.max(0, (stock ?? 0) - inCart);
}

/** Units of a variant in the lines of a cart; those of one line are left out while that line is edited. */
export function unitsInCart(
  lines: readonly { readonly id: string; readonly variantId: number; readonly quantity: number }[],
  variantId: number,
  withoutLine?: string,
): number {
  return lines.reduce(
    (sum, line) => (line.variantId === variantId && line.id !== withoutLine ? sum + line.quantity : sum),
    0,
  );
}

/** A quantity clamped to 1..remaining (1 when nothing remains, so that a stepper shows a number). */
export function clampQuantity(quantity: number, remaining: number): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.max(1, Math.min(Math.trunc(quantity), Math.max(1, remaining)));
}

export interface StockNoteText {
  readonly tone: 'low' | 'out';
  readonly text: string;
}

/** The note under size and color on product page and quick add: 'Only 3 left (1 in cart)', 'Out of stock', or none. */
export function productStockNote(remaining: number, inCart: number): StockNoteText | null {
  if (remaining <= 0) return { tone: 'out', text: 'Out of stock' };
  if (remaining > catalogPolicy.lowStock) return null;
  return { tone: 'low', text: `Only ${remaining} left${inCart > 0 ? ` (${inCart} in cart)` : ''}` };
}

/** The note on a line of the cart, by the units in stock. */
export function cartStockNote(availableStock: number): StockNoteText | null {
  if (availableStock <= 0) return { tone: 'out', text: 'Out of stock — please remove this item.' };
  if (availableStock > catalogPolicy.lowStock) return null;
  return { tone: 'low', text: `Only ${availableStock} left.` };
}
