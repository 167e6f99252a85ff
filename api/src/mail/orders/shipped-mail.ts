import { trackingUrl, type ShopPolicy } from '@ritual/shared/kernel';
import { button, text, type Block, type EmailDocument } from '../rendering/email-document.ts';
import {
  addressOf,
  deliveryTime,
  piecesBlock,
  orderEmail,
  viewOrder,
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
  const { carrier } = parcel;
  const isExchange =
    several !== undefined &&
    parcel.lines.every(({ orderItemId }) => several.items.find(({ id }) => id === orderItemId)?.replaces);
  const what = isExchange
    ? 'The exchange for order'
    : !several
      ? 'Order'
      : several.isLast
        ? 'The rest of order'
        : 'Part of order';
  const follows = several && !several.isLast ? ' The rest follows in another parcel.' : '';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-shipped', dedupeKey: `order-shipped:${parcel.id}` },
      subject: `${what} ${order.number} has shipped`,
      preheader: `It is on its way with ${carrier}. ${deliveryTime(order, policy)}`,
      heading: isExchange
        ? 'Your exchange is on its way'
        : several
          ? 'A parcel is on its way'
          : 'Your order has shipped',
      blocks: [
        text(
          `${what} ${order.number} is on its way with ${carrier}. ${deliveryTime(order, policy)}${follows}`,
        ),
        ...blocksOf(order, parcel, { publicUrl, several }),
      ],
    },
  );
}

interface Corrected {
  readonly correctionId: string;
  readonly publicUrl: string;
  /** For an order in several parcels: which one it is. */
  readonly several: { readonly items: readonly MailedItem[] } | undefined;
}

/** The number that was told before is not the parcel's, and where to follow it instead. */
export function trackingCorrectedMail(
  order: MailedOrder,
  parcel: Parcel,
  { correctionId, publicUrl, several }: Corrected,
): EmailDocument {
  const { carrier, trackingNumber } = parcel;
  const what = several ? 'a parcel of order' : 'order';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-shipped', dedupeKey: `order-shipped:${parcel.id}:${correctionId}` },
      subject: `The tracking number of ${what} ${order.number} is corrected`,
      preheader: `It is on its way with ${carrier}, number ${trackingNumber}.`,
      heading: 'Another tracking number',
      blocks: [
        text(
          `The tracking number that we sent you for ${what} ${order.number} was wrong. Please use this one. Nothing else changes.`,
        ),
        ...blocksOf(order, parcel, { publicUrl, several }),
      ],
    },
  );
}

interface Told {
  readonly publicUrl: string;
  readonly several: { readonly items: readonly MailedItem[] } | undefined;
}

/** How to follow a parcel, what is in it, and where it goes. */
function blocksOf(order: MailedOrder, parcel: Parcel, { publicUrl, several }: Told): Block[] {
  const { carrier, trackingNumber } = parcel;
  const page = trackingUrl(carrier, trackingNumber);
  return [
    {
      type: 'table',
      rows: [
        ['Order', order.number],
        ['Carrier', carrier],
        ['Tracking number', trackingNumber],
      ],
    },
    ...(several ? [piecesBlock('In this parcel', contentsOf(parcel, several.items))] : []),
    addressOf(order),
    page === null ? viewOrder(order, publicUrl) : button('Track your parcel', page),
  ];
}

const contentsOf = ({ lines }: Parcel, items: readonly MailedItem[]): MailedItem[] =>
  lines.flatMap(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item ? [{ ...item, quantity }] : [];
  });
