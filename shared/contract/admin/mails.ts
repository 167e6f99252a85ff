import * as z from 'zod/mini';
import { page, paged, queryInt, text, timestamp, uuid } from '../schemas/primitives.ts';

/** `failed`: the store has given up on it. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the store, as administrators see it. */
export const mailSummary = z.object({
  id: uuid,
  /** What it is about, such as 'order-confirmed'. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** What the mail server said last, if something went wrong. */
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  /** Of one that waits. */
  nextAttemptAt: z.nullable(timestamp),
  failedAt: z.nullable(timestamp),
  /** Whether it can be sent again: it failed, and there is no link in it that was forgotten. */
  retryable: z.boolean(),
});
export type MailSummary = z.infer<typeof mailSummary>;

export const storedMail = z.extend(mailSummary, { html: z.string(), text: z.string() });
export type StoredMail = z.infer<typeof storedMail>;

export const mailList = z.extend(paged(mailSummary), {
  /** What the search finds, by state. */
  counts: z.record(z.enum(mailStates), z.int()),
  /** Whether there is a mail server; without one mails are kept and read here. */
  sending: z.boolean(),
});
export type MailList = z.infer<typeof mailList>;

export const mailListQuery = z.object({
  state: z.optional(z.enum(mailStates)),
  /** A part of the recipient or the subject. */
  q: z._default(text().check(z.trim(), z.maxLength(100)), ''),
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(50)), 20),
});
export const mailParams = z.object({ id: uuid });
