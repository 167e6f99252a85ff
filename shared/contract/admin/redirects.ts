import * as z from 'zod/mini';
import { longAddress, redirectLimits } from '../../kernel/import-entries/redirects.ts';
import { text, timestamp } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';

// Old addresses, and where they lead now.

const address = (missing: string) =>
  text().check(z.trim(), z.minLength(1, missing), z.maxLength(redirectLimits.address, longAddress));

export const newRedirect = z.object({
  from: address('Write the path of the old address, such as /products/old-top.'),
  to: address('Write the path of a page of the store, such as /collections/tops.'),
});

export const redirectRow = z.object({
  id: z.int(),
  /** In lower case, without a slash at its end. */
  from: z.string(),
  to: z.string(),
  createdAt: timestamp,
});
export type RedirectRow = z.infer<typeof redirectRow>;

/** `q` is a part of an address. */
export const redirectQuery = z.extend(adminListQuery, { q: z.optional(text().check(z.maxLength(200))) });
/** By the old address. */
export const redirectList = adminList(redirectRow);
export const redirectParams = z.object({
  id: z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), z.int()),
});

export const redirectsExport = z.pick(redirectQuery, { q: true, after: true });
