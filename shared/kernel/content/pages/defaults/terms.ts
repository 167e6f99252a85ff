import type { DefaultPage } from '../page-source.ts';

export const termsPage: DefaultPage = {
  title: 'Terms & conditions',
  description: 'The terms under which we sell and you buy.',
  intro: 'The terms under which we sell and you buy, in words that are meant to be read.',
  changed: '2026-11-28',
  text: `## Who we are {#who}

“We” are {{postal_address}}. You reach us at {{email}} and {{phone}}.

These terms apply to this store and to what you buy in it. Those that hold for an order are those of the day on which you placed it.

[Shipping info](/shippinginfo), [Returns & warranty](/returnswarranty) and the [privacy policy](/privacypolicy) belong to them.

## Your account {#account}

To order you need an account, and have to be 18 or older; if you are younger, a parent or guardian orders for you. Tell us what is true, keep your password to yourself, and tell us if you think that someone else has it.

You can delete the account at any time under [Preferences](/account/prefs). We may close an account that is used for fraud or against these terms; we tell you why, and orders that are paid are still delivered or refunded.

## Products

We show pieces and colors as truly as a screen can. Limited pieces are made once. What is in your cart is not held for you yet, and may sell out.

## Your order {#order}

When you go to the payment page, the pieces in your cart are held for you for about {{held_minutes}} minutes. With your payment you make us an offer, and we accept it when the payment is through: that is when the contract is made. We confirm it by email, and the order stands under [Orders](/dashboard/orders). If you do not pay in time the pieces go back on sale and nothing is charged.

We sell to people who wear what they buy or give it away, in household quantities. Should a piece that you paid for turn out not to be there, we tell you at once and refund it.

## Prices and tax {#prices}

Prices are in US dollars, without sales tax. Tax is computed by the rates of the place we deliver to, on the pieces and, where the law says so, on shipping; the checkout shows the amount before you pay. {{shipping_cost}}

The price that counts is the one that the checkout shows. If a price is so clearly wrong that you must have seen it, we may cancel the order before it ships; you get back all that you paid.

## Payment

You pay by card on the page of our payment provider, Stripe, under its terms. We never see or store your card number. Your right to dispute a charge with the bank that issued the card stays as it is.

## Delivery

We ship within {{processing_days}} business days, to addresses in the United States; standard delivery takes {{standard_days}} business days more. What happens if we are late is written in [Shipping info](/shippinginfo#delays). The pieces become yours, and their risk with them, when they are delivered to you.

## Canceling and returns {#returns}

You can cancel an order yourself until it ships, and return pieces within {{return_days}} days of delivery. {{refund_shown}} [Returns & warranty](/returnswarranty) has the details.

Faults are covered by a [Limited Warranty](/returnswarranty#warranty) of {{warranty_months}} months, which comes on top of the rights that the law gives you.

## Using the store {#use}

Please do not:

- order, write or sign in as somebody else,
- try to get around the store’s protection, or look for data that is not yours,
- use programs that buy pieces up or put more load on the store than people do.

Whoever finds a weakness in good faith and tells us first has nothing to fear from us: [write to us](/contact).

## Names, pictures, texts {#content}

The name {{shop_name}}, its sign, and the pictures and texts of the store are ours or used with permission. Share links to them as you like; for anything else that the law does not allow anyway, ask us.

## What we answer for {#liability}

We answer for what we do wrong as the law says, without limit for injury, fraud, gross negligence, intent, and wherever else the law allows none.

In all other cases we pay for harm that could be foreseen when you ordered. We do our best to keep the store open, and may close it for repairs; we do not answer for what no one can prevent, such as storms, strikes or the failure of networks that are not ours. What you paid for and did not get, you get back in any case.

Nothing in these terms limits the warranty, implied warranties, or rights of consumers that cannot be waived.

## If we disagree {#disputes}

Tell us first: [write to us](/contact). We reply, and try to settle it with you within {{dispute_days}} days. After that, either of us may go to a small claims court or any other court that is responsible, where you live or where we have our address.

There is no arbitration clause here. You give up neither a jury nor the right to join with others.

## Law

The law of the state where we have our address applies, and federal law of the United States. What the law of the state you live in gives you as a consumer stays yours, as do your rights under the consumer protection law of our state.

## Changes

The date above says when these terms were changed last. A change holds for orders placed after it, never for earlier ones. If one matters for accounts that exist, we email their owners {{notice_days}} days before.

If a part of these terms turns out not to hold, the rest does. That we do not insist on something once does not mean that we have given it up.

## Accessibility

The store is for everyone. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and try it with the keyboard, large type and high contrast. If something keeps you from using it, tell us: we take your order by phone and repair what was in the way. The [accessibility statement](/accessibility) has the details.

## How to reach us {#contact}

Use the [contact form](/contact), email {{email}}, call {{phone}}, or send a letter to {{postal_address}}. What we keep about you is written in the [privacy policy](/privacypolicy).`,
};
