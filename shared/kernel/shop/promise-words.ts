import { spanWords, type ShopPolicy } from './shop-policy.ts';

// Sentences of what a shop may promise, or not: '' where it promises nothing.

type Replies = Pick<ShopPolicy, 'replyHours'>;

/** ' within 24–48 hours' */
export const withinReplyHours = ({ replyHours }: Replies): string =>
  replyHours === null ? '' : ` within ${spanWords(replyHours)} hours`;

/** 'We reply within 24–48 hours.' */
export const replyWords = ({ replyHours }: Replies): string =>
  replyHours === null ? '' : `We reply${withinReplyHours({ replyHours })}.`;

type Refunds = Pick<ShopPolicy, 'refundDays'>;

/** ' within 3–10 business days' */
export const withinRefundDays = ({ refundDays }: Refunds): string =>
  refundDays === null ? '' : ` within ${spanWords(refundDays)} business days`;

/** 'It takes 3–10 business days until you see it on your card.' @param where with a space before it */
export const refundWords = ({ refundDays }: Refunds, where = ''): string =>
  refundDays === null ? '' : `It takes ${spanWords(refundDays)} business days until you see it${where}.`;

/** 'Refunds take 3–10 business days to reach you.' */
export const refundsTakeWords = ({ refundDays }: Refunds): string =>
  refundDays === null ? '' : `Refunds take ${spanWords(refundDays)} business days to reach you.`;
