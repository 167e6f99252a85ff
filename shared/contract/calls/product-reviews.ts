import type { CallDefinition } from '../call.ts';

// Reviews of buyers: a customer who received an order writes one for each of its lines.

export const reviewsOfOrder = {
  method: 'GET',
  path: '/api/orders/:id/reviews',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const [{ orderParams: params }, { reviewsOfOrder: response }] = await Promise.all([
      import('../schemas/orders.ts'),
      import('../schemas/product-reviews.ts'),
    ]);
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Writes a review, or changes it until it is published. It waits for approval then. */
export const writeProductReview = {
  method: 'PUT',
  path: '/api/orders/:id/reviews/:itemId',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ITEM_NOT_RECEIVED', 'REVIEW_PUBLISHED'],
  schemas: async () => {
    const {
      orderItemParams: params,
      writtenReview: body,
      ownReview: response,
    } = await import('../schemas/product-reviews.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** The link in a mail that asks for reviews, and what mail programs call by themselves (RFC 8058). Stopping twice is fine. */
export const stopReviewMails = {
  method: 'POST',
  path: '/api/review-mails/stop',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID'],
  schemas: async () => {
    const { stopReviewMailsQuery: query } = await import('../schemas/product-reviews.ts');
    return { query };
  },
} as const satisfies CallDefinition;
