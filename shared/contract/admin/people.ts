import * as z from 'zod/mini';
import { orderStatuses } from '../../kernel/orders/order-status.ts';
import { address } from '../schemas/account/addresses.ts';
import { email, phone, preferences } from '../schemas/account/auth.ts';
import { role } from '../schemas/account/session.ts';
import { lines, printable } from '../schemas/contact.ts';
import { line, money, text, timestamp, uuid } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { messageSummary } from './messages.ts';
import { peopleSorts } from './people-sorts.ts';
import { staffRoles } from './rights.ts';

const count = z.int().check(z.nonnegative());

/** A person in the list: each has an account. */
export const personSummary = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164 */
  phone: z.nullable(z.string()),
  role,
  emailVerified: z.boolean(),
  blockedAt: z.nullable(timestamp),
  createdAt: timestamp,
  /** Paid orders; what was refunded is not part of what was spent. */
  orders: count,
  spent: money,
  lastOrderAt: z.nullable(timestamp),
});
export type PersonSummary = z.infer<typeof personSummary>;

export const peopleList = adminList(personSummary);

const yesOrNo = z.optional(z.enum(['yes', 'no']));

export const personFilters = {
  /**
   * Parts of first name, last name, email address and phone number, each of which has to be found; one or two letters are the
   * beginning of a word. The number of an order finds who placed it.
   */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  role: z.optional(role),
  blocked: yesOrNo,
  verified: yesOrNo,
  /** Whether something was ever paid. */
  orders: yesOrNo,
  /** What the person has agreed to, refused (both), or was not asked. */
  consent: z.optional(z.enum(['analytics', 'marketing', 'refused', 'unasked'])),
  /** Days in the store's own time, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  sort: z._default(z.enum(peopleSorts), 'newest'),
};
export const peopleQuery = z.extend(adminListQuery, personFilters);
export type PeopleQuery = z.output<typeof peopleQuery>;

/** A part of the list as lines of a CSV file; the first part begins with the names of the columns. */
/** Newest first, whatever is asked for: people move in the other sortings while parts are fetched. */
export const peopleExport = z.object({
  ...personFilters,
  /** Only these of them. */
  ids: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(5000))),
  after: adminListQuery.shape.after,
});
export const peopleExportPart = z.object({ csv: z.string(), rows: count, next: z.nullable(z.string()) });

export const personNote = z.object({
  id: uuid,
  text: z.string(),
  /** null: a member of the staff whose account is gone. */
  author: z.nullable(z.string()),
  /** Whether the caller wrote it, and so may delete it. */
  own: z.boolean(),
  createdAt: timestamp,
});
export type PersonNote = z.infer<typeof personNote>;

export const personOrder = z.object({
  id: uuid,
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  pieces: count,
  total: money,
  refunded: money,
});
export type PersonOrder = z.infer<typeof personOrder>;

const personLogin = z.object({
  id: uuid,
  userAgent: z.nullable(z.string()),
  createdAt: timestamp,
  usedAt: timestamp,
});

export const person = z.extend(personSummary, {
  /** Of a member of the staff. */
  staffRole: z.nullable(z.enum(staffRoles)),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  blockedReason: z.nullable(z.string()),
  marketingEmail: z.boolean(),
  consent: preferences.shape.consent,
  /** Newest first, at most 50. */
  latestOrders: z.array(personOrder),
  addresses: z.array(address),
  /** Those that stand, latest used first. */
  logins: z.array(personLogin),
  /** Newest first, at most 50. */
  messages: z.array(messageSummary),
  /** Newest first. */
  notes: z.array(personNote),
  /** Raised by every change of the account: a change names the version that it is based on. */
  version: z.int().check(z.positive()),
});
export type Person = z.infer<typeof person>;

export const personParams = z.object({ id: uuid });
export const personLoginParams = z.object({ id: uuid, loginId: uuid });
export const personNoteParams = z.object({ id: uuid, noteId: uuid });

const name = (label: string) => line(`Enter the ${label}.`, 80);

/** The fields of the form. Another email address waits until its owner follows the link in a mail to it. */
export const personFields = z.object({
  firstName: name('first name'),
  lastName: name('last name'),
  phone: z.nullable(phone),
  email,
});
export type PersonFields = z.infer<typeof personFields>;
/** The same as typed: an empty phone is none. */
export const personForm = z.extend(personFields, {
  phone: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    phone,
  ]),
});
export const personChange = z.extend(personFields, { version: z.int().check(z.positive()) });

/** `details` of PERSON_CHANGED: what stands there now, in the form of the fields. */
export const personConflict = z.object({
  current: z.object({ ...personFields.shape, phone: z.nullable(z.string()), email: z.string() }),
  version: z.int().check(z.positive()),
});

/** Absent: from a release that did not send it. */
const seenVersion = z.optional(z.int().check(z.positive()));

export const personBlock = z.object({
  version: seenVersion,
  reason: lines(
    z
      .string()
      .check(
        z.minLength(1, 'Say why, for those who work here.'),
        z.maxLength(500, 'Use at most 500 characters.'),
      ),
  ),
});
export const personUnblock = z.object({ version: seenVersion });
export const newPersonNote = z.object({
  text: lines(
    z.string().check(z.minLength(1, 'Write a note.'), z.maxLength(2000, 'Use at most 2000 characters.')),
  ),
});
export const personErasure = z.object({
  /** The address of the person, typed, so that another one is not deleted by mistake. */
  email: text().check(z.trim(), z.minLength(1, "Type the person's email address."), z.maxLength(254)),
});
