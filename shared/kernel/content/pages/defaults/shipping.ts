import type { DefaultPage } from '../page-source.ts';

export const shippingPage: DefaultPage = {
  title: 'Shipping info',
  description: 'Delivery times, costs and how orders are processed.',
  intro: 'To all fifty states and Washington, D.C. {{shipping_free}}',
  changed: '2026-11-28',
  text: `## Cost

{{shipping_cost}}

The checkout shows the amount before you pay. There are no handling fees.

## Processing

We pack your order within {{processing_days}} business days. An order placed before {{cutoff}} {{time_zone}} on a business day starts that day, a later one the next business day.

Business days are Monday to Friday, without federal holidays.

## Delivery times {#delivery}

Counted from the day on which the parcel leaves us:

Table: Shipping methods, how long they take and what they cost

| Delivery | Business days | Cost |
| --- | --- | --- |
| Standard | {{standard_days}} | {{standard_price}} |
| Expedited | {{expedited_days}} | {{expedited_price}} |
| Next-day | {{next_day_days}} | {{next_day_price}} |

{{methods_offered}} If you need a parcel sooner than that, [write to us](/contact) before you order: we tell you whether your address can have it, and what it costs.

## Where we deliver {#where}

To addresses in the fifty states and the District of Columbia. We cannot deliver to US territories, to military addresses (APO, FPO, DPO) or abroad. {{methods_not_to}}

Please look at the address again before you pay. That of a paid order cannot be changed; until the order ships you can cancel it and order anew. A parcel that comes back to us because nobody took it in, or because its address was wrong, is refunded when it has arrived.

## Tracking

When your parcel leaves, we email you the carrier and the tracking number. Both stand with the order under [Orders](/dashboard/orders), too, and its state changes to Shipped.

## If we are late {#delays}

If we cannot ship in the time stated above, we email you before it is over, with a new date. You choose: wait, or cancel for a full refund.

If the new date is more than {{late_days}} days after the first, if we cannot name one, or if we miss it, we cancel the order and refund you unless you tell us that you want to wait. Such a refund is on its way within {{late_refund_days}} business days, and you need not ask for it.

## Lost or damaged parcels {#lost}

A parcel is our risk until it is delivered to you. If yours is more than two business days late, was never there although the carrier says so, or arrives damaged, [write to us](/contact) with your order number; of damage, please keep a picture. We find the parcel, replace what was in it, or refund it.

## How to reach us {#contact}

Use the [contact form](/contact), email {{email}}, call {{phone}}, or send a letter to {{postal_address}}. {{reply_time}} Sending something back is on its own page: [Returns & warranty](/returnswarranty).`,
};
