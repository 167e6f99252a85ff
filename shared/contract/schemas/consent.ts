import * as z from 'zod/mini';
import { timestamp } from './primitives.ts';

/** What somebody allowed beyond the strictly necessary, and when. */
export const consent = z.object({
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Of the text that was agreed to. */
  version: z.int().check(z.positive()),
  decidedAt: timestamp,
});
export type Consent = z.infer<typeof consent>;

/** null: this side has decided nothing. */
export const consentOrNone = z.object({ consent: z.nullable(consent) });
