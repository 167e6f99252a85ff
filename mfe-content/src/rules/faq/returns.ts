import { formatCents, policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { email } from '../article/words.ts';
import type { FaqGroup } from './types.ts';

const { returns, support, warranty } = policy;

export const returnsAndRefunds: FaqGroup = {
  id: 'returns-refunds',
  title: 'Returns & refunds',
  entries: [
    {
      slug: 'start-a-return',
      question: 'How do I return something?',
      answer: `Within {returnDays} days of delivery, unworn and with its tags. Open the order under [Orders](${paths.orders.to()}) and choose Request a return. We reply within ${support.replyHours} hours and email you a prepaid label; put the pieces into any box and hand it to the carrier.`,
    },
    {
      slug: 'return-fee',
      question: 'Is there a return fee?',
      answer:
        returns.fee === 0
          ? 'No. The label is prepaid and returns are free.'
          : `Yes, ${formatCents(returns.fee)}.`,
    },
    {
      slug: 'refund-time',
      question: 'How long does a refund take?',
      answer: `We check the parcel when it arrives and pay back to the card you paid with. The money shows within ${returns.refundDays} business days.`,
    },
    {
      slug: 'exchange-a-size',
      question: 'Can I exchange a size?',
      answer:
        'Order the size you want and return the other one: that is quicker than waiting for the first to come back.',
    },
    {
      slug: 'what-cannot-be-returned',
      question: 'Which pieces cannot be returned?',
      answer: `Worn, washed or altered pieces, and those whose hygiene seal was removed. A fault is another matter: that is what the [warranty](${paths.returns.to()}#warranty) is for.`,
    },
    {
      slug: 'return-sale-pieces',
      question: 'Can I return pieces from the sale?',
      answer: `Yes, like any other: within {returnDays} days, for the price you paid.`,
    },
  ],
};

export const warrantyGroup: FaqGroup = {
  id: 'warranty',
  title: 'Warranty',
  entries: [
    {
      slug: 'what-the-warranty-covers',
      question: 'What does the warranty cover?',
      answer: `Faults of cloth, seams, zippers and prints for ${warranty.months} months from delivery. Wear, accidents and wrong washing are not covered. The whole [Limited Warranty](${paths.returns.to()}#warranty) says the rest.`,
    },
    {
      slug: 'make-a-claim',
      question: 'How do I make a claim?',
      answer: `Email ${email} with the order number and a picture of the fault. Claims are reviewed in ${warranty.reviewDays} business days.`,
    },
    {
      slug: 'repair-or-replace',
      question: 'Will you repair or replace it?',
      answer: 'We repair what can be repaired well, replace what cannot, and refund what is sold out.',
    },
  ],
};
