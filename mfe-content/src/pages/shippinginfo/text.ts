import { policy, promises } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../rules/article/to.ts';
import type { TextSection } from '../../rules/article/types.ts';
import { orders, reach, writeToUs } from '../../rules/article/words.ts';

const { support } = policy;

/** Date of the last change. */
export const changed = '2026-11-28';

export const intro = 'To all fifty states and Washington, D.C. {shippingFree}';

export const sections: readonly TextSection[] = [
  {
    id: 'cost',
    title: 'Cost',
    blocks: ['{shippingCost}', 'The checkout shows the amount before you pay. There are no handling fees.'],
  },
  {
    id: 'processing',
    title: 'Processing',
    blocks: [
      `We pack your order within {processingDays} business days. An order placed before {cutoff} Boston time on a business day starts that day, a later one the next business day.`,
      'Business days are Monday to Friday, without federal holidays.',
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery times',
    blocks: [
      'Counted from the day on which the parcel leaves us:',
      {
        table: {
          caption: 'Shipping methods, how long they take and what they cost',
          head: ['Delivery', 'Business days', 'Cost'],
          rows: [
            ['Standard', '{standardDays}', '{shippingPrice}'],
            ['Expedited', '{expeditedDays}', '{expeditedPrice}'],
            ['Next-day', '{nextDays}', '{nextPrice}'],
          ],
        },
      },
      `{methodsOffered} If you need a parcel sooner than that, ${writeToUs} before you order: we tell you whether your address can have it, and what it costs.`,
    ],
  },
  {
    id: 'where',
    title: 'Where we deliver',
    blocks: [
      'To addresses in the fifty states and the District of Columbia. We cannot deliver to US territories, to military addresses (APO, FPO, DPO) or abroad. {methodsNotTo}',
      'Please look at the address again before you pay. That of a paid order cannot be changed; until the order ships you can cancel it and order anew. A parcel that comes back to us because nobody took it in, or because its address was wrong, is refunded when it has arrived.',
    ],
  },
  {
    id: 'tracking',
    title: 'Tracking',
    blocks: [
      `When your parcel leaves, we email you the carrier and the tracking number. Both stand with the order under ${orders}, too, and its state changes to Shipped.`,
    ],
  },
  {
    id: 'delays',
    title: 'If we are late',
    blocks: [
      `If we cannot ship in the time stated above, we email you before it is over, with a new date. You choose: wait, or cancel for a full refund.`,
      `If the new date is more than ${promises.shipWithinDays} days after the first, if we cannot name one, or if we miss it, we cancel the order and refund you unless you tell us that you want to wait. Such a refund is on its way within ${promises.delayRefundDays} business days, and you need not ask for it.`,
    ],
  },
  {
    id: 'lost',
    title: 'Lost or damaged parcels',
    blocks: [
      `A parcel is our risk until it is delivered to you. If yours is more than two business days late, was never there although the carrier says so, or arrives damaged, ${writeToUs} with your order number; of damage, please keep a picture. We find the parcel, replace what was in it, or refund it.`,
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      `${reach} We reply within ${support.replyHours} hours. Sending something back is on its own page: ${to('Returns & warranty', paths.returns.to())}.`,
    ],
  },
];
