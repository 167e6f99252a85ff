import { z } from 'zod';
import { page, paged, queryInt, text, timestamp, uuid } from './primitives.ts';

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
  attempts: z.number().int(),
  /** What the mail server said last, if something went wrong. */
  lastError: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  /** Of one that waits. */
  nextAttemptAt: timestamp.nullable(),
  failedAt: timestamp.nullable(),
  /** Whether it can be sent again: it failed, and there is no link in it that was forgotten. */
  retryable: z.boolean(),
});
export type MailSummary = z.infer<typeof mailSummary>;

export const storedMail = mailSummary.extend({ html: z.string(), text: z.string() });
export type StoredMail = z.infer<typeof storedMail>;

export const mailList = paged(mailSummary).extend({
  /** What the search finds, by state. */
  counts: z.record(z.enum(mailStates), z.number().int()),
  /** Whether there is a mail server; without one mails are kept and read here. */
  sending: z.boolean(),
});
export type MailList = z.infer<typeof mailList>;

export const mailListQuery = z.object({
  state: z.enum(mailStates).optional(),
  /** A part of the recipient or the subject. */
  q: text().trim().max(100).default(''),
  page,
  size: queryInt().min(1).max(50).default(20),
});
export const mailParams = z.object({ id: uuid });
