import * as z from 'zod/mini';
import { mailLimits } from '../../kernel/mails/mail-limits.ts';
import type { MailWords } from '../../kernel/mails/mail-words.ts';
import { lines, printable } from '../schemas/contact.ts';
import { line, queryInt, text, timestamp } from '../schemas/primitives.ts';
import { contentState, contentVersionNumber } from './content.ts';

// What the mails of the store say, as administrators write, publish, schedule and restore it.

/** What the kernel calls it, which nothing changes in place. */
type Reads<Value> = z.ZodMiniType<Value, Value>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), when: z.nullable(z.string()) }),
  z.object({ kind: z.literal('part'), name: z.string() }),
  z.object({ kind: z.literal('button'), name: z.string(), label: z.string() }),
]);

/** As it is stored, and as editors get it. */
export const mailWordsBody = z.object({
  subject: z.string(),
  preheader: z.string(),
  heading: z.string(),
  blocks: z.array(block),
}) as unknown as Reads<MailWords>;

const atMost = (max: number) => `Use at most ${String(max)} characters.`;
const oneLine = (missing: string, max: number) => z.pipe(printable, line(missing, max));
const name = text().check(z.maxLength(60));

const draftBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: lines(
      z
        .string()
        .check(
          z.minLength(1, 'Write something, or take this paragraph out.'),
          z.maxLength(mailLimits.text, atMost(mailLimits.text)),
        ),
    ),
    when: z.nullable(name),
  }),
  z.object({ kind: z.literal('part'), name }),
  z.object({
    kind: z.literal('button'),
    name,
    label: oneLine('Enter the words of the button.', mailLimits.label),
  }),
]);

const draft = z.object({
  subject: oneLine('Enter a subject.', mailLimits.subject),
  preheader: oneLine('Enter the line behind the subject.', mailLimits.preheader),
  heading: oneLine('Enter a heading.', mailLimits.heading),
  blocks: z
    .array(draftBlock)
    .check(z.maxLength(mailLimits.blocks, `Use at most ${String(mailLimits.blocks)} paragraphs and parts.`)),
});

export const mailDraft = z.object({
  content: draft as unknown as Reads<MailWords>,
  version: contentVersionNumber,
});

/** Its name, such as 'order-confirmed'. */
const mail = text().check(z.maxLength(60), z.regex(/^[a-z][a-z-]*$/));
export const mailWordsParams = z.object({ mail });

const versionId = queryInt().check(z.nonnegative(), z.maximum(2_147_483_647));
/** 0: the words that every store begins with. */
export const mailVersionParams = z.object({ mail, id: versionId });

const example = queryInt().check(z.nonnegative(), z.maximum(100));
export const mailPreviewQuery = z.object({
  /** 0: the words that every store begins with; left out: the draft, or what is in force. */
  version: z.optional(versionId),
  /** Which of its examples. */
  example: z._default(example, 0),
});
/** Of the preview as a page of its own, which is no call: a frame shows it. */
export const mailPageQuery = z.object({
  /** Key of a version; '0': the words that every store begins with. */
  draft: text().check(z.maxLength(100)),
  example: z._default(example, 0),
});
export const mailTest = z.object({ version: z.optional(versionId), example: z._default(example, 0) });

const named = z.object({ name: z.string(), label: z.string() });

const about = {
  mail: z.string(),
  label: z.string(),
  /** One of `mailGroups`; a later server may have others. */
  group: z.string(),
  /** When it is sent. */
  about: z.string(),
};

export const mailWordsList = z.object({
  mails: z.array(
    z.object({
      ...about,
      /** `FIRST`: the words that every store begins with; `UNREADABLE`: those of a later release, and the first ones are sent. */
      state: z.enum(['FIRST', 'OWN', 'UNREADABLE']),
      hasDraft: z.boolean(),
      /** When the next version comes into force. */
      scheduledAt: z.nullable(timestamp),
    }),
  ),
});
export type MailWordsList = z.infer<typeof mailWordsList>;

export const mailWordsEditor = z.object({
  ...contentState.shape,
  /** Of the draft; without one, what is in force. */
  content: mailWordsBody,
  template: z.object({
    ...about,
    /** What its words can name. */
    fields: z.array(z.extend(named, { example: z.string() })),
    /** When a paragraph may be shown. */
    whens: z.array(named),
    /** What the store draws, each exactly once. */
    parts: z.array(named),
    buttons: z.array(named),
  }),
  /** How many examples there are for its preview. */
  examples: z.int(),
});
export type MailWordsEditor = z.infer<typeof mailWordsEditor>;

/** A mail with the values of an example. */
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;

export const mailTestAnswer = z.object({
  /** The address of who asked for it. */
  recipient: z.string(),
  /** Whether a mail server is configured; without one it is only kept. */
  sending: z.boolean(),
});
