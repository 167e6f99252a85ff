import type { CartChange } from '@ritual/shared/contract';

/** What a shopper is told about a line that the merge of carts had to reduce. */
export function reducedText({ productName, kept }: CartChange): string {
  return kept === 0
    ? `${productName} is sold out and was not added to your cart.`
    : `Only ${kept} of ${productName} could be kept in your cart.`;
}
