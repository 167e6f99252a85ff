import * as z from 'zod/mini';
import { contactTopics, messageStates } from '../../kernel/shop/contact.ts';
import { contactPolicy } from '../../kernel/shop/policy.ts';
import { adminList, adminListQuery } from './list.ts';
import { lines, printable, reply, tooLong } from '../schemas/contact.ts';
import { page, paged, queryInt, timestamp, uuid } from '../schemas/primitives.ts';

export const messageSummary = z.object({
  id: uuid,
  reference: z.string(),
  state: z.enum(messageStates),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  /** As it was typed. */
  orderNumber: z.nullable(z.string()),
  /** The sender's account, if they were signed in. */
  userId: z.nullable(uuid),
  /** Incremented by every change: a change must name the version that it is based on. */
  version: z.int(),
  /** The beginning of its text. */
  excerpt: z.string(),
  createdAt: timestamp,
});
export type MessageSummary = z.infer<typeof messageSummary>;

export const messageList = z.extend(paged(messageSummary), {
  ...adminList(messageSummary).shape,
  /** Number of search results by state. */
  counts: z.record(z.enum(messageStates), z.int()),
});
export type MessageList = z.infer<typeof messageList>;

/** A message as administrators see it. */
export const contactMessage = z.extend(z.omit(messageSummary, { excerpt: true }), {
  message: z.string(),
  /** The order, if it belongs to the sender's account. */
  orderId: z.nullable(uuid),
  /** Oldest first; no author: an administrator whose account is gone. */
  replies: z.array(z.extend(reply, { id: uuid, author: z.nullable(z.string()) })),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Without a state: all but spam. */
export const messageListQuery = z.object({
  state: z.optional(z.enum(messageStates)),
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  /** Of pages from before lists had a cursor, with `totalElements` and `last` of the answer. */
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(200)), 20),
  after: adminListQuery.shape.after,
});
export const messageParams = z.object({ id: uuid });

const version = z.int().check(z.minimum(1));
export const messageReply = z.object({
  text: lines(
    z.string().check(z.minLength(1, 'Write an answer.'), z.maxLength(contactPolicy.messageMax, tooLong)),
  ),
  version,
});
/** Fields of the reply form. */
export const replyText = z.omit(messageReply, { version: true });
/** A reply sets ANSWERED; here NEW and ANSWERED take a change back (`messageCanBeSet`). */
export const messageStateChange = z.object({ state: z.enum(messageStates), version });
