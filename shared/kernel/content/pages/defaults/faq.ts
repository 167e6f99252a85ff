import type { DefaultPage } from '../page-source.ts';

export const faqPage: DefaultPage = {
  title: 'FAQ',
  description: 'Answers about orders, delivery, returns, warranty, sizing, care and your account.',
  intro: 'Answers about orders, delivery, returns and care.',
  changed: '2026-11-28',
  text: `## Orders & shipping

### When will my order ship? {#when-will-it-ship}

Orders are processed within {{processing_days}} business days. An order placed before {{cutoff}} {{time_zone}} on a business day starts that day. Standard delivery then takes {{standard_days}} business days. [Shipping info](/shippinginfo) has the details.

### How much is standard shipping? {#shipping-cost}

{{shipping_cost}}

### Can I get it faster? {#faster-delivery}

{{methods_offered}} Expedited delivery takes {{expedited_days}} business days and next-day delivery {{next_day_days}}. If you need a parcel sooner than the checkout offers, [write to us](/contact) before you order: we tell you whether your address can have it and what it costs.

### Do you ship outside the United States? {#where-you-ship}

No. We sell and ship within the United States only: to the fifty states and the District of Columbia. {{methods_not_to}}

### How do I track my parcel? {#track-my-parcel}

When it leaves we email you the carrier and the tracking number. You find both under [Orders](/dashboard/orders), too, with a link to the carrier’s page where it has one.

### Can I change or cancel my order? {#cancel-an-order}

You can cancel it yourself until it ships: open it under [Orders](/dashboard/orders) and choose Cancel order. Everything you paid goes back to you. Size, color and address of a paid order cannot be changed; cancel it and order again.

### Does my cart hold pieces for me? {#are-pieces-held}

Not yet. Pieces are held for you from the moment you go to the payment page, for about {{held_minutes}} minutes.

### Why did my order expire?

It was not paid within the {{held_minutes}} minutes for which its pieces were held. They went back on sale and nothing was charged. Your cart is as you left it.

### How is sales tax computed? {#sales-tax}

By the rates of the place we deliver to: of the state and, where they have their own, of county, city and district. Some states tax clothing in another way, and some tax shipping. The checkout shows the amount before you pay.

### Which ways to pay do you take? {#ways-to-pay}

All major cards, on Stripe's page. We never see or store your card number.

### Do you have discount codes or gift cards? {#discount-codes}

No, neither. What is reduced is reduced for everybody, and its price before stands beside the new one.

## Returns & refunds

### How do I return something? {#start-a-return}

Within {{return_days}} days of delivery, unworn and with its tags. Open the order under [Orders](/dashboard/orders) and choose Request a return. {{reply_time}} When we have approved it, put the pieces into any box and hand it to the carrier.

The label is prepaid, and we email it to you. {{where_free_returns}}

You pay the carrier for the way back. {{where_paid_returns}}

### Is there a return fee? {#return-fee}

No. The label is prepaid and returns are free. {{where_free_returns}}

Yes: you pay the carrier for the way back. We charge nothing besides, and pay the way back of what arrived faulty, damaged or wrong. {{where_paid_returns}}

### How long does a refund take? {#refund-time}

We check the parcel when it arrives and pay back to the card you paid with. {{refund_shown}}

### Can I exchange a size? {#exchange-a-size}

Order the size you want and return the other one: that is quicker than waiting for the first to come back.

### Which pieces cannot be returned? {#what-cannot-be-returned}

Worn, washed or altered pieces, and those whose hygiene seal was removed.

A fault is another matter: that is what the [warranty](/returnswarranty#warranty) is for. {{where_warranty}}

### Can I return pieces from the sale? {#return-sale-pieces}

Yes, like any other: within {{return_days}} days, for the price you paid.

## Warranty {{where_warranty}} {#warranty}

### What does the warranty cover? {#what-the-warranty-covers}

Faults of cloth, seams, zippers and prints for {{warranty_months}} months from delivery. Wear, accidents and wrong washing are not covered. The whole [Limited Warranty](/returnswarranty#warranty) says the rest.

### How do I make a claim? {#make-a-claim}

Email {{email}} with the order number and a picture of the fault.

Claims are reviewed in {{claim_days}} business days.

### Will you repair or replace it? {#repair-or-replace}

We repair what can be repaired well, replace what cannot, and refund what is sold out.

## Sizing & care

### How do I find my size? {#find-my-size}

Measure chest, waist and hips, then let [Find my size](/sizeguide#find-my-size) compare them with the size guide. Each product also says how it fits.

### I am between two sizes. Which one? {#between-two-sizes}

Take the smaller one for compression and bras, the larger one for layers and outerwear.

### Are men’s and women’s sizes cut differently? {#men-and-women}

Yes. The [size guide](/sizeguide) has tables for each.

### How do I wash my pieces? {#how-to-wash}

Cold, with like colors and without fabric softener, then hang to dry. The label inside says what else a piece needs.

### Will dark colors bleed? {#dark-colors}

Wash them separately the first two times. After that the color stays.

### How do I keep fleece from pilling? {#pilling}

Turn it inside out, wash it with other soft pieces and keep it out of the dryer.

## Account & privacy

### Do I need an account?

To browse and fill the cart, no. To check out, yes: that is how you find your orders again. Your cart moves into the account by itself.

### Where do I see my orders? {#see-my-orders}

Under [Orders](/dashboard/orders) in your dashboard, with their state, items and totals, and an invoice to print.

### I forgot my password. What now? {#forgotten-password}

Ask for a [new one](/forgot-password). We email you a link that works once. Your other devices are signed out when you use it.

### How do I reach you? {#how-to-reach-you}

[Write to us](/contact), email {{email}} or call {{phone}}. {{reply_time}}

### What do you store about me? {#what-you-store}

What an order needs: name, email, phone, addresses and what you bought. The [privacy policy](/privacypolicy) has the details.

### Do you sell my data?

No, and we do not share it for advertising. [Your choice](/privacy/opt-out) is honored in any case, and so is Global Privacy Control.

### How do I download or delete my data? {#download-or-delete-my-data}

Under [Preferences](/account/prefs): Download my data gives you a file of everything, Delete my account ends it for good. Orders are kept without your name, email and street, for the books.`,
};
