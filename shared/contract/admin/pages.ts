import * as z from 'zod/mini';
import { isSlug } from '../../kernel/catalog/collection-draft.ts';
import { pageLimits, shopPages, type PageSource } from '../../kernel/content/pages/page-source.ts';
import { lines, printable } from '../schemas/contact.ts';
import { line, text, timestamp } from '../schemas/primitives.ts';
import { contentState } from './content.ts';

// Information pages as administrators write, publish, schedule and restore them.

const atMost = (max: number) => `Use at most ${String(max)} characters.`;
const oneLine = (missing: string, max: number) => z.pipe(printable, line(missing, max));
const version = z.int().check(z.nonnegative());

const intro = z.pipe(
  z.pipe(
    printable,
    z.transform((value) => value.replace(/\s+/g, ' ').trim()),
  ),
  z.string().check(z.maxLength(pageLimits.intro, atMost(pageLimits.intro))),
);

const source = z.object({
  title: oneLine('Enter a title.', pageLimits.title),
  description: oneLine('Say what the page is about, for search engines.', pageLimits.description),
  intro,
  text: lines(
    z
      .string()
      .check(z.minLength(1, 'Enter the text.'), z.maxLength(pageLimits.text, atMost(pageLimits.text))),
  ),
});

/** As it is stored: other releases may have had other limits. */
export const storedPage = z.object({
  ...{ title: z.string(), description: z.string(), intro: z.string(), text: z.string() },
});

export const pageDraft = z.object({
  content: source as unknown as z.ZodMiniType<PageSource, PageSource>,
  version,
});

const slug = z.pipe(
  z.pipe(
    text(),
    z.transform((value) => value.trim().toLowerCase()),
  ),
  z.string().check(
    z.minLength(1, 'Enter an address.'),
    z.maxLength(pageLimits.slug, atMost(pageLimits.slug)),
    z.refine((value) => value === '' || isSlug(value), {
      error: 'Use letters, digits and single hyphens, such as our-story.',
    }),
  ),
);

export const newPage = z.object({ slug, title: oneLine('Enter a title.', pageLimits.title) });
export type NewPage = z.input<typeof newPage>;
export const newPageAddress = z.object({ slug });
export const pageMove = z.object({ slug, version });

const names = [...shopPages.map(String), '[1-9]\\d{0,8}'].join('|');
/** Name of a page that every store has, or the number of an own one. */
const pageName = z.string().check(z.regex(new RegExp(`^(${names})$`), 'There is no such page.'));
export const adminPageParams = z.object({ page: pageName });
export const pageVersionParams = z.object({
  page: pageName,
  id: z.coerce.number<number | string>().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647)),
});

const ownPage = z.object({
  slug: z.string(),
  /** Addresses that it had, which lead to the one that it has. */
  oldSlugs: z.array(z.string()),
  withdrawnAt: z.nullable(timestamp),
});

export const adminPage = z.object({
  /** 'terms'; of an own page its number. */
  page: z.string(),
  title: z.string(),
  /** null: every store has it, and its address does not change. */
  own: z.nullable(ownPage),
  /** Shoppers find it: an own page that was published and not withdrawn, or one of every store. */
  shown: z.boolean(),
  draft: z.boolean(),
  /** Versions that wait for their time. */
  scheduled: z.int().check(z.nonnegative()),
  /** Since when shoppers see its current text; null: it is the text of the release, or none. */
  shownSince: z.nullable(timestamp),
});
export type AdminPage = z.infer<typeof adminPage>;

export const adminPageList = z.object({ content: z.array(adminPage) });

export const pageEditor = z.object({
  ...contentState.shape,
  page: z.string(),
  own: z.nullable(ownPage),
  /** Of the draft; without one, what shoppers see. */
  content: storedPage,
  /** Fields that the text may have, and what each says now. */
  fields: z.array(z.object({ name: z.string(), about: z.string(), now: z.string() })),
  /** Of the text that was just sent: what of it was foreign and is not kept. */
  dropped: z._default(z.array(z.string()), []),
});
export type PageEditor = z.infer<typeof pageEditor>;
