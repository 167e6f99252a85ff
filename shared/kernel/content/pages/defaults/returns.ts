import type { DefaultPage } from '../page-source.ts';

export const returnsPage: DefaultPage = {
  title: 'Returns & warranty',
  description: 'How to return or exchange a piece, when refunds arrive and what the warranty covers.',
  intro: '{{return_days}} days to return, {{warranty_months}} months of warranty.',
  changed: '2026-11-28',
  text: `## In short {#short}

- Send pieces back within {{return_days}} days of delivery.
- The label is prepaid and there is no return fee. {{where_free_returns}}
- You pay the carrier for the way back. {{where_paid_returns}}
- Your money is back within {{refund_days}} business days of our having checked the parcel.
- Faults are covered by a Limited Warranty for {{warranty_months}} months.
- You can cancel an order yourself until it ships.

## What you can return {#returns}

Anything you bought here, also from the sale, within {{return_days}} days of delivery, unworn and with its tags. Try it on as you would in a fitting room.

We cannot take back pieces that were worn, washed or altered, or whose hygiene seal was removed. If a piece comes back like that we write to you and say why, before we decide.

None of this applies to what arrived faulty, damaged or wrong: see below.

## How to return something {#how}

1. Open the order under [Orders](/dashboard/orders) and choose Request a return. Pick the pieces and say why.
2. We look at it and reply by email. {{reply_time}} Please keep the pieces as they are until then.
3. When we have approved it, we email you a prepaid label. Pack the pieces into any box, with their tags, and put the label on it. {{where_free_returns}}
4. When we have approved it, pack the pieces into any box, with their tags, and pay the carrier for the way back. {{where_paid_returns}}
5. Hand the box to the carrier and keep the receipt until you have your refund.

The {{return_days}} days count until you ask, not until the parcel is here. The order’s page says until when you can.

## Refunds

When the parcel has arrived and was checked, we pay back the price of the pieces and their sales tax, the way you paid. {{refund_shown}} How soon you see it is up to your bank. We email you when it is on its way.

The shipping that you paid stays with us, by whichever method, unless you cancel before the order ships or what you send back was faulty, damaged or not what you ordered. We do not charge shipping later because an order has become smaller.

## Another size or color {#exchanges}

Order the one you want and return the other: that is quicker than waiting for the first to come back, and it cannot sell out in the meantime. [Find my size](/sizeguide#find-my-size) helps to get it right.

## Canceling an order {#cancel}

Until it ships, open the order under [Orders](/dashboard/orders) and choose Cancel order. All that you paid goes back to you, shipping and tax with it. {{refund_shown}} After that, return it.

## Faulty, damaged or wrong {#wrong}

If something arrives faulty, damaged or is not what you ordered, [write to us](/contact) or email {{email}} with the order number and, if you can, a picture. We send what is right or refund you in full, shipping included, and pay for the way back. Tags and wrapping do not matter then.

## {{warranty_months}}-month Limited Warranty {#warranty}

{{postal_address}} gives this Limited Warranty on all products that it sells in this store. It costs nothing and needs no registration.

## Who is covered, and for how long {{where_warranty}} {#warranty-who}

You, if you bought the product here, and whoever has it from you as a gift, in the United States. It begins on the day of delivery and lasts {{warranty_months}} months. What we repair or replace is covered for what is left of them.

## What is covered, and what is not {{where_warranty}} {#warranty-what}

Covered are faults of material and making: cloth, seams, elastic, zippers and other fastenings, prints, and the soles of shoes.

Not covered are:

- wear that comes with use, such as thinning, pilling and fading,
- accidents, cuts, burns and stains,
- harm from washing, drying or ironing otherwise than the label inside says,
- changes that somebody else has made.

## What we do {{where_warranty}} {#warranty-remedy}

We repair the product. If it cannot be repaired well, we replace it with the same one. If it is sold out, we refund what you paid for it, with tax. You pay nothing for this, nor for shipping in either direction.

## How to make a claim {{where_warranty}} {#warranty-claim}

1. Email {{email}} with the order number, what is wrong, and a picture of it. Without a picture, call {{phone}} or write to {{postal_address}}.
2. We review the claim and tell you what we do.
3. If we need the product, we email you a prepaid label.
4. A refund shows within {{refund_days}} business days.

Claims are reviewed in {{claim_days}} business days.

## Your rights {{where_warranty}} {#warranty-rights}

> This warranty gives you specific legal rights, and you may also have other rights which vary from State to State.

It comes on top of the rights that the law gives you. It neither excludes nor shortens implied warranties, such as that of merchantability, and it does not exclude incidental or consequential damages.

## How to reach us {#contact}

Use the [contact form](/contact), email {{email}}, call {{phone}}, or send a letter to {{postal_address}}. {{reply_time}}`,
};
