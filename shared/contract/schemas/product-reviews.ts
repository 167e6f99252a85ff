import * as z from 'zod/mini';
import { reviewFits, reviewPolicy, reviewStatuses } from '../../kernel/orders/product-reviews.ts';
import { lines, printable } from './contact.ts';
import { line, text, timestamp, uuid } from './primitives.ts';

// Reviews as their authors write and see them; those that everybody sees are of the catalog.

const { titleMax, textMin, textMax } = reviewPolicy;

/** A form has the stars as text. */
const rating = z.coerce
  .number<number | string>()
  .check(z.int('Choose one to five stars.'), z.minimum(1, 'Choose one to five stars.'), z.maximum(5));

export const writtenReview = z.object({
  rating,
  fit: z.enum(reviewFits, 'Say how it fits.'),
  /** Size worn: that of the line, unless another one came in an exchange. */
  size: z.pipe(printable, line('Choose the size you wear.', 20)),
  title: z.pipe(printable, line('Give your review a title.', titleMax)),
  text: lines(
    z
      .string()
      .check(
        z.minLength(textMin, `Write at least ${String(textMin)} characters.`),
        z.maxLength(textMax, `Use at most ${String(textMax)} characters.`),
      ),
  ),
});
export type WrittenReview = z.output<typeof writtenReview>;

export const ownReview = z.object({
  rating: z.int(),
  fit: z.enum(reviewFits),
  size: z.string(),
  title: z.string(),
  text: z.string(),
  status: z.enum(reviewStatuses),
  /** Why it is not published; '': it is, or it waits for a decision. */
  reason: z.string(),
  /** Of the store; '': none. */
  answer: z.string(),
  createdAt: timestamp,
});
export type OwnReview = z.infer<typeof ownReview>;

/** The lines of an order that have arrived, each with the review if one was written. */
export const reviewsOfOrder = z.object({
  lines: z.array(z.object({ orderItemId: uuid, review: z.nullable(ownReview) })),
});
export type ReviewsOfOrder = z.infer<typeof reviewsOfOrder>;

export const orderItemParams = z.object({ id: uuid, itemId: uuid });

/** In 'Download my data'. */
export const exportedReview = z.extend(ownReview, {
  productId: z.int(),
  productName: z.string(),
  /** As it is shown. */
  author: z.string(),
});

/** Of the link in a mail that asks for reviews. */
export const stopReviewMailsQuery = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });
