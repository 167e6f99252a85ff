import type { ShopFacts } from '@ritual/shared/contract';
import {
  defaultShopPolicy as policy,
  mailTemplateIds,
  type MailTemplateId,
  type ReceivedPiece,
} from '@ritual/shared/kernel';
import { staffInvitationMail } from './staff-mails.ts';
import * as account from './account-mails.ts';
import { contactReceiptMail, contactReplyMail } from './contact-mails.ts';
import { compose } from './rendering/compose.ts';
import type { EmailDocument } from './rendering/email-document.ts';
import type { MailedItem, MailedOrder } from './orders/order-email.ts';
import { orderDelayedMail } from './orders/delay-mail.ts';
import {
  changeAwaitsPaymentMail,
  changeDroppedMail,
  changePaymentBackMail,
  orderChangedMail,
} from './orders/change-mails.ts';
import { addressCorrectedMail } from './orders/address-mail.ts';
import { orderAwaitsPaymentMail } from './orders/payment-mail.ts';
import { orderNoticeMail } from './orders/notice-mail.ts';
import { orderConfirmedMail } from './orders/order-mails.ts';
import { factorMail, recoveryCodeUsedMail } from './factor-mails.ts';
import type { Mail } from './mail.ts';
import {
  orderCanceledMail,
  orderRefundedMail,
  paymentRefundedMail,
  refundFailedMail,
} from './orders/refund-mails.ts';
import { openingConfirmMail, shopOpenedMail } from './opening-mails.ts';
import { reviewRequestMail } from './review-mails.ts';
import { returnDecidedMail, returnRequestedMail } from './orders/return-mails.ts';
import { returnReceivedMail } from './orders/return-received-mail.ts';
import { orderShippedMail, trackingCorrectedMail } from './orders/shipped-mail.ts';

const id = (end: number) => `00000000-0000-4000-9000-${String(end).padStart(12, '0')}`;
const maya = { firstName: 'Maya', email: 'maya@example.com' };
/** As long as a real one. */
const token = 'q3vV0b2yJm9r4kTgH1xPzC6sWfL8nEaD5uQiYoR7tBw';

/** Tests escaping and layout in HTML and text: HTML characters, accents, a long name. */
const order: MailedOrder = {
  ...{ id: id(1), number: 'ROP-7K3M9Q' },
  ...{
    email: maya.email,
    recipientName: 'Maya Søndergård-O’Brien',
    street: '27 “Mill” Lane & Sons, Apt 3 <B>',
  },
  ...{ city: 'Cambridge', state: 'MA', zip: '02139' },
  ...{ subtotalCents: 20_400, discountCents: 0, shippingCents: 990, taxCents: 1275, totalCents: 22_665 },
  taxRatePercent: 6.25,
  shippingMethod: 'standard',
};

const item = (
  end: number,
  of: Pick<MailedItem, 'productName' | 'size' | 'color' | 'quantity' | 'unitPriceCents'>,
): MailedItem => ({
  ...{ id: id(end), ...of },
});

const items = [
  item(11, {
    ...{ productName: 'Solstice High-Rise Legging', size: 'M', color: 'Pine' },
    ...{ quantity: 2, unitPriceCents: 7900 },
  }),
  item(12, {
    ...{ productName: 'Dawn Ribbed Tank', size: 'S', color: 'Bone' },
    ...{ quantity: 1, unitPriceCents: 4600 },
  }),
];

const parcel = {
  id: id(4),
  carrier: 'UPS',
  trackingNumber: '1Z999AA10123456784',
  lines: [{ orderItemId: id(11), quantity: 1 }],
};
const delay = { id: id(5), oldDate: '2026-11-27', newDate: '2027-01-08', token };
const change = {
  id: id(5),
  lines: ['No Solstice Legging, Pine, M instead of 1', 'New: 1 × Solstice Legging, Pine, L'],
};
const courier = { carrier: 'Bay State Couriers', trackingNumber: 'BSC-77' };

