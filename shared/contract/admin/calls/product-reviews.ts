import type { CallDefinition } from '../../call.ts';

export const listProductReviews = {
  method: 'GET',
  path: '/api/admin/reviews',
  auth: 'admin',
  right: 'reviews.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { productReviewListQuery: query, productReviewList: response } =
      await import('../product-reviews.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getProductReview = {
  method: 'GET',
  path: '/api/admin/reviews/:id',
  auth: 'admin',
  right: 'reviews.read',
  status: 200,
  errors: ['REVIEW_NOT_FOUND'],
  schemas: async () => {
    const { productReviewParams: params, productReview: response } = await import('../product-reviews.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Approves or hides it, or takes that back. Shown and counted are published ones only. */
export const setProductReviewStatus = {
  method: 'PUT',
  path: '/api/admin/reviews/:id/status',
  auth: 'admin',
  right: 'reviews.write',
  status: 200,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_CHANGED'],
  schemas: async () => {
    const {
      productReviewParams: params,
      productReviewChange: body,
      productReview: response,
    } = await import('../product-reviews.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** The store's answer, which stands below the review. */
export const answerProductReview = {
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  auth: 'admin',
  right: 'reviews.write',
  status: 200,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_CHANGED'],
  schemas: async () => {
    const {
      productReviewParams: params,
      productReviewAnswer: body,
      productReview: response,
    } = await import('../product-reviews.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
