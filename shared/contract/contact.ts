import * as z from 'zod/mini';
import { contactTopics, messageStates } from '../kernel/contact.ts';
import { contactPolicy } from '../kernel/policy.ts';
import { email } from './auth.ts';
import { line, page, paged, queryInt, text, timestamp, uuid } from './primitives.ts';

const { messageMin, messageMax } = contactPolicy;
const tooLong = `Use at most ${messageMax} characters.`;

/** Without what terminals, databases and mail programs could take for a command; line breaks and tabs are text. */
const printable = z.pipe(
  z.string(),
  z.transform((value) => value.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '')),
);

/** Several lines of text, with line breaks of one kind. */
const lines = (schema: z.ZodMiniString<string>) =>
  z.pipe(
    z.pipe(
      printable,
      z.transform((value) => value.replace(/\r\n?/g, '\n').trim()),
    ),
    schema,
  );

/** 'rop-7k3m9q', '#ROP-7K3M9Q' and '7K3M9Q' all name one order; nothing names none. */
const orderNumber = z.pipe(
  z.pipe(
    z.pipe(
      text(),
      z.transform((value) => value.trim().toUpperCase().replace(/^#/, '')),
    ),
    z.transform((value) => (value === '' || value.startsWith('ROP-') ? value : `ROP-${value}`)),
  ),
  z.string().check(z.regex(/^(ROP-[0-9A-HJKMNP-TV-Z]{6})?$/, 'Enter an order number like ROP-7K3M9Q.')),
);

/** A message to the store. */
export const contactRequest = z.object({
  name: z.pipe(printable, line('Enter your name.', 80)),
  email,
  topic: z.enum(contactTopics, 'Choose what it is about.'),
  orderNumber: z._default(orderNumber, ''),
  message: lines(
    z
      .string()
      .check(
        z.minLength(messageMin, `Write at least ${messageMin} characters.`),
        z.maxLength(messageMax, tooLong),
      ),
  ),
  /** Of a field that people do not see: what is in it was written by a program. */
  website: z._default(text().check(z.maxLength(1000)), ''),
  /** How long the form was looked at. */
  seconds: z._default(z.number().check(z.minimum(0)), 0),
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
  orderNumber: z.nullable(z.string()),
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
  text: lines(z.string().check(z.minLength(1, 'Write an answer.'), z.maxLength(messageMax, tooLong))),
  version,
});
/** What the form of a reply asks for. */
export const replyText = z.omit(messageReply, { version: true });
/** ANSWERED is what a reply makes it. */
export const messageStateChange = z.object({ state: z.enum(['OPEN', 'CLOSED', 'SPAM']), version });
