import * as z from 'zod/mini';
import { contactTopics, messageStates } from '../../kernel/shop/contact.ts';
import { contactPolicy } from '../../kernel/shop/policy.ts';
import { lines, printable, reply, tooLong } from '../schemas/contact.ts';
import { page, paged, queryInt, timestamp, uuid } from '../schemas/primitives.ts';

export const messageSummary = z.object({
  id: uuid,
  reference: z.string(),
  state: z.enum(messageStates),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  createdAt: timestamp,
});
export type MessageSummary = z.infer<typeof messageSummary>;

export const messageList = z.extend(paged(messageSummary), {
  /** What the search finds, by state. */
  counts: z.record(z.enum(messageStates), z.int()),
});
export type MessageList = z.infer<typeof messageList>;

/** A message as administrators see it. */
export const contactMessage = z.extend(z.omit(messageSummary, { excerpt: true }), {
  message: z.string(),
  /** As it was typed. */
  orderNumber: z.nullable(z.string()),
  /** The order, where it is one of the account that wrote. */
  orderId: z.nullable(uuid),
  /** The account that wrote, if anybody was signed in. */
  userId: z.nullable(uuid),
  /** Oldest first; no author: somebody who is no longer with us. */
  replies: z.array(z.extend(reply, { id: uuid, author: z.nullable(z.string()) })),
  /** Goes up with every change: who changes a message says which one they saw. */
  version: z.int(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Without a state: all but spam. */
export const messageListQuery = z.object({
  state: z.optional(z.enum(messageStates)),
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(50)), 20),
});
export const messageParams = z.object({ id: uuid });

const version = z.int().check(z.minimum(1));
export const messageReply = z.object({
  text: lines(
    z.string().check(z.minLength(1, 'Write an answer.'), z.maxLength(contactPolicy.messageMax, tooLong)),
  ),
  version,
});
/** What the form of a reply asks for. */
export const replyText = z.omit(messageReply, { version: true });
/** ANSWERED is what a reply makes it. */
export const messageStateChange = z.object({ state: z.enum(['OPEN', 'CLOSED', 'SPAM']), version });
