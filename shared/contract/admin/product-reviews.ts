import * as z from 'zod/mini';
import { reviewFits, reviewPolicy, reviewStatuses } from '../../kernel/orders/product-reviews.ts';
import { lines } from '../schemas/contact.ts';
import { productId, queryInt, text, timestamp, uuid } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';

// Reviews of products, as administrators see them: those of buyers, and those of the demo catalog.

const reviewId = queryInt().check(z.positive(), z.maximum(2_147_483_647));

export const productReviewSummary = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  rating: z.int(),
  title: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  /** As shown: 'Maya R.'; '': the account was deleted. */
  author: z.string(),
  status: z.enum(reviewStatuses),
  /** Whether it belongs to a purchase. */
  verified: z.boolean(),
  answered: z.boolean(),
  /** Raised by every change, the author's too: a change names the version that it is based on. */
  version: z.int(),
  createdAt: timestamp,
});
export type ProductReviewSummary = z.infer<typeof productReviewSummary>;

export const productReviewList = z.extend(adminList(productReviewSummary), {
  /** Up to 10,000 each, by status, whatever status is asked for. */
  counts: z.record(z.enum(reviewStatuses), z.int()),
});
export type ProductReviewList = z.infer<typeof productReviewList>;

/** Those that wait for approval come first, then the newest. */
export const productReviewListQuery = z.extend(adminListQuery, {
  status: z.optional(z.enum(reviewStatuses)),
  stars: z.optional(queryInt().check(z.minimum(1), z.maximum(5))),
  product: z.optional(productId),
  /** Part of the product's name, or its number. */
  q: z._default(text().check(z.trim(), z.maxLength(100)), ''),
});
export type ProductReviewListQuery = z.output<typeof productReviewListQuery>;

export const productReview = z.extend(z.omit(productReviewSummary, { excerpt: true, answered: true }), {
  text: z.string(),
  fit: z.enum(reviewFits),
  size: z.string(),
  /** Its name. */
  color: z.string(),
  /** Of the US: where the parcel went. */
  state: z.string(),
  answer: z.string(),
  /** Why it is hidden, as its author reads it; '': it is not. */
  reason: z.string(),
  /** null: of the demo catalog. */
  orderId: z.nullable(uuid),
  orderNumber: z.nullable(z.string()),
  /** null as well: the account was deleted. */
  userId: z.nullable(uuid),
  editedAt: z.nullable(timestamp),
  moderatedAt: z.nullable(timestamp),
  /** null as well: a member of the staff whose account is gone. */
  moderatedBy: z.nullable(z.string()),
});
export type ProductReview = z.infer<typeof productReview>;

export const productReviewParams = z.object({ id: reviewId });

const version = z.int().check(z.positive());
const { answerMax, reasonMax } = reviewPolicy;
const reason = lines(
  z.string().check(z.maxLength(reasonMax, `Use at most ${String(reasonMax)} characters.`)),
);
const missing = 'Say why; its author reads this.';
/** PENDING takes a decision back. Hiding says why, to the author. */
export const productReviewChange = z
  .object({ status: z.enum(reviewStatuses), reason: z._default(reason, ''), version })
  .check(
    z.refine(({ status, reason: why }) => status !== 'HIDDEN' || why !== '', {
      path: ['reason'],
      error: missing,
    }),
  );
/** Fields of the form that hides. */
export const productReviewReason = z.object({
  reason: z.pipe(reason, z.string().check(z.minLength(1, missing))),
});

export const productReviewAnswer = z.object({
  /** '' takes the answer away. */
  answer: lines(z.string().check(z.maxLength(answerMax, `Use at most ${String(answerMax)} characters.`))),
  version,
});
/** Fields of the form. */
export const productReviewAnswerText = z.omit(productReviewAnswer, { version: true });
