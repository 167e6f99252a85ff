import { formatCents, policy } from '@ritual/shared/kernel';

/** '$250', as in the banner. */
export const freeShippingFrom = formatCents(policy.freeShippingFrom).replace(/\.00$/, '');

const { delivery, returns, warranty, standardShipping } = policy;

/** Sentences of the Shipping tab. */
export const shippingWords: readonly string[] = [
  `Orders are processed within ${delivery.processingDays} business days; orders placed before ${delivery.cutoff} start the same day.`,
  `Standard delivery takes ${delivery.standardDays} business days, expedited ${delivery.expeditedDays}, next-day ${delivery.nextDays}.`,
  `Standard shipping costs ${formatCents(standardShipping)} and is free for orders of ${freeShippingFrom} or more. We ship within the United States only.`,
];

/** Sentences of the Returns tab. */
export const returnsWords: readonly string[] = [
  `Send it back within ${String(returns.days)} days of delivery. A prepaid return label is included; the return costs nothing.`,
  `Refunds arrive in ${returns.refundDays} business days.`,
  `Every piece has a ${String(warranty.months)}-month warranty; claims are reviewed in ${warranty.reviewDays} business days.`,
];
