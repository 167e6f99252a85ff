import * as z from 'zod/mini';
import { maxOrderTags } from '../../kernel/orders/order-records.ts';
import { orderStatuses } from '../../kernel/orders/order-status.ts';
import { checkZip, placeFields } from '../schemas/account/addresses.ts';
import { email } from '../schemas/account/auth.ts';
import { line, money, text, timestamp, uuid } from '../schemas/primitives.ts';
import { mailStates } from './mails.ts';
import { personNote } from './people.ts';

/** What the staff keeps beside an order: notes, tags, the address as corrected, and the mails about it. */

export const orderNote = z.extend(z.omit(personNote, { own: true }), {
  /** Who wrote it, and may delete it; null: the account is gone. */
  authorId: z.nullable(uuid),
});
export type OrderNote = z.infer<typeof orderNote>;
export const orderNoteParams = z.object({ id: uuid, noteId: uuid });

/** Words of the staff for the staff, such as 'gift' or 'call first'; nothing about a person. A comma separates two. */
export const orderTag = z.pipe(
  line('Enter a tag.', 30),
  z.string().check(z.regex(/^[^,]+$/, 'A tag has no comma.'), z.toLowerCase()),
);
const tags = z.array(orderTag).check(z.maxLength(maxOrderTags, `An order has at most ${maxOrderTags} tags.`));
/** What is put on and taken off, so that two who tag at once both do. */
export const tagChange = z.object({ add: z._default(tags, []), remove: z._default(tags, []) });
export type TagChange = z.infer<typeof tagChange>;
/** Most used first. */
export const tagList = z.object({ tags: z.array(z.object({ tag: z.string(), orders: z.int() })) });

const recipientName = line('Enter the name of the recipient.', 120);
export const addressForm = z.object({ recipientName, ...placeFields, email }).check(z.superRefine(checkZip));
export type AddressForm = z.infer<typeof addressForm>;
export const addressCorrection = z
  .object({
    recipientName,
    ...placeFields,
    email,
    /** What stood there when the form was opened: a colleague's correction is not overwritten unseen. */
    seen: z.object({
      ...{ recipientName: text(), street: text(), city: text(), zip: text() },
      email: text(),
    }),
  })
  .check(z.superRefine(checkZip));
export type AddressCorrection = z.infer<typeof addressCorrection>;

export const orderMail = z.object({
  id: uuid,
  kind: z.string(),
  subject: z.string(),
  recipient: z.string(),
  state: z.enum(mailStates),
  createdAt: timestamp,
});
export type OrderMail = z.infer<typeof orderMail>;
export const orderMailParams = z.object({ id: uuid, mailId: uuid });
/** Made by the caller, so that a call that is made again sends one mail. */
export const mailAgain = z.object({ newId: uuid });

/** Another order of the same account. */
export const otherOrder = z.object({
  ...{ id: uuid, number: z.string(), status: z.enum(orderStatuses) },
  ...{ createdAt: timestamp, total: money },
});
