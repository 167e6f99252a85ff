import {
  cutoffWords,
  formatCents,
  freeShippingWords,
  processingWords,
  shippingCostWords,
  spanWords,
  type FasterMethod,
  type ShopPolicy,
} from '@ritual/shared/kernel';

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
export function returnsWords(shop: ShopPolicy): readonly string[] {
  const { returnDays, freeReturns, refundDays, warrantyMonths } = shop;
  const fee = freeReturns
    ? 'A prepaid return label is included; the return costs nothing.'
    : 'You pay the carrier for the way back.';
  return [
    `Send it back within ${String(returnDays)} days of delivery. ${fee}`,
    ...(refundDays === null ? [] : [`Refunds arrive in ${spanWords(refundDays)} business days.`]),
    ...(warrantyMonths === null ? [] : [warrantyWords(warrantyMonths, shop)]),
  ];
}

function warrantyWords(months: number, { claimDays }: ShopPolicy): string {
  const claims = claimDays === null ? '' : `; claims are reviewed in ${spanWords(claimDays)} business days`;
  return `Every piece has a ${String(months)}-month warranty${claims}.`;
}
