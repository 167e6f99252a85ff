import type { phoneOrderQuery, phoneOrderQuote } from '@ritual/shared/contract';
import { dollarsFromCents, type Cents, type ShippingMethod } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { AddressFields } from '../addresses/repository.ts';
import { draftOf, type Draft, type DraftLine } from '../checkout/draft.ts';
import { offersOf, type OfferRow } from '../ordering/records/change-items.repository.ts';
import type { VariantQuantity } from '../ordering/records/stock.ts';
import { orderBasis } from '../shop/basis.repository.ts';

export interface Wanted {
  readonly units: readonly VariantQuantity[];
  readonly method: ShippingMethod;
  /** What another method than standard costs, as agreed with the customer. */
  readonly methodPrice: Cents | null;
}

interface PhoneDraft extends Draft {
  /** What is sold today, in the order of the lines. */
  readonly offers: readonly OfferRow[];
}

/** What an order made by hand would be now, whether or not there are so many pieces. Throws ORDERS_CLOSED, CHANGE_NOT_SOLD. */
export async function draftPhoneOrder(
  db: Db,
  { units, method, methodPrice }: Wanted,
  address: AddressFields,
): Promise<PhoneDraft> {
  const found = new Map(
    (
      await offersOf(
        db,
        units.map(({ variantId }) => variantId),
      )
    ).map((offer) => [offer.variantId, offer]),
  );
  const offers = units.map(({ variantId }) => {
    const offer = found.get(variantId);
    if (!offer || offer.withdrawn) throw new AppError('CHANGE_NOT_SOLD', { details: { variantId } });
    return offer;
  });
  const lines = units.flatMap(({ quantity }, index) => lineOf(offers[index], quantity));
  const draft = draftOf(lines, await orderBasis(db, address), { address, method, agreed: methodPrice });
  if (draft.missing.length > 0) throw new AppError('ORDERS_CLOSED', { details: { missing: draft.missing } });
  return { ...draft, offers };
}

function lineOf(offer: OfferRow | undefined, quantity: number): DraftLine[] {
  if (!offer) return [];
  return [
    {
      ...{ variant_id: offer.variantId, quantity, price_cents: offer.price, product_id: offer.productId },
      ...{ product_name: offer.productName, size: offer.size, color_name: offer.color },
      ...{ image_file: offer.imageFile, withdrawn: offer.withdrawn, tax_class: offer.taxClass },
    },
  ];
}

/** As `units` of a query may name a variant twice: the last one counts; none of it is no line. */
const oneOfEach = (units: readonly VariantQuantity[]): VariantQuantity[] =>
  [...new Map(units.map(({ variantId, quantity }) => [variantId, quantity]))]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .filter(({ quantity }) => quantity > 0);

export async function quotePhoneOrder(
  db: Db,
  { units, state, zip = '', method, methodPrice }: z.output<typeof phoneOrderQuery>,
): Promise<z.input<typeof phoneOrderQuote>> {
  const nowhere = { recipientName: '', street: '', city: '', state: state ?? '', zip };
  const wanted = { units: oneOfEach(units), method, methodPrice: methodPrice ?? null };
  const { lines, totals, offers, ratesDiffer } = await draftPhoneOrder(db, wanted, nowhere);
  const { subtotal, shipping, tax, taxRatePercent } = totals;
  const known = state !== undefined;
  return {
    lines: offers.map(
      ({ variantId, productId, productName, size, color, imageFile, price, free }, index) => ({
        ...{ variantId, productId, productName, size, color, imageFile },
        quantity: lines[index]?.quantity ?? 0,
        unitPrice: dollarsFromCents(price),
        available: Math.max(0, free),
      }),
    ),
    subtotal: dollarsFromCents(subtotal),
    shipping: dollarsFromCents(shipping),
    tax: known ? dollarsFromCents(tax) : null,
    taxRatePercent: known ? taxRatePercent : null,
    ...(known && ratesDiffer && { ratesDiffer }),
    total: dollarsFromCents(subtotal + shipping + (known ? tax : 0)),
  };
}
