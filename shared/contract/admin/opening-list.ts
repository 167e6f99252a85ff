import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** How many addresses are on the list of those who want to be told that the shop has opened. */
export const openingList = z.object({
  /** Will be told. */
  confirmed: count,
  /** Have not followed the link of their mail yet. */
  unconfirmed: count,
  /** Were told. */
  told: count,
});
export type OpeningList = z.infer<typeof openingList>;

/** The confirmed ones, the first first. */
export const openingListExport = z.object({ csv: z.string(), rows: count });
