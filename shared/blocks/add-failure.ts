import { errorMessage, isApiError } from '../http/index.ts';

/** The message when something could not be added to the cart. */
export function addFailureText(error: unknown): string {
  const told =
    isApiError(error, 'NETWORK') ||
    isApiError(error, 'CART_FULL') ||
    (isApiError(error, 'INSUFFICIENT_STOCK') && error.available !== null);
  return told ? errorMessage(error) : 'Could not add to cart.';
}
