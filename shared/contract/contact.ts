import { z } from 'zod';
import { contactTopics, messageStates } from '../kernel/contact.ts';
import { contactPolicy } from '../kernel/policy.ts';
import { email } from './auth.ts';
import { line, page, paged, queryInt, text, timestamp, uuid } from './primitives.ts';

const { messageMin, messageMax } = contactPolicy;
const tooLong = `Use at most ${messageMax} characters.`;

/** Without what terminals, databases and mail programs could take for a command; line breaks and tabs are text. */
const printable = z.string().transform((value) => value.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, ''));

/** Several lines of text, with line breaks of one kind. */
const lines = (schema: z.ZodString) =>
  printable.transform((value) => value.replace(/\r\n?/g, '\n').trim()).pipe(schema);

/** 'rop-7k3m9q', '#ROP-7K3M9Q' and '7K3M9Q' all name one order; nothing names none. */
const orderNumber = text()
  .transform((value) => value.trim().toUpperCase().replace(/^#/, ''))
  .transform((value) => (value === '' || value.startsWith('ROP-') ? value : `ROP-${value}`))
  .pipe(z.string().regex(/^(ROP-[0-9A-HJKMNP-TV-Z]{6})?$/, 'Enter an order number like ROP-7K3M9Q.'));

/** A message to the store. */
export const contactRequest = z.object({
  name: printable.pipe(line('Enter your name.', 80)),
  email,
  topic: z.enum(contactTopics, 'Choose what it is about.'),
  orderNumber: orderNumber.default(''),
  message: lines(
    z.string().min(messageMin, `Write at least ${messageMin} characters.`).max(messageMax, tooLong),
  ),
  /** Of a field that people do not see: what is in it was written by a program. */
  website: text().max(1000).default(''),
  /** How long the form was looked at. */
  seconds: z.number().min(0).default(0),
});
export type ContactRequest = z.input<typeof contactRequest>;

/** The same whatever becomes of the message. */
export const contactAnswer = z.object({ reference: z.string() });

const reply = z.object({ text: z.string(), createdAt: timestamp });

/** As its writer may see it. */
export const ownMessage = z.object({
  /** 'C-7K3M9QXT': in mails, and what people say on the phone. */
  reference: z.string(),
  createdAt: timestamp,
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  orderNumber: z.string().nullable(),
  message: z.string(),
  replies: z.array(reply),
});

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

export const messageList = paged(messageSummary).extend({
  /** What the search finds, by state. */
  counts: z.record(z.enum(messageStates), z.number().int()),
});
export type MessageList = z.infer<typeof messageList>;

/** A message as administrators see it. */
export const contactMessage = messageSummary.omit({ excerpt: true }).extend({
  message: z.string(),
  /** As it was typed. */
  orderNumber: z.string().nullable(),
  /** The order, where it is one of the account that wrote. */
  orderId: uuid.nullable(),
  /** The account that wrote, if anybody was signed in. */
  userId: uuid.nullable(),
  /** Oldest first; no author: somebody who is no longer with us. */
  replies: z.array(reply.extend({ id: uuid, author: z.string().nullable() })),
  /** Goes up with every change: who changes a message says which one they saw. */
  version: z.number().int(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Without a state: all but spam. */
export const messageListQuery = z.object({
  state: z.enum(messageStates).optional(),
  q: printable.pipe(z.string().trim().max(100)).default(''),
  page,
  size: queryInt().min(1).max(50).default(20),
});
export const messageParams = z.object({ id: uuid });

const version = z.number().int().min(1);
export const messageReply = z.object({
  text: lines(z.string().min(1, 'Write an answer.').max(messageMax, tooLong)),
  version,
});
/** ANSWERED is what a reply makes it. */
export const messageStateChange = z.object({ state: z.enum(['OPEN', 'CLOSED', 'SPAM']), version });
