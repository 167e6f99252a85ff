import { refundWords, replyWords } from '../shop/promise-words.ts';
import { spanWords, type ShopPolicy } from '../shop/shop-policy.ts';

/** What words of mails can name. The example is in the list of fields and in previews without the store's own. */
export const mailFields = {
  shop: ['The name of the shop', 'RITUAL OF POWER'],
  reach_us: [
    'How to reach the shop, to the end of a sentence',
    'write to help@example.com or call (555) 010-0100.',
  ],
  first_name: ['First name', 'Maya'],
  name: ['Name as it was entered', 'Maya'],
  email: ['Email address', 'maya@example.com'],
  new_email: ['The new address, shortened', 'm•••@example.com'],
  link_life: ['How long the link works', '24 hours'],
  passkeys: ['Which passkeys still sign in', 'a passkey, which still signs in'],
  codes_left: ['How many recovery codes are left', '9 are left'],
  invited_by: ['Who invites', 'Kofi Osei'],
  reference: ['Reference of the message', 'MSG-4T7Q'],
  reply_hours: ['Hours until a reply', '24'],
  reply_time: ['When the shop replies, as a sentence', 'We reply within 24–48 hours.'],
  answer: ['What the staff answers', 'It does: in XS to L, from next week.'],
  order_number: ['Number of the order', 'ROP-7K3M9Q'],
  total: ['Total of the order', '$226.65'],
  amount: ['Amount of money', '$83.94'],
  delivery_time: ['How long delivery takes, as a sentence', 'Standard delivery takes 3–5 business days.'],
  refund_time: [
    'How long a refund takes, as a sentence',
    'It takes 5 business days until you see it on your card.',
  ],
  refund_days: ['Business days until a refund', '5'],
  pay_until: ['Until when it can be paid', 'Nov 27, 2026, 10:00 AM'],
  price_change: ['What the change costs, as sentences', 'You pay nothing more for it.'],
  reason: ['Why, as a sentence', 'The change is not made, and there is nothing to pay for it.'],
  street: ['Street', '27 Mill Lane'],
  city: ['City', 'Cambridge'],
  recipient_name: ['Name of the recipient', 'Maya Brien'],
  carrier: ['Carrier', 'UPS'],
  tracking_number: ['Tracking number', '1Z999AA10123456784'],
  parcel_of_order: ['‘order’, or ‘a parcel of order’', 'order'],
  old_date: ['The day that was told before', 'Nov 27'],
  new_date: ['The new day', 'Jan 8, 2027'],
  exchange_days: ['Days for which an exchange is kept', '14'],
  outcome: ['What follows, as sentences', '$83.94 goes back to you.'],
  review_days: ['Days after the arrival', '14'],
  confirm_days: ['Days for which an address waits to be confirmed', '7'],
} as const satisfies Readonly<Record<string, readonly [label: string, example: string]>>;

export type MailFieldName = keyof typeof mailFields;

/** What the shop promises, or does not: filled in for every mail that names it. */
export const promisedMailFields = ({
  replyHours,
  refundDays,
}: Pick<ShopPolicy, 'replyHours' | 'refundDays'>) => ({
  reply_hours: replyHours === null ? null : spanWords(replyHours),
  refund_days: refundDays === null ? null : spanWords(refundDays),
  reply_time: replyWords({ replyHours }),
  refund_time: refundWords({ refundDays }, ' on your card'),
});

/** Every mail has them. */
export const commonMailFields = ['shop', 'reach_us'] as const satisfies readonly MailFieldName[];
