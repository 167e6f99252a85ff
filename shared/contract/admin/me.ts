import * as z from 'zod/mini';
import { line, text, uuid } from '../schemas/primitives.ts';
import { staffRoles } from './rights.ts';

/** How a person has set up the admin area for themselves; what an older page does not know stays in `columns`. */
export const adminPreferences = z.object({
  scheme: z.enum(['system', 'light', 'dark']),
  /** Whether single letters act. */
  singleKeys: z.boolean(),
  /** Chosen columns by list, in the form that the table gives them. */
  columns: z
    .record(z.string().check(z.maxLength(40)), z.unknown())
    .check(
      z.refine((value) => JSON.stringify(value).length <= 20_000, 'These are too many columns to keep.'),
    ),
});
export type AdminPreferences = z.infer<typeof adminPreferences>;
export const defaultAdminPreferences: AdminPreferences = { scheme: 'system', singleKeys: true, columns: {} };

export const adminMe = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** As `Right` lists them; a release that is older than one of them does not know it. */
  rights: z.array(z.string()),
  preferences: adminPreferences,
  /** Where the payment provider shows a payment, followed by its id; null: there is no such page, as with the sandbox. */
  paymentPages: z._default(z.nullable(z.string()), null),
  /** The same for payments of test orders. */
  testPaymentPages: z._default(z.nullable(z.string()), null),
  /** Beside the entries of the sidebar; null: the role may not read them. */
  counts: z.object({
    messagesNew: z.nullable(z.int()),
    mailsFailed: z.nullable(z.int()),
    /** Reviews of products that wait for approval. */
    reviewsPending: z._default(z.nullable(z.int()), null),
    /** An API that is older does not send it. */
    ordersToShip: z.optional(z.nullable(z.int())),
    /** Of them, those that are late or due today. */
    ordersDue: z._default(z.nullable(z.int()), null),
  }),
});
export type AdminMe = z.infer<typeof adminMe>;

export const savedView = z.object({
  id: uuid,
  /** The list that it belongs to, such as 'people'. */
  list: z.string(),
  name: z.string(),
  /** The filters as they are in the address, without '?'. */
  query: z.string(),
  forAll: z.boolean(),
  /** Whether the caller may delete it: it is their own, or they are an owner. */
  deletable: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;
export const savedViews = z.object({ content: z.array(savedView) });
export const newSavedView = z.object({
  list: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'This is no list.')),
  name: line('Name the view.', 40),
  query: text().check(z.maxLength(2_000, 'This view has too many filters.')),
  forAll: z.boolean(),
});
export const savedViewParams = z.object({ id: uuid });
