import { formatCents, policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';
import { email, orders, writeToUs } from '../../../rules/article/words.ts';

const { returns, support, warranty } = policy;
const fee: number = returns.fee;
const free =
  fee === 0
    ? 'The label is prepaid and there is no return fee'
    : `The label is prepaid; the return fee is ${formatCents(fee)}`;

export const returnSections: readonly TextSection[] = [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      {
        list: [
          `Send pieces back within {returnDays} days of delivery. ${free}.`,
          `Your money is back within ${returns.refundDays} business days of our having checked the parcel.`,
          `Faults are covered by a Limited Warranty for ${warranty.months} months.`,
          'You can cancel an order yourself until it ships.',
        ],
      },
    ],
  },
  {
    id: 'returns',
    title: 'What you can return',
    blocks: [
      `Anything you bought here, also from the sale, within {returnDays} days of delivery, unworn and with its tags. Try it on as you would in a fitting room.`,
      'We cannot take back pieces that were worn, washed or altered, or whose hygiene seal was removed. If a piece comes back like that we write to you and say why, before we decide.',
      'None of this applies to what arrived faulty, damaged or wrong: see below.',
    ],
  },
  {
    id: 'how',
    title: 'How to return something',
    blocks: [
      {
        steps: [
          `Open the order under ${orders} and choose Request a return. Pick the pieces and say why.`,
          `We look at it and reply by email within ${support.replyHours} hours. Please keep the pieces as they are until then.`,
          'When we have approved it, we email you a prepaid label. Pack the pieces into any box, with their tags, and put the label on it.',
          'Hand the box to the carrier and keep the receipt until you have your refund.',
        ],
      },
      `The {returnDays} days count until you ask, not until the parcel is here. The order’s page says until when you can.`,
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      `When the parcel has arrived and was checked, we pay back the price of the pieces and their sales tax, the way you paid. The money shows within ${returns.refundDays} business days; how soon within them is up to your bank. We email you when it is on its way.`,
      'The shipping that you paid stays with us, by whichever method, unless you cancel before the order ships or what you send back was faulty, damaged or not what you ordered. We do not charge shipping later because an order has become smaller.',
    ],
  },
  {
    id: 'exchanges',
    title: 'Another size or color',
    blocks: [
      `Order the one you want and return the other: that is quicker than waiting for the first to come back, and it cannot sell out in the meantime. ${to('Find my size', paths.sizeGuide.to(), 'find-my-size')} helps to get it right.`,
    ],
  },
  {
    id: 'cancel',
    title: 'Canceling an order',
    blocks: [
      `Until it ships, open the order under ${orders} and choose Cancel order. All that you paid goes back to you, shipping and tax with it, and shows within ${returns.refundDays} business days. After that, return it.`,
    ],
  },
  {
    id: 'wrong',
    title: 'Faulty, damaged or wrong',
    blocks: [
      `If something arrives faulty, damaged or is not what you ordered, ${writeToUs} or email ${email} with the order number and, if you can, a picture. We send what is right or refund you in full, shipping included, and pay for the way back. Tags and wrapping do not matter then.`,
    ],
  },
];