const made = {
  id: id(3),
  note: 'The waist is too wide.\nThe color is lovely.',
  lines: [{ orderItemId: id(11), quantity: 1, reason: 'TOO_LARGE' as const }],
};
const back = { orderItemId: id(11), quantity: 1, reason: '' };
const pieces: readonly ReceivedPiece[] = [
  { ...back, condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND' },
  { ...back, condition: 'MARKED', stock: 'WRITTEN_OFF', outcome: 'EXCHANGE' },
  {
    ...{ ...back, orderItemId: id(12), reason: 'It was not in the parcel.' },
    ...{ condition: 'MISSING', stock: 'NOT_ARRIVED', outcome: 'NOTHING' },
  },
];
const received = {
  ...{ order, items, receiptId: id(6), cents: 8394, pieces },
  exchanges: [{ orderItemId: id(11), size: 'L', color: 'Pine' }],
};
const written = { ...maya, name: maya.firstName, reference: 'MSG-4T7Q' };
const message = 'Hello,\n\ndoes the Solstice legging come in petite?\n\nThank you\nMaya';

const canceled = { id: id(6), answer: 'canceled' } as const;

const approved = { order, returnId: made.id, status: 'APPROVED', labelFollows: true } as const;

type Draw = (publicUrl: string) => EmailDocument;

const exchangeShipped =
  (isLast: boolean): Draw =>
  (publicUrl) => {
    const exchanged = items.map((each) => ({ ...each, replaces: id(12) }));
    return orderShippedMail(order, parcel, { policy, publicUrl, several: { items: exchanged, isLast } });
  };

/** Each mail of the store, for the preview and the tests; one without an example is an error of its type. */
const examples: Readonly<Record<MailTemplateId, readonly [Draw, ...Draw[]]>> = {
  welcome: [(url) => account.welcomeMail(maya, token, url)],
  'verify-email': [(url) => account.verifyMail(maya, token, url)],
  'reset-password': [(url) => account.resetMail(maya, token, url)],
  'staff-invitation': [
    (url) =>
      staffInvitationMail(
        { email: maya.email, role: 'support', invitedBy: 'kofi', from: 'Kofi Osei', token },
        url,
      ),
  ],
  'password-changed': [
    (url) => account.passwordChangedMail(maya, url),
    (url) => account.passwordChangedMail(maya, url, 2),
  ],
  'email-changed': [(url) => account.emailChangedMail(maya, 'maya.new@example.com', url)],
  'email-in-use': [(url) => account.emailInUseMail(maya, url)],
  'account-deleted': [(url) => account.goodbyeMail(maya, url)],
  'app-added': [(url) => factorMail(maya, 'app-added', url)],
  'app-removed': [(url) => factorMail(maya, 'app-removed', url)],
  'codes-renewed': [(url) => factorMail(maya, 'codes-renewed', url)],
  'passkey-added': [(url) => factorMail(maya, 'passkey-added', url)],
  'passkey-removed': [(url) => factorMail(maya, 'passkey-removed', url)],
  'factor-reset': [(url) => factorMail(maya, 'reset', url)],
  'recovery-code-used': [
    (url) => recoveryCodeUsedMail(maya, 9, url),
    (url) => recoveryCodeUsedMail(maya, 0, url),
  ],
  'order-confirmed': [
    (url) => orderConfirmedMail(order, items, { publicUrl: url, policy }),
    (url) =>
      orderConfirmedMail({ ...order, shippingCents: 0, totalCents: 21_675 }, items, {
        publicUrl: url,
        policy,
      }),
    (url) =>
      orderConfirmedMail({ ...order, payBy: new Date('2026-11-27T15:00:00Z') }, items, {
        publicUrl: url,
        policy,
      }),
  ],
  'order-payment': [
    (publicUrl) =>
      orderAwaitsPaymentMail(order, items, { payBy: new Date('2026-11-27T15:00:00Z'), token, publicUrl }),
  ],
  'order-changed': [
    (publicUrl) => orderChangedMail(order, { ...change, differenceCents: -1250, publicUrl }),
    (publicUrl) => orderChangedMail(order, { ...change, differenceCents: 0, publicUrl }),
  ],
  'order-change-payment': [
    (publicUrl) =>
      changeAwaitsPaymentMail(order, {
        ...change,
        differenceCents: 1250,
        payBy: new Date('2026-11-27T15:00:00Z'),
        token,
        publicUrl,
      }),
  ],
  'order-change-dropped': [
    (publicUrl) =>
      changeDroppedMail(order, {
        ...{ id: id(6), publicUrl },
        note: 'The change is not made, and there is nothing to pay for it. The order stays as it is.',
      }),
  ],
  'order-change-refunded': [
    (publicUrl) => changePaymentBackMail(order, { id: id(6), amountCents: 1250, publicUrl }),
  ],
  'address-corrected': [(url) => addressCorrectedMail(order, id(5), url)],
  'order-shipped': [
    (publicUrl) => orderShippedMail(order, parcel, { policy, publicUrl }),
    (publicUrl) => orderShippedMail(order, { ...parcel, ...courier }, { policy, publicUrl }),
  ],
  'order-shipped-part': [
    (publicUrl) => orderShippedMail(order, parcel, { policy, publicUrl, several: { items, isLast: false } }),
  ],
  'order-shipped-rest': [
    (publicUrl) => orderShippedMail(order, parcel, { policy, publicUrl, several: { items, isLast: true } }),
  ],
  'exchange-shipped': [exchangeShipped(true), exchangeShipped(false)],
  'tracking-corrected': [
    (publicUrl) =>
      trackingCorrectedMail(order, parcel, { publicUrl, correctionId: id(5), several: undefined }),
    (publicUrl) =>
      trackingCorrectedMail(order, parcel, { publicUrl, correctionId: id(5), several: { items } }),
  ],
  'order-delayed': [
    (publicUrl) => orderDelayedMail(order, { ...delay, answerBy: null, publicUrl }),
    (publicUrl) => orderDelayedMail(order, { ...delay, answerBy: '2026-12-27', publicUrl }),
  ],
  'order-canceled': [
    (publicUrl) => orderCanceledMail(order, { ...canceled, amountCents: order.totalCents, publicUrl }),
    (publicUrl) =>
      orderCanceledMail(order, {
        ...{ ...canceled, amountCents: order.totalCents, publicUrl, answer: 'expired' },
      }),
    (publicUrl) => orderCanceledMail(order, { ...canceled, amountCents: 0, publicUrl }),
  ],
  'order-rest-canceled': [
    (publicUrl) =>
      orderCanceledMail(order, {
        ...{ ...canceled, amountCents: 7900, publicUrl, answer: 'expired', rest: items.slice(0, 1) },
      }),
  ],
  'refund-failed': [
    (url) => refundFailedMail(order, { id: 're_1', amountCents: 8394, isSentBack: true }, url),
    (url) => refundFailedMail(order, { id: 're_2', amountCents: 8394, isSentBack: false }, url),
  ],
  'order-refunded': [(url) => orderRefundedMail(order, { id: 're_1', amountCents: 8394 }, url)],
  'payment-refunded': [(url) => paymentRefundedMail(order, url)],
  'return-requested': [(url) => returnRequestedMail({ order, items, made }, url)],
  'return-approved': [
    (url) => returnDecidedMail({ ...approved, moneyFollows: true }, url),
    (url) =>
      returnDecidedMail(
        {
          ...{ ...approved, moneyFollows: false, kept: items.slice(0, 1) },
          reply: 'Your label: https://labels.example.com/7K3M9Q\nPut the packing slip into the parcel.',
        },
        url,
      ),
  ],
  'return-rejected': [
    (url) =>
      returnDecidedMail(
        {
          ...{ order, returnId: made.id, status: 'REJECTED', moneyFollows: false },
          reply: 'The tags were cut off, so we cannot sell it again.',
        },
        url,
      ),
    (url) => returnDecidedMail({ order, returnId: made.id, status: 'REJECTED', moneyFollows: true }, url),
  ],
  'return-arrived': [
    (url) => returnDecidedMail({ order, returnId: made.id, status: 'RECEIVED', moneyFollows: true }, url),
    (url) => returnDecidedMail({ order, returnId: made.id, status: 'RECEIVED', moneyFollows: false }, url),
  ],
  'return-received': [
    (url) => returnReceivedMail({ ...received, isDone: true }, url),
    (url) => returnReceivedMail({ ...received, pieces: received.pieces.slice(0, 1), isDone: false }, url),
  ],
  'return-missing': [
    (url) =>
      returnReceivedMail({ ...received, pieces: received.pieces.slice(2), cents: 0, isDone: true }, url),
  ],
  'opening-confirm': [(url) => openingConfirmMail({ id: id(7), email: maya.email, token }, 'a', url)],
  'shop-opened': [(url) => shopOpenedMail({ id: id(7), email: maya.email, token }, url)],
  'review-request': [(url) => reviewRequestMail({ order, to: maya, items, token }, url)],
  'order-notice': [(url) => orderNoticeMail(order, 'orders@example.com', url)],
  'contact-receipt': [
    (url) => contactReceiptMail({ ...written, topicLabel: 'Product question', message }, url),
  ],
  'contact-reply': [
    (url) =>
      contactReplyMail(
        { ...written, message, reply: 'It does: in XS to L, from next week.\n\nKind regards\nNora' },
        url,
      ),
  ],
};

export const exampleCount = (template: MailTemplateId): number => examples[template].length;

/** @param index of one that there is not: the first one */
export function exampleDocument(template: MailTemplateId, index: number, publicUrl: string): EmailDocument {
  const draws = examples[template];
  return (draws[index] ?? draws[0])(publicUrl);
}

/** 'order-shipped-2' and its mail, for a store at an address; without `shop` the shop has no facts yet. */
export function exampleMails(
  publicUrl: string,
  shop: ShopFacts | null,
  promised: Parameters<typeof compose>[2] = policy,
): readonly (readonly [name: string, mail: Mail])[] {
  return mailTemplateIds.flatMap((template) =>
    examples[template].map(
      (draw, index) =>
        [
          index === 0 ? template : `${template}-${index + 1}`,
          compose(draw(publicUrl), shop, promised),
        ] as const,
    ),
  );
}
