import { policy } from '../shop/policy.ts';
import type { ShippingMethod } from './ship-by.ts';

const days: Readonly<Record<ShippingMethod, string>> = {
  standard: policy.delivery.standardDays,
  expedited: policy.delivery.expeditedDays,
  'next-day': policy.delivery.nextDays,
};

/** How long a method takes once a parcel has left: '3–7 business days'. */
export const deliveryWords = (method: ShippingMethod): string =>
  `${days[method]} business ${days[method] === '1' ? 'day' : 'days'}`;
