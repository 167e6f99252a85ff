import { brand, formatCents, policy } from '@ritual/shared/kernel';

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

const { delivery, returns, warranty, support } = policy;
const threshold = formatCents(policy.freeShippingFrom);
const shipping = formatCents(policy.standardShipping);

/** Questions and answers; every number comes from the policy. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'orders-shipping',
    title: 'Orders & shipping',
    entries: [
      {
        question: 'When will my order ship?',
        answer: `Orders are processed within ${delivery.processingDays} business days. An order placed before ${delivery.cutoff} starts that day. Standard delivery then takes ${delivery.standardDays} business days, expedited ${delivery.expeditedDays}, next-day ${delivery.nextDays}.`,
      },
      {
        question: 'How much is standard shipping?',
        answer: `Standard shipping is free on orders of ${threshold} or more and ${shipping} below that.`,
      },
      {
        question: 'Do you ship outside the United States?',
        answer: 'No. We sell and ship within the United States only.',
      },
      {
        question: 'Can I change or cancel my order?',
        answer:
          'Until it is paid you can simply leave the payment page. After that write to us at once: as long as the parcel is not packed we can stop it.',
      },
      {
        question: 'Why did my order expire?',
        answer: `The pieces in your cart are held for you while the payment page is open, for about ${policy.reservationMinutes - 1} minutes. If nothing is paid in that time they go back on sale and nothing is charged.`,
      },
      {
        question: 'How is sales tax computed?',
        answer: 'By the rate of the state we deliver to. The checkout shows rate and amount before you pay.',
      },
      {
        question: 'Which ways to pay do you take?',
        answer: "All major cards, on Stripe's page. We never see or store your card number.",
      },
    ],
  },
  {
    id: 'returns-refunds',
    title: 'Returns & refunds',
    entries: [
      {
        question: 'How do I return something?',
        answer: `Within ${returns.days} days of delivery, unworn and with its tags. Ask for a prepaid label, put the pieces into any box and hand it to the carrier.`,
      },
      {
        question: 'Is there a return fee?',
        answer:
          returns.fee === 0
            ? 'No. The label is prepaid and returns are free.'
            : `Yes, ${formatCents(returns.fee)}.`,
      },
      {
        question: 'How long does a refund take?',
        answer: `We check the parcel when it arrives and pay back to the card you paid with. The money shows within ${returns.refundDays} business days.`,
      },
      {
        question: 'Can I exchange a size?',
        answer:
          'Order the size you want and return the other one: that is quicker than waiting for the first to come back.',
      },
      {
        question: 'Which pieces cannot be returned?',
        answer: 'Worn, washed or altered pieces, and those whose hygiene seal was removed.',
      },
    ],
  },
  {
    id: 'warranty',
    title: 'Warranty',
    entries: [
      {
        question: 'What does the warranty cover?',
        answer: `Faults of cloth, seams, zippers and prints for ${warranty.months} months from delivery. Wear, accidents and wrong washing are not covered.`,
      },
      {
        question: 'How do I make a claim?',
        answer: `Write to us with the order number and a picture of the fault. Claims are reviewed in ${warranty.reviewDays} business days.`,
      },
      {
        question: 'Will you repair or replace it?',
        answer: 'We repair what can be repaired well, replace what cannot, and refund what is sold out.',
      },
    ],
  },
  {
    id: 'sizing-care',
    title: 'Sizing & care',
    entries: [
      {
        question: 'How do I find my size?',
        answer:
          'Measure chest, waist and hips and compare them with the size guide. Each product also says how it fits.',
      },
      {
        question: 'I am between two sizes. Which one?',
        answer: 'Take the smaller one for compression and bras, the larger one for layers and outerwear.',
      },
      {
        question: 'Are men’s and women’s sizes cut differently?',
        answer: 'Yes. The size guide has a table for each.',
      },
      {
        question: 'How do I wash my pieces?',
        answer:
          'Cold, with like colors and without fabric softener, then hang to dry. The label inside says what else a piece needs.',
      },
      {
        question: 'Will dark colors bleed?',
        answer: 'Wash them separately the first two times. After that the color stays.',
      },
      {
        question: 'How do I keep fleece from pilling?',
        answer: 'Turn it inside out, wash it with other soft pieces and keep it out of the dryer.',
      },
    ],
  },
  {
    id: 'account-privacy',
    title: 'Account & privacy',
    entries: [
      {
        question: 'Do I need an account?',
        answer:
          'To browse and fill the cart, no. To check out, yes: that is how you find your orders again. Your cart moves into the account by itself.',
      },
      {
        question: 'Where do I see my orders?',
        answer: 'Under Orders in your dashboard, with their state, items and totals.',
      },
      {
        question: 'What do you store about me?',
        answer:
          'What an order needs: name, email, phone, addresses and what you bought. The privacy policy has the details.',
      },
      {
        question: 'Do you sell my data?',
        answer: 'No.',
      },
      {
        question: 'How do I reach you?',
        answer: `Write to ${brand.email} or call ${brand.phone}. We reply within ${support.replyHours} hours.`,
      },
    ],
  },
];
