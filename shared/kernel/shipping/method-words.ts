import { formatCents } from '../pricing/money.ts';
import { usStates } from '../shop/us-states.ts';
import { shippingMethodLabel, shippingMethods, type ShippingMethod } from './ship-by.ts';
import type { FasterMethod } from './method-terms.ts';
import type { MethodPolicy, MethodRefusal } from './shipping-methods.ts';

/** '$19.90, free from $300'; of a method that the checkout does not offer 'On request'. */
export function fasterShippingWords(method: FasterMethod, { faster }: Pick<MethodPolicy, 'faster'>): string {
  const { price, freeFrom } = faster[method];
  if (price === null) return 'On request';
  if (price === 0 || freeFrom === 0) return 'free';
  return freeFrom === null
    ? formatCents(price)
    : `${formatCents(price)}, free from ${formatCents(freeFrom).replace(/\.00$/, '')}`;
}

const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-US', { type }).format(words);

const offered = ({ faster }: Pick<MethodPolicy, 'faster'>): readonly ShippingMethod[] =>
  shippingMethods.filter((method) => method === 'standard' || faster[method].price !== null);

/** 'The checkout offers standard and expedited delivery.' */
export const methodsOfferedWords = (policy: Pick<MethodPolicy, 'faster'>): string =>
  `The checkout offers ${listOf(offered(policy), 'conjunction')} delivery.`;

/** 'Next day shipping does not go to Alaska, Hawaii, or PO boxes.', for each method that does not go everywhere. */
export function methodsNotToWords(policy: Pick<MethodPolicy, 'faster' | 'reach'>): string {
  return offered(policy)
    .flatMap((method) => {
      const { notTo, poBoxes } = policy.reach[method];
      const states = usStates.filter(({ code }) => notTo.includes(code)).map(({ name }) => name);
      const places = [...states, ...(poBoxes ? [] : ['PO boxes'])];
      if (places.length === 0) return [];
      return [`${shippingMethodLabel[method]} shipping does not go to ${listOf(places, 'disjunction')}.`];
    })
    .join(' ');
}

/** 'Next day does not go to PO boxes.' */
export function methodRefusalWords(method: ShippingMethod, refusal: MethodRefusal): string {
  const name = shippingMethodLabel[method];
  switch (refusal) {
    case 'not-offered':
      return `${name} shipping is not offered any more.`;
    case 'state':
      return `${name} shipping does not go to this state.`;
    case 'po-box':
      return `${name} shipping does not go to PO boxes.`;
    case 'military':
      return `${name} shipping does not go to military addresses (APO, FPO, DPO).`;
  }
}
