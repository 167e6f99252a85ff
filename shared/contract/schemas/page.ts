import * as z from 'zod/mini';
import type { PageBlock, PageLine, PageSection } from '../../kernel/content/pages/page-content.ts';
import { isPageLink } from '../../kernel/content/pages/page-links.ts';
import { text, timestamp } from './primitives.ts';

const span = z.union([
  z.string(),
  z.object({
    words: z.string(),
    to: z.optional(z.string().check(z.refine(isPageLink))),
    strong: z.optional(z.literal(true)),
  }),
]);

/** What the kernel calls it, which nothing changes in place. */
type Reads<Value> = z.ZodMiniType<Value, Value>;

const line = z.array(span) as unknown as Reads<PageLine>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'note']), text: line }),
  z.object({ kind: z.enum(['list', 'steps']), items: z.array(line) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(line)),
  }),
  z.object({ kind: z.literal('cookies') }),
]);

const kinds: readonly string[] = ['text', 'note', 'list', 'steps', 'table', 'cookies'];

/** A block of a newer API, which this release does not draw. */
const unknownBlock = z.object({ kind: z.string().check(z.refine((kind) => !kinds.includes(kind))) });

const blocks = z.array(z.union([block, unknownBlock])) as unknown as Reads<readonly PageBlock[]>;
const heading = { id: z.string(), title: z.string(), blocks };

/** What shoppers read on an information page. */
export const infoPage = z.object({
  title: z.string(),
  description: z.string(),
  intro: line,
  sections: z.array(z.object({ ...heading, questions: z.array(z.object(heading)) })) as unknown as Reads<
    readonly PageSection[]
  >,
  /** A day of the store; null: it was never published. */
  changed: z.nullable(z.iso.date()),
  /** Of an own page: its current address, to which the previous ones lead. */
  slug: z.optional(z.string()),
  /** It is a version that was asked for by its key, and not what shoppers see. */
  preview: z.optional(z.boolean()),
});
export type PageAnswer = z.infer<typeof infoPage>;

export const pageParams = z.object({ page: text().check(z.minLength(1), z.maxLength(80)) });
export const pageQuery = z.object({
  /** Key of a version; one that is unknown, or none, asks for what shoppers see. */
  draft: z.optional(text().check(z.maxLength(100))),
});

export const pageList = z.array(z.object({ slug: z.string(), title: z.string(), changedAt: timestamp }));
