import { policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { FaqGroup } from './types.ts';

const { heldMinutes } = policy;

export const orders: FaqGroup = {
  id: 'orders-shipping',
  title: 'Orders & shipping',
  entries: [
    {
      slug: 'when-will-it-ship',
      question: 'When will my order ship?',
      answer: `Orders are processed within {processingDays} business days. An order placed before {cutoff} Boston time on a business day starts that day. Standard delivery then takes {standardDays} business days. [Shipping info](${paths.shipping.to()}) has the details.`,
    },
    {
      slug: 'shipping-cost',
      question: 'How much is standard shipping?',
      answer: '{shippingCost}',
    },
    {
      slug: 'faster-delivery',
      question: 'Can I get it faster?',
      answer: `{methodsOffered} Expedited delivery takes {expeditedDays} business days and next-day delivery {nextDays}. If you need a parcel sooner than the checkout offers, [write to us](${paths.contact.to()}) before you order: we tell you whether your address can have it and what it costs.`,
    },
    {
      slug: 'where-you-ship',
      question: 'Do you ship outside the United States?',
      answer:
        'No. We sell and ship within the United States only: to the fifty states and the District of Columbia. {methodsNotTo}',
    },
    {
      slug: 'track-my-parcel',
      question: 'How do I track my parcel?',
      answer: `When it leaves we email you the carrier and the tracking number. You find both under [Orders](${paths.orders.to()}), too, with a link to the carrier’s page where it has one.`,
    },
    {
      slug: 'cancel-an-order',
      question: 'Can I change or cancel my order?',
      answer: `You can cancel it yourself until it ships: open it under [Orders](${paths.orders.to()}) and choose Cancel order. Everything you paid goes back to you. Size, color and address of a paid order cannot be changed; cancel it and order again.`,
    },
    {
      slug: 'are-pieces-held',
      question: 'Does my cart hold pieces for me?',
      answer: `Not yet. Pieces are held for you from the moment you go to the payment page, for about ${heldMinutes} minutes.`,
    },
    {
      slug: 'why-did-my-order-expire',
      question: 'Why did my order expire?',
      answer: `It was not paid within the ${heldMinutes} minutes for which its pieces were held. They went back on sale and nothing was charged. Your cart is as you left it.`,
    },
    {
      slug: 'sales-tax',
      question: 'How is sales tax computed?',
      answer:
        'By the rate of the state we deliver to, on the pieces and not on shipping. The checkout shows rate and amount before you pay.',
    },
    {
      slug: 'ways-to-pay',
      question: 'Which ways to pay do you take?',
      answer: "All major cards, on Stripe's page. We never see or store your card number.",
    },
    {
      slug: 'discount-codes',
      question: 'Do you have discount codes or gift cards?',
      answer: `No, neither. What is reduced is reduced for everybody, and its price before stands beside the new one.`,
    },
  ],
};
