import type { CartItem } from '@ritual/shared/contract';
import type { MethodRefusal } from '@ritual/shared/kernel';
import { refusalOf } from './known-options.ts';

/** The parts of an error that the message is built from. */
export interface CheckoutFailure {
  readonly code: string;
  /** The error's own message for shoppers. */
  readonly message: string;
  /** Units left, for INSUFFICIENT_STOCK. */
  readonly available: number | null;
  readonly details: unknown;
}

export interface CheckoutProblem {
  readonly text: string;
  /** Where to fix it: in the cart, in the product list, or by retrying here. */
  readonly remedy: 'cart' | 'products' | 'again';
  /** The address list of the page is out of date. */
  readonly reloadAddresses?: true;
  /** The quote of the page is out of date. */
  readonly totalChanged?: true;
  /** Why the shipping method cannot be had. */
  readonly methodRefused?: MethodRefusal;
}

const nothingCharged = 'Nothing was charged.';

function variantOf(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('variantId' in details)) return null;
  return typeof details.variantId === 'number' ? details.variantId : null;
}

function shortOf(failure: CheckoutFailure, items: readonly CartItem[]): string {
  const item = items.find(({ variantId }) => variantId === variantOf(failure.details));
  if (!item || failure.available === null) return failure.message;
  const name = `${item.productName} (${item.size}, ${item.color})`;
  return failure.available === 0 ? `${name} is sold out.` : `Only ${failure.available} left of ${name}.`;
}

/** The page's message when a payment could not be started, and what the shopper can do about it. */
export function checkoutProblem(failure: CheckoutFailure, items: readonly CartItem[]): CheckoutProblem {
  const message = failure.message || 'Checkout failed';
  switch (failure.code) {
    case 'INSUFFICIENT_STOCK':
      return {
        text: `${shortOf(failure, items)} Change your cart, then pay. ${nothingCharged}`,
        remedy: 'cart',
      };
    case 'CART_CHANGED':
      return { text: `${message} Check your cart, then pay. ${nothingCharged}`, remedy: 'cart' };
    case 'TOTAL_CHANGED':
      return {
        text: `${message} Look at the new total, then pay. ${nothingCharged}`,
        remedy: 'again',
        totalChanged: true,
      };
    case 'CART_FULL':
      return { text: `${message} ${nothingCharged}`, remedy: 'cart' };
    case 'CART_EMPTY':
      return { text: message, remedy: 'products' };
    case 'ADDRESS_NOT_FOUND':
      return { text: `${message} Please choose another one.`, remedy: 'again', reloadAddresses: true };
    case 'SHIPPING_METHOD_UNAVAILABLE':
      return {
        text: `${message} ${nothingCharged}`,
        remedy: 'again',
        methodRefused: refusalOf(failure.details),
      };
    case 'NETWORK':
      return { text: `${message} ${nothingCharged}`, remedy: 'again' };
    default:
      return { text: message, remedy: 'again' };
  }
}
