import { createHash } from 'node:crypto';
import {
  missingForOrders,
  taxRatePercent,
  totalsFor,
  type ShopNeed,
  type Totals,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { AddressRow } from '../addresses/repository.ts';
import type { CartLineRow } from '../cart/repository.ts';
import { basisAndCart } from '../shop/basis.repository.ts';

/** What an order of the cart to an address would be now. */
export interface Draft {
  readonly lines: readonly CartLineRow[];
  readonly totals: Totals;
  /** What keeps the shop from taking any order. */
  readonly missing: readonly ShopNeed[];
  /** The same for the same units, prices, tax and address. */
  readonly fingerprint: string;
  /** Of the request as the client sees it: address and units. */
  readonly requestHash: { readonly address: string; readonly cart: string };
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export async function draftOrder(db: Db, userId: string, address: AddressRow): Promise<Draft> {
  const { lines, rules, facts } = await basisAndCart(db, userId);
  const now = new Date();
  const rate = taxRatePercent(rules, address.state, now);
  const totals = totalsFor(
    lines.map((line) => ({ unitPrice: line.price_cents, quantity: line.quantity })),
    rate,
  );
  const units = lines
    .map((line) => [line.variant_id, line.quantity, line.price_cents] as const)
    .sort(([a], [b]) => a - b);
  const { recipientName, street, city, state, zip } = address;
  return {
    lines,
    totals,
    missing: missingForOrders(facts, rules, now),
    fingerprint: hash([recipientName, street, city, state, zip, units, totals.total]),
    requestHash: {
      address: hash(address.id),
      cart: hash(units.map(([variantId, quantity]) => [variantId, quantity])),
    },
  };
}
