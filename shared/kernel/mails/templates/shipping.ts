import type { MailBlock } from '../mail-words.ts';
import { button, nothing, part, text, type MailTemplate } from './template.ts';

const shipped = {
  ...nothing,
  group: 'orders',
  fields: ['order_number', 'carrier', 'delivery_time'],
  parts: { facts: 'Carrier and tracking number', items: 'What is in the parcel', address: 'Where it goes' },
  buttons: {
    track: 'The page of the carrier, where it has one',
    order: 'The order, where the carrier has no page',
  },
} as const;

const rest: readonly MailBlock[] = [
  ...[part('facts'), part('items'), part('address')],
  button('track', 'Track your parcel'),
  button('order', 'View your order'),
];

const preheader = 'It is on its way with {{carrier}}. {{delivery_time}}';
const parcel = (what: string, heading: string, ending = '') => ({
  ...{ subject: `${what} {{order_number}} has shipped`, preheader, heading },
  blocks: [
    text(`${what} {{order_number}} is on its way with {{carrier}}. {{delivery_time}}${ending}`),
    ...rest,
  ],
});

const follows = ' The rest follows in another parcel.';

export const shippingTemplates = {
  'order-shipped': {
    ...shipped,
    label: 'Order shipped',
    about: 'When an order leaves in one parcel.',
    parts: { facts: shipped.parts.facts, address: shipped.parts.address },
    words: (() => {
      const words = parcel('Order', 'Your order has shipped');
      return {
        ...words,
        blocks: words.blocks.filter((block) => block.kind !== 'part' || block.name !== 'items'),
      };
    })(),
  },
  'order-shipped-part': {
    ...shipped,
    label: 'Part of an order shipped',
    about: 'When a parcel leaves, and another one follows.',
    words: parcel('Part of order', 'A parcel is on its way', follows),
  },
  'order-shipped-rest': {
    ...shipped,
    label: 'Rest of an order shipped',
    about: 'When the last of several parcels leaves.',
    words: parcel('The rest of order', 'A parcel is on its way'),
  },
  'exchange-shipped': {
    ...shipped,
    label: 'Exchange shipped',
    about: 'When the pieces leave that were exchanged.',
    whens: { more_follows: 'Another parcel follows' },
    words: (() => {
      const { blocks, ...words } = parcel('The exchange for order', 'Your exchange is on its way');
      const [first, ...others] = blocks;
      const more = text(follows.trim(), 'more_follows');
      return { ...words, blocks: [...(first ? [first] : []), more, ...others] };
    })(),
  },
  'tracking-corrected': {
    ...shipped,
    label: 'Tracking number corrected',
    about: 'After a wrong tracking number was corrected.',
    fields: ['order_number', 'carrier', 'tracking_number', 'parcel_of_order'],
    words: {
      subject: 'The tracking number of {{parcel_of_order}} {{order_number}} is corrected',
      preheader: 'It is on its way with {{carrier}}, number {{tracking_number}}.',
      heading: 'Another tracking number',
      blocks: [
        text(
          'The tracking number that we sent you for {{parcel_of_order}} {{order_number}} was wrong. Please use this one. Nothing else changes.',
        ),
        ...rest,
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
