import {
  cutoffWords,
  formatCents,
  freeShippingWords,
  policy,
  processingWords,
  shippingCostWords,
  spanWords,
  type FasterMethod,
  type ShopPolicy,
} from '@ritual/shared/kernel';

const { returns, warranty } = policy;

/** 'free from $250'; what it costs where it is never free. */
export function shippingPriceWords(shop: ShopPolicy): string {
  if (shop.standardShipping === 0) return 'free';
  const free = freeShippingWords(shop);
  return free === null ? formatCents(shop.standardShipping) : `free from ${free}`;
}

/** ', expedited 2–3'; nothing of a method that the checkout does not offer. */
const fasterWords = (method: FasterMethod, { faster, deliveryDays }: ShopPolicy): string =>
  faster[method].price === null ? '' : `, ${method} ${spanWords(deliveryDays[method])}`;

/** Sentences of the Shipping tab. */
export const shippingWords = (shop: ShopPolicy): readonly string[] => [
  `Orders are processed within ${processingWords(shop)} business days; orders placed before ${cutoffWords(shop)} start the same day.`,
  `Standard delivery takes ${spanWords(shop.deliveryDays.standard)} business days${fasterWords('expedited', shop)}${fasterWords('next-day', shop)}.`,
  `${shippingCostWords(shop)} We ship within the United States only.`,
];

/** Sentences of the Returns tab. */
export const returnsWords = ({ returnDays }: ShopPolicy): readonly string[] => [
  `Send it back within ${String(returnDays)} days of delivery. A prepaid return label is included; the return costs nothing.`,
  `Refunds arrive in ${returns.refundDays} business days.`,
  `Every piece has a ${String(warranty.months)}-month warranty; claims are reviewed in ${warranty.reviewDays} business days.`,
];
