import type { CartItem } from '@ritual/shared/contract';
import { cartStockNote, policy, type StockNoteText } from '@ritual/shared/kernel';

type LineFacts = Pick<CartItem, 'productName' | 'quantity' | 'availableStock' | 'withdrawn'>;

/** The words about stock under a line of the cart, if any are due. */
export function lineNote(item: LineFacts): StockNoteText | null {
  if (item.withdrawn) return { tone: 'out', text: 'No longer available — please remove this item.' };
  return cartStockNote(item.availableStock);
}

/** Whether the line can still be bought in some quantity. */
export function isGone(item: LineFacts): boolean {
  return item.withdrawn || item.availableStock <= 0;
}

/**
 * Why a cart cannot be checked out, in a sentence that says what to do; `undefined` when it can. The server has
 * the last word: this only spares a shopper a refusal that is known already.
 */
export function checkoutBlocker(items: readonly LineFacts[]): string | undefined {
  const gone = items.find(isGone);
  if (gone) return `${gone.productName} is no longer available. Remove it to check out.`;
  const short = items.find((item) => item.quantity > item.availableStock);
  if (short)
    return `Only ${short.availableStock} left of ${short.productName}. Lower its quantity to check out.`;
  return undefined;
}

/** The most that a line may hold: what exists, within the limit of the store; never below 1. */
export function lineMaximum(item: Pick<CartItem, 'availableStock'>): number {
  return Math.max(1, Math.min(item.availableStock, policy.maxQuantityPerLine));
}

/** What to say when more is asked for than a line may hold; `null` while it may hold more. */
export function limitNote(item: LineFacts): StockNoteText | null {
  const maximum = lineMaximum(item);
  if (item.quantity < maximum) return null;
  return item.availableStock > maximum
    ? { tone: 'low', text: `An order takes at most ${maximum} of one piece.` }
    : { tone: 'low', text: `Only ${item.availableStock} left.` };
}
