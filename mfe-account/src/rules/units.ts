import { policy } from '@ritual/shared/kernel';

/** What is ordered: pieces by variant, in the order in which they were chosen. */
export type Units = readonly { readonly variantId: number; readonly quantity: number }[];

/** One piece more of a variant. */
export function withOneMore(units: Units, variantId: number): Units {
  const has = units.find((unit) => unit.variantId === variantId);
  if (!has) return [...units, { variantId, quantity: 1 }];
  return withQuantity(units, variantId, Math.min(has.quantity + 1, policy.maxQuantityPerLine));
}

export const withQuantity = (units: Units, variantId: number, quantity: number): Units =>
  units.map((unit) => (unit.variantId === variantId ? { variantId, quantity } : unit));

export const without = (units: Units, variantId: number): Units =>
  units.filter((unit) => unit.variantId !== variantId);

/** As the API reads it in a query: '10103:1,10105:2'. */
export const unitsText = (units: Units): string =>
  units.map(({ variantId, quantity }) => `${String(variantId)}:${String(quantity)}`).join(',');
