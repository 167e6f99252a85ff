import { z } from 'zod';
import { integerParam } from '../core/params.ts';
import { DISPUTE_REASONS } from '../disputes/record.ts';
import { DELIVERY_MODES } from '../webhooks/record.ts';

/** Bodies of the control calls: JSON from tests, forms from the control page. */

const HOUR_MS = 60 * 60 * 1000;

export const webhookModeBody = z.strictObject({
  mode: z.enum(DELIVERY_MODES),
  count: z.preprocess((value) => (value === '' ? undefined : value), integerParam(1, 1000).optional()),
  delay_ms: z.preprocess((value) => (value === '' ? undefined : value), integerParam(0, HOUR_MS).optional()),
});

export const payBody = z.strictObject({
  card: z
    .string()
    .transform((value) => value.replace(/\s/g, ''))
    .default('4242424242424242'),
  authentication: z.enum(['complete', 'fail']).optional(),
  email: z.email().default('shopper@example.com'),
});

/** Without an amount all that is left goes back. */
export const refundBody = z.strictObject({
  amount: z.preprocess((value) => (value === '' ? undefined : value), integerParam(1).optional()),
});

export const refundResultBody = z.strictObject({ result: z.enum(['succeeded', 'failed']) });

export const disputeBody = z.strictObject({
  inquiry: z.stringbool().or(z.boolean()).default(false),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
});

export const disputeResultBody = z.strictObject({ result: z.enum(['won', 'lost']) });

export const advanceBody = z.strictObject({ seconds: integerParam(0, 60 * 60 * 24 * 365) });

export const accountBody = z.strictObject({
  charges_enabled: z.boolean().optional(),
  payouts_enabled: z.boolean().optional(),
  country: z.string().length(2).optional(),
  statement_descriptor: z.string().nullable().optional(),
  currently_due: z.array(z.string()).optional(),
});

export const emptyBody = z.strictObject({});
