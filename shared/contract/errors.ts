import * as z from 'zod/mini';

/**
 * Body of every error. `details` of VALIDATION_FAILED lists the fields; of INSUFFICIENT_STOCK gives the available units; of
 * ORDERS_CLOSED names what is missing (`ShopNeed`).
 */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `details` of VALIDATION_FAILED and EMAIL_TAKEN. */
export const fieldErrors = z.object({
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type FieldErrors = z.infer<typeof fieldErrors>;

/** `details` of INSUFFICIENT_STOCK; the body has `available` at the top level, too, as the specification's clients expect. */
export const stockDetails = z.object({
  variantId: z.int(),
  available: z.int().check(z.nonnegative()),
});
