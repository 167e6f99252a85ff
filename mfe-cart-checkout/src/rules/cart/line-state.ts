import type { CartItem } from '@ritual/shared/contract';
import { cartStockNote, policy, type StockNoteText } from '@ritual/shared/kernel';

type LineFacts = Pick<CartItem, 'productName' | 'quantity' | 'availableStock' | 'withdrawn'>;

/** The stock message under a line of the cart, if any. */
export function lineNote(item: LineFacts): StockNoteText | null {
  if (item.withdrawn) return { tone: 'out', text: 'No longer available — please remove this item.' };
  return cartStockNote(item.availableStock);
}

/** Whether the line can still be bought in some quantity. */
export function isGone(item: LineFacts): boolean {
  return item.withdrawn || item.availableStock <= 0;
}

/**
 * Why a cart cannot be checked out, as a message with what to do; `undefined` when it can. The server decides; this only
 * saves a shopper a refusal that is already known.
 */
export function checkoutBlocker(items: readonly LineFacts[]): string | undefined {
  const gone = items.find(isGone);
  if (gone) return `${gone.productName} is no longer available. Remove it to check out.`;
  const short = items.find((item) => item.quantity > item.availableStock);
  if (short)
    return `Only ${short.availableStock} left of ${short.productName}. Lower its quantity to check out.`;
  return undefined;
}

/** The maximum quantity of a line: the stock, within the limit of the store; never below 1. */
export function lineMaximum(item: Pick<CartItem, 'availableStock'>): number {
  return Math.max(1, Math.min(item.availableStock, policy.maxQuantityPerLine));
}

/** The message when more is requested than a line can have; `null` below the limit. */
export function limitNote(item: LineFacts): StockNoteText | null {
  const maximum = lineMaximum(item);
  if (item.quantity < maximum) return null;
  return item.availableStock > maximum
    ? { tone: 'low', text: `An order takes at most ${maximum} of one piece.` }
    : { tone: 'low', text: `Only ${item.availableStock} left.` };
}
