import { createHash } from 'node:crypto';
import {
  missingForOrders,
  taxRatePercent,
  totalsFor,
  type Cents,
  type ShopNeed,
  type ShopPolicy,
  type Totals,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { AddressFields, AddressRow } from '../addresses/repository.ts';
import type { CartLineRow } from '../cart/repository.ts';
import { basisAndCart, type OrderBasis } from '../shop/basis.repository.ts';

/** As much of a line as an order is made of. */
export type DraftLine = Pick<
  CartLineRow,
  | 'variant_id'
  | 'quantity'
  | 'price_cents'
  | 'product_id'
  | 'product_name'
  | 'size'
  | 'color_name'
  | 'image_file'
  | 'withdrawn'
>;

/** What an order of some lines to an address would be now. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly totals: Totals;
  /** What the owner promises now, for the order to keep. */
  readonly policy: ShopPolicy;
  /** What keeps the shop from taking any order. */
  readonly missing: readonly ShopNeed[];
  /** The same for the same units, prices, tax and address. */
  readonly fingerprint: string;
}

export interface CartDraft extends Draft {
  /** Whether this person may order: before the shop opens, its staff only. */
  readonly open: boolean;
  /** Of the request as the client sees it: address and units. */
  readonly requestHash: { readonly address: string; readonly cart: string };
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export async function draftOrder(db: Db, userId: string, address: AddressRow): Promise<CartDraft> {
  const { lines, ofStaff, ...basis } = await basisAndCart(db, userId);
  return {
    ...draftOf(lines, basis, address),
    open: basis.opened || ofStaff,
    requestHash: {
      address: hash(address.id),
      cart: hash(unitsOf(lines).map(([variantId, quantity]) => [variantId, quantity])),
    },
  };
}

/** @param agreed what another method than standard shipping costs */
export function draftOf(
  lines: readonly DraftLine[],
  { rules, charged, facts, policy }: OrderBasis,
  address: AddressFields,
  agreed: Cents | null = null,
): Draft {
  const now = new Date();
  const rate = taxRatePercent(charged, address.state, now);
  const totals = totalsFor(
    lines.map((line) => ({ unitPrice: line.price_cents, quantity: line.quantity })),
    rate,
    policy,
    agreed,
  );
  const { recipientName, street, city, state, zip } = address;
  return {
    lines,
    totals,
    policy,
    missing: missingForOrders(facts, rules, now),
    fingerprint: hash([recipientName, street, city, state, zip, unitsOf(lines), totals.total]),
  };
}

const unitsOf = (lines: readonly DraftLine[]) =>
  lines.map((line) => [line.variant_id, line.quantity, line.price_cents] as const).sort(([a], [b]) => a - b);
