import * as z from 'zod/mini';
import { queryInt, text } from '../schemas/primitives.ts';

/** Up to here lists say exactly how many there are; above, about how many. */
export const exactCount = 10_000;

/** The answer of every list of the admin area: `next` is the `after` of the following page, null on the last one. */
export const adminList = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    content: z.array(item),
    next: z.nullable(z.string()),
    count: z.int().check(z.nonnegative()),
    /** false: `count` is an estimate, rounded to two digits. */
    exact: z.boolean(),
  });
export interface AdminList<Item> {
  readonly content: readonly Item[];
  readonly next: string | null;
  readonly count: number;
  readonly exact: boolean;
}

/** What the query of every list has besides its filters. */
export const adminListQuery = z.object({
  after: z.optional(text().check(z.maxLength(500))),
  size: z._default(queryInt().check(z.minimum(1), z.maximum(200)), 50),
});
