import * as z from 'zod/mini';
import { contactTopics } from '../../kernel/shop/contact.ts';
import { contactPolicy } from '../../kernel/shop/policy.ts';
import { email } from './account/auth.ts';
import { line, text, timestamp } from './primitives.ts';

const { messageMin, messageMax } = contactPolicy;
export const tooLong = `Use at most ${messageMax} characters.`;

/**
 * Without characters that terminals, databases or mail programs could take for a command; line breaks and tabs are allowed.
 */
export const printable = z.pipe(
  z.string(),
  z.transform((value) => value.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '')),
);

/** Several lines of text, with normalized line breaks. */
export const lines = (schema: z.ZodMiniString<string>) =>
  z.pipe(
    z.pipe(
      printable,
      z.transform((value) => value.replace(/\r\n?/g, '\n').trim()),
    ),
    schema,
  );

/** 'rop-7k3m9q', '#ROP-7K3M9Q' and '7K3M9Q' all name one order; an empty value names none. */
const orderNumber = z.pipe(
  z.pipe(
    z.pipe(
      text(),
      z.transform((value) => value.trim().toUpperCase().replace(/^#/, '')),
    ),
    z.transform((value) => (value === '' || /^(ROP|TEST)-/.test(value) ? value : `ROP-${value}`)),
  ),
  z
    .string()
    .check(z.regex(/^((ROP|TEST)-[0-9A-HJKMNP-TV-Z]{6})?$/, 'Enter an order number like ROP-7K3M9Q.')),
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
  /** Honeypot field: only bots fill it in. */
  website: z._default(text().check(z.maxLength(1000)), ''),
  /** How long the form was open, in seconds. */
  seconds: z._default(z.number().check(z.minimum(0)), 0),
});
export type ContactRequest = z.input<typeof contactRequest>;

/** The same whether or not the message is treated as spam. */
export const contactAnswer = z.object({ reference: z.string() });

/** A reply of the store. */
export const reply = z.object({ text: z.string(), createdAt: timestamp });

/** As its sender may see it. */
export const ownMessage = z.object({
  /** 'C-7K3M9QXT': in mails, and for phone calls. */
  reference: z.string(),
  createdAt: timestamp,
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  orderNumber: z.nullable(z.string()),
  message: z.string(),
  replies: z.array(reply),
});
