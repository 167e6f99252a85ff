import type { CartChange } from '@ritual/shared/contract';

/** The message about a line that the merge of carts reduced. */
export function reducedText({ productName, kept }: CartChange): string {
  return kept === 0
    ? `${productName} is sold out and was not added to your cart.`
    : `Only ${kept} of ${productName} could be kept in your cart.`;
}
