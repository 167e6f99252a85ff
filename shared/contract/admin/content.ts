import * as z from 'zod/mini';
import { linkForm, linkTarget } from '../../kernel/content/content-link.ts';
import { versionStates } from '../../kernel/content/content-version.ts';
import type { HomeDraft } from '../../kernel/content/home.ts';
import { homeLimits, slideTones } from '../../kernel/content/home-limits.ts';
import { collectionLimits } from '../../kernel/catalog/collection-draft.ts';
import { contentPicture, homeContentBody } from '../schemas/catalog/content.ts';
import { lines, printable } from '../schemas/contact.ts';
import { line, queryInt, text, timestamp } from '../schemas/primitives.ts';
import { pictureFocus } from './product-fields.ts';

// The home page as administrators write, publish, schedule and restore it.

/** Raised by every write of the page's content, of whichever version: a write names the one that it is based on. */
export const contentVersionNumber = z.int().check(z.nonnegative());
const version = contentVersionNumber;

const atMost = (max: number) => `Use at most ${String(max)} characters.`;
const oneLine = (missing: string, max: number) => z.pipe(printable, line(missing, max));

const title = lines(
  z.string().check(
    z.minLength(1, 'Enter a title.'),
    z.maxLength(homeLimits.title, atMost(homeLimits.title)),
    z.refine((value) => value.split('\n').length <= homeLimits.titleLines, {
      error: `Use at most ${String(homeLimits.titleLines)} lines.`,
    }),
  ),
);
const words = lines(
  z.string().check(z.minLength(1, 'Enter a text.'), z.maxLength(homeLimits.text, atMost(homeLimits.text))),
);
const link = z.pipe(
  z.pipe(
    text(),
    z.transform((value) => value.trim()),
  ),
  z.string().check(
    z.minLength(1, 'Enter where it leads.'),
    z.maxLength(homeLimits.link, atMost(homeLimits.link)),
    z.refine((value) => value === '' || linkTarget(value) !== null, { error: linkForm }),
  ),
);
const label = oneLine('Enter the words of the link.', homeLimits.label);
const alt = oneLine('Say what the picture shows.', homeLimits.alt);
/** By name; its measures are those of what is kept. */
const picture = z.object({
  file: text().check(z.minLength(1, 'Choose a picture.'), z.maxLength(200)),
  focus: z.optional(pictureFocus),
});

const slide = z.object({
  ...{ title, label, link, alt },
  text: z.nullable(words),
  tone: z.enum(slideTones),
  wide: picture,
  portrait: z.nullable(picture),
});

const tile = z.object({
  name: oneLine('Enter a name.', homeLimits.tile),
  ...{ link, alt, picture },
});

const few = (what: string, most: number) => `Use at most ${String(most)} ${what}.`;

const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    title: oneLine('Enter a title.', homeLimits.title),
    collection: z.nullable(
      text().check(
        z.minLength(1, 'Choose a collection.'),
        z.maxLength(collectionLimits.slug, 'The store has no such collection.'),
      ),
    ),
  }),
  z.object({
    kind: z.literal('tiles'),
    title: oneLine('Enter a title.', homeLimits.title),
    tiles: z
      .array(tile)
      .check(
        z.minLength(1, 'Add a tile, or remove this part.'),
        z.maxLength(homeLimits.tiles, few('tiles', homeLimits.tiles)),
      ),
  }),
  z.object({ kind: z.enum(['brand', 'banner']), title, text: words, label, link, picture }),
]);

const draft = z.object({
  slides: z
    .array(slide)
    .check(
      z.minLength(1, 'The page begins with a slide: add one.'),
      z.maxLength(homeLimits.slides, few('slides', homeLimits.slides)),
    ),
  parts: z.array(part).check(z.maxLength(homeLimits.parts, few('parts', homeLimits.parts))),
});

export const homeDraft = z.object({
  content: draft as unknown as z.ZodMiniType<HomeDraft, HomeDraft>,
  version,
});
export type HomeDraftBody = z.input<typeof homeDraft>;

/** null: now. */
export const homePublication = z.object({ at: z.nullable(timestamp), version });
export const contentChange = z.object({ version });
const versionId = queryInt().check(z.nonnegative(), z.maximum(2_147_483_647));
/** 0: the page that every store begins with. */
export const contentVersionParams = z.object({ id: versionId });

const who = z.nullable(z.string());

export const contentVersion = z.object({
  /** 0: the page that every store begins with. */
  id: z.int().check(z.nonnegative()),
  state: z.enum(versionStates),
  /** Since when shoppers see it, or would. */
  publishAt: z.nullable(timestamp),
  /** When it was published or scheduled. */
  publishedAt: z.nullable(timestamp),
  publishedBy: who,
  /** For its preview; null: it has none. */
  key: z.nullable(z.string()),
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** Of whichever page's content: its draft, and which versions there are. */
export const contentState = z.object({
  version,
  draft: z.nullable(z.object({ changedAt: timestamp, changedBy: who, key: z.string() })),
  /** The newest first, at most 50; the last one is the page that every store begins with, where there is one. */
  versions: z.array(contentVersion),
});
export type ContentState = z.infer<typeof contentState>;

export const homeEditor = z.object({
  ...contentState.shape,
  /** Of the draft; without one, what shoppers see. */
  content: homeContentBody,
  /** Pictures that may be chosen beside new ones: the page's own, and those that its versions have. */
  pictures: z.array(contentPicture),
});
export type HomeEditor = z.infer<typeof homeEditor>;
