import { policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';
import { email, orders, phone, postal, preferences } from '../../../rules/article/words.ts';

const { returns, heldMinutes, warranty } = policy;
const returnsPage = to('Returns & warranty', paths.returns.to());
const shippingPage = to('Shipping info', paths.shipping.to());

/** Parties, orders, prices and delivery. */
export const dealSections: readonly TextSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    blocks: [
      `“We” are ${postal}. You reach us at ${email} and ${phone}.`,
      'These terms apply to this store and to what you buy in it. Those that hold for an order are those of the day on which you placed it.',
      `${shippingPage}, ${returnsPage} and the ${to('privacy policy', paths.privacy.to())} belong to them.`,
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'To order you need an account, and have to be 18 or older; if you are younger, a parent or guardian orders for you. Tell us what is true, keep your password to yourself, and tell us if you think that somebody else has it.',
      `You can delete the account at any time under ${preferences}. We may close an account that is used for fraud or against these terms; we tell you why, and orders that are paid are still delivered or refunded.`,
    ],
  },
  {
    id: 'products',
    title: 'Products',
    blocks: [
      'We show pieces and colors as truly as a screen can. Limited pieces are made once. What is in your cart is not held for you yet, and may sell out.',
    ],
  },
  {
    id: 'order',
    title: 'Your order',
    blocks: [
      `When you go to the payment page, the pieces in your cart are held for you for about ${heldMinutes} minutes. With your payment you make us an offer, and we accept it when the payment is through: that is when the contract is made. We confirm it by email, and the order stands under ${orders}. If you do not pay in time the pieces go back on sale and nothing is charged.`,
      'We sell to people who wear what they buy or give it away, in household quantities. Should a piece that you paid for turn out not to be there, we tell you at once and refund it.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and tax',
    blocks: [
      `Prices are in US dollars, without sales tax. Tax is computed on the pieces by the rate of the state we deliver to; the checkout shows rate and amount before you pay. {shippingCost}`,
      'The price that counts is the one that the checkout shows. If a price is so clearly wrong that you must have seen it, we may cancel the order before it ships; you get back all that you paid.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    blocks: [
      'You pay by card on the page of our payment provider, Stripe, under its terms. We never see or store your card number. Your right to dispute a charge with the bank that issued the card stays as it is.',
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    blocks: [
      `We ship within {processingDays} business days, to addresses in the United States; standard delivery takes {standardDays} business days more. What happens if we are late is written in ${to('Shipping info', paths.shipping.to(), 'delays')}. The pieces become yours, and their risk with them, when they are delivered to you.`,
    ],
  },
  {
    id: 'returns',
    title: 'Canceling, returns, warranty',
    blocks: [
      `You can cancel an order yourself until it ships, and return pieces within {returnDays} days of delivery. Refunds show within ${returns.refundDays} business days. Faults are covered by a ${to('Limited Warranty', paths.returns.to(), 'warranty')} of ${warranty.months} months, which comes on top of the rights that the law gives you. ${returnsPage} has the details.`,
    ],
  },
];
