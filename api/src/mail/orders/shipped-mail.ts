import { trackingUrl, type ShopPolicy } from '@ritual/shared/kernel';
import type { EmailDocument } from '../rendering/email-document.ts';
import {
  addressOf,
  deliveryTime,
  piecesBlock,
  orderEmail,
  type MailedItem,
  type MailedOrder,
} from './order-email.ts';

interface Parcel {
  readonly id: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly { readonly orderItemId: string; readonly quantity: number }[];
}

interface Shipped {
  readonly publicUrl: string;
  /** For an order in several parcels: what there is to say of this one. */
  readonly several?: { readonly items: readonly MailedItem[]; readonly isLast: boolean } | undefined;
}

/** A parcel is under way, and where to follow it. */
export function orderShippedMail(
  order: MailedOrder,
  parcel: Parcel,
  { publicUrl, policy, several }: Shipped & { readonly policy: ShopPolicy },
): EmailDocument {
  const isExchange =
    several !== undefined &&
    parcel.lines.every(({ orderItemId }) => several.items.find(({ id }) => id === orderItemId)?.replaces);
  const template = isExchange
    ? 'exchange-shipped'
    : !several
      ? 'order-shipped'
      : several.isLast
        ? 'order-shipped-rest'
        : 'order-shipped-part';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-shipped', template, dedupeKey: `order-shipped:${parcel.id}` },
      fields: { carrier: parcel.carrier, delivery_time: deliveryTime(order, policy) },
      holds: isExchange && !several.isLast ? ['more_follows'] : [],
      ...drawn(order, parcel, { several }),
    },
  );
}

interface Corrected {
  readonly correctionId: string;
  readonly publicUrl: string;
  /** For an order in several parcels: which one it is. */
  readonly several: { readonly items: readonly MailedItem[] } | undefined;
}

/** The number that was sent before is not the parcel's, and where to follow it instead. */
export function trackingCorrectedMail(
  order: MailedOrder,
  parcel: Parcel,
  { correctionId, publicUrl, several }: Corrected,
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-shipped', template: 'tracking-corrected' },
      dedupeKey: `order-shipped:${parcel.id}:${correctionId}`,
      fields: {
        ...{ carrier: parcel.carrier, tracking_number: parcel.trackingNumber },
        parcel_of_order: several ? 'a parcel of order' : 'order',
      },
      ...drawn(order, parcel, { several }),
    },
  );
}

interface Told {
  readonly several: { readonly items: readonly MailedItem[] } | undefined;
}

/** How to follow a parcel, what is in it, and where it goes. */
function drawn(order: MailedOrder, parcel: Parcel, { several }: Told): Pick<EmailDocument, 'parts' | 'urls'> {
  const { carrier, trackingNumber } = parcel;
  const track = trackingUrl(carrier, trackingNumber);
  return {
    parts: {
      facts: [
        {
          type: 'table',
          rows: [
            ['Order', order.number],
            ['Carrier', carrier],
            ['Tracking number', trackingNumber],
          ],
        },
      ],
      items: several ? [piecesBlock('In this parcel', contentsOf(parcel, several.items))] : [],
      address: [addressOf(order)],
    },
    urls: track === null ? { track } : { track, order: null },
  };
}

const contentsOf = ({ lines }: Parcel, items: readonly MailedItem[]): MailedItem[] =>
  lines.flatMap(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item ? [{ ...item, quantity }] : [];
  });
