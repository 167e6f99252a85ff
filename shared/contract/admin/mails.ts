import * as z from 'zod/mini';
import { adminList, adminListQuery } from './list.ts';
import { page, paged, queryInt, text, timestamp, uuid } from '../schemas/primitives.ts';

/** `failed`: the store has stopped retrying. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail from the store, as administrators see it. */
export const mailSummary = z.object({
  id: uuid,
  /** Its kind, such as 'order-confirmed'. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** The mail server's last error, if any. */
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  /** Set while it waits. */
  nextAttemptAt: z.nullable(timestamp),
  failedAt: z.nullable(timestamp),
  /** Whether it can be sent again: it failed, and its link has not been deleted. */
  retryable: z.boolean(),
});
export type MailSummary = z.infer<typeof mailSummary>;

export const storedMail = z.extend(mailSummary, { html: z.string(), text: z.string() });
export type StoredMail = z.infer<typeof storedMail>;

export const mailList = z.extend(paged(mailSummary), {
  ...adminList(mailSummary).shape,
  /** Number of search results by state. */
  counts: z.record(z.enum(mailStates), z.int()),
  /** Whether a mail server is configured; without one mails are stored and can be read here. */
  sending: z.boolean(),
});
export type MailList = z.infer<typeof mailList>;

export const mailListQuery = z.object({
  state: z.optional(z.enum(mailStates)),
  /** Part of the recipient or the subject. */
  q: z._default(text().check(z.trim(), z.maxLength(100)), ''),
  /** Of pages from before lists had a cursor, with `totalElements` and `last` of the answer. */
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(200)), 20),
  after: adminListQuery.shape.after,
});
export const mailParams = z.object({ id: uuid });
