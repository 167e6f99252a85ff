import * as z from 'zod/mini';
import { email } from './account/auth.ts';
import { text, timestamp } from './primitives.ts';

// The list of those who want to be told that the shop has opened.

export const openingListJoin = z.object({ email });
export const openingListToken = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });

/** What 'Download my data' says of it. */
export const openingListEntry = z.object({
  joinedAt: timestamp,
  confirmedAt: z.nullable(timestamp),
  toldAt: z.nullable(timestamp),
});
