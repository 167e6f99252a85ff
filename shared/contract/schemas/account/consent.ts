import * as z from 'zod/mini';
import { timestamp } from '../primitives.ts';

/** What a shopper allowed beyond the strictly necessary, and when. */
export const consent = z.object({
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Version of the text that was agreed to. */
  version: z.int().check(z.positive()),
  decidedAt: timestamp,
});
export type Consent = z.infer<typeof consent>;

/** null: no decision on this side. */
export const consentOrNone = z.object({ consent: z.nullable(consent) });
