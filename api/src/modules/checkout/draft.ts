import { createHash } from 'node:crypto';
import {
  methodRefusal,
  methodShipping,
  missingForOrders,
  salesTax,
  subtotalOf,
  type Cents,
  type MethodRefusal,
  type SalesTax,
  type ShippingMethod,
  type ShopNeed,
  type ShopPolicy,
  type Totals,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { AddressFields, AddressRow } from '../addresses/repository.ts';
import type { CartLineRow } from '../cart/repository.ts';
import { basisAndCart, type TaxedBasis } from '../shop/basis.repository.ts';

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
  | 'tax_class'
>;

/** What an order of some lines to an address would be now. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly totals: Totals;
  /** Whether its goods and shipping have more than one rate. */
  readonly ratesDiffer: boolean;
  /** Who takes the tax of the totals, line by line. */
  readonly taxes: Pick<SalesTax, 'lines' | 'shipping' | 'shippingTax'>;
  readonly method: ShippingMethod;
  /** What the owner promises now, for the order to keep. */
  readonly policy: ShopPolicy;
  /** What keeps the shop from taking any order. */
  readonly missing: readonly ShopNeed[];
  /** The same for the same units, prices, tax, method and address. */
  readonly fingerprint: string;
}

export interface CartDraft extends Draft {
  /** Whether this person may order: before the shop opens, its staff only. */
  readonly open: boolean;
  /** One of the staff before the shop opens: where there are test keys it is a test order. */
  readonly beforeOpening: boolean;
  /** Why the method does not go to the address. */
  readonly refused: MethodRefusal | null;
  /** Of the request as the client sees it: address with method, and units. */
  readonly requestHash: { readonly address: string; readonly cart: string };
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Of what is only there for another method than standard: an older release knows no other, and its hashes stay as they are. */
const unlessStandard = (method: ShippingMethod) => (method === 'standard' ? [] : [method]);

export async function draftOrder(
  db: Db,
  userId: string,
  { address, method }: { readonly address: AddressRow; readonly method: ShippingMethod },
): Promise<CartDraft> {
  const { lines, ofStaff, ...basis } = await basisAndCart(db, userId, address);
  const faster = unlessStandard(method);
  const beforeOpening = !basis.opened && ofStaff;
  const draft = draftOf(lines, basis, { address, method });
  return {
    ...draft,
    ...{ beforeOpening, open: basis.opened || ofStaff },
    // A test order that waits to be paid is no answer to who buys after the opening.
    fingerprint: beforeOpening ? `before:${draft.fingerprint}` : draft.fingerprint,
    refused: methodRefusal(method, address, basis.policy),
    requestHash: {
      address: hash(faster.length === 0 ? address.id : [address.id, ...faster]),
      cart: hash(unitsOf(lines).map(([variantId, quantity]) => [variantId, quantity])),
    },
  };
}

export interface Delivery {
  readonly address: AddressFields;
  readonly method: ShippingMethod;
  /** The price that the staff agreed on with the customer, unless the method is standard. */
  readonly agreed?: Cents | null;
}

export function draftOf(
  lines: readonly DraftLine[],
  { rules, hasDetailed, taxed, facts, policy }: TaxedBasis,
  { address, method, agreed = null }: Delivery,
): Draft {
  const now = new Date();
  const goods = lines.map((line) => ({
    ...{ unitPrice: line.price_cents, quantity: line.quantity, taxClass: line.tax_class },
  }));
  const subtotal = subtotalOf(goods);
  const shipping = methodShipping(method, subtotal, policy, agreed);
  const { tax, ratePercent, ratesDiffer, ...taxes } = salesTax(
    { lines: goods, shipping, place: address },
    taxed,
    now,
  );
  const total = subtotal + shipping + tax;
  const { recipientName, street, city, state, zip } = address;
  return {
    lines,
    totals: { subtotal, shipping, tax, total, taxRatePercent: ratePercent },
    ratesDiffer,
    taxes,
    method,
    policy,
    missing: missingForOrders(facts, { general: rules, hasDetailed }, now),
    fingerprint: hash([
      recipientName,
      street,
      city,
      state,
      zip,
      unitsOf(lines),
      total,
      ...unlessStandard(method),
    ]),
  };
}

const unitsOf = (lines: readonly DraftLine[]) =>
  lines.map((line) => [line.variant_id, line.quantity, line.price_cents] as const).sort(([a], [b]) => a - b);
