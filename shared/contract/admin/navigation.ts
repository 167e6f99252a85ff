import * as z from 'zod/mini';
import { linkForm, linkTarget } from '../../kernel/content/content-link.ts';
import { navigationLimits as limits, type NavigationContent } from '../../kernel/content/navigation.ts';
import { printable } from '../schemas/contact.ts';
import { storedNavigation } from '../schemas/navigation.ts';
import { line, text } from '../schemas/primitives.ts';
import { contentState, contentVersionNumber } from './content.ts';

// The links above and below every page as administrators write, publish, schedule and restore them.

const atMost = (max: number) => `Use at most ${String(max)} characters.`;
const oneLine = (missing: string, max: number) => z.pipe(printable, line(missing, max));

const link = z.object({
  label: oneLine('Enter the words of the link.', limits.label),
  to: z.pipe(
    z.pipe(
      text(),
      z.transform((value) => value.trim()),
    ),
    z.string().check(
      z.minLength(1, 'Choose where it leads.'),
      z.maxLength(limits.link, atMost(limits.link)),
      z.refine((value) => value === '' || linkTarget(value) !== null, { error: linkForm }),
    ),
  ),
});

const few = (what: string, most: number) => `Use at most ${String(most)} ${what}.`;

const content = z.object({
  menu: z.array(link).check(z.maxLength(limits.menu, few('links', limits.menu))),
  about: z.pipe(
    z.pipe(
      printable,
      z.transform((value) => value.replace(/\s+/g, ' ').trim()),
    ),
    z.string().check(z.maxLength(limits.about, atMost(limits.about))),
  ),
  columns: z
    .array(
      z.object({
        title: oneLine('Enter a title.', limits.title),
        links: z
          .array(link)
          .check(
            z.minLength(1, 'Add a link, or remove this column.'),
            z.maxLength(limits.links, few('links', limits.links)),
          ),
      }),
    )
    .check(z.maxLength(limits.columns, few('columns', limits.columns))),
});

export const navigationDraft = z.object({
  content: content as unknown as z.ZodMiniType<NavigationContent, NavigationContent>,
  version: contentVersionNumber,
});

/** What a link can lead to, by kind. */
const target = z.object({
  kind: z.enum(['page', 'own-page', 'collection']),
  label: z.string(),
  to: z.string(),
});
export type NavigationTarget = z.infer<typeof target>;

export const navigationEditor = z.object({
  ...contentState.shape,
  /** Of the draft; without one, what shoppers see. */
  content: storedNavigation,
  targets: z.array(target),
});
export type NavigationEditor = z.infer<typeof navigationEditor>;
