import * as z from 'zod/mini';
import type { HomeContent, HomePart } from '../../../kernel/content/home.ts';
import { homePartKinds, slideTones } from '../../../kernel/content/home-limits.ts';
import { text } from '../primitives.ts';

const px = z.int().check(z.positive());

export const contentPicture = z.object({
  /** File name below `/media/<width>/`. */
  file: z.string(),
  width: px,
  height: px,
  placeholder: z.optional(z.string().check(z.startsWith('data:image/'))),
  /** What stays in view where it is cropped, as a position of CSS; none: what the page chooses. */
  focus: z.optional(z.string()),
});

const slide = z.object({
  title: z.string(),
  text: z.nullable(z.string()),
  label: z.string(),
  link: z.string(),
  alt: z.string(),
  tone: z.enum(slideTones),
  wide: contentPicture,
  portrait: z.nullable(contentPicture),
});

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('products'), title: z.string(), collection: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('tiles'),
    title: z.string(),
    tiles: z.array(
      z.object({ name: z.string(), link: z.string(), alt: z.string(), picture: contentPicture }),
    ),
  }),
  z.object({
    kind: z.enum(['brand', 'banner']),
    title: z.string(),
    text: z.string(),
    label: z.string(),
    link: z.string(),
    picture: contentPicture,
  }),
]);

/** What the kernel calls it, which nothing changes in place. */
type Reads<Value> = z.ZodMiniType<Value, Value>;

const slides = z.array(slide).check(z.minLength(1)) as unknown as Reads<HomeContent['slides']>;

/** As it is stored, and as editors get it. */
export const homeContentBody = z.object({
  slides,
  parts: z.array(part) as unknown as Reads<HomeContent['parts']>,
});

const isKnown = (kind: string) => homePartKinds.some((known) => known === kind);

/** A part of a newer API, which this release does not draw. */
const unknownPart = z.object({ kind: z.string().check(z.refine((kind) => !isKnown(kind))) });

/** What shoppers see now. */
export const homeContent = z.object({
  slides,
  parts: z.array(z.union([part, unknownPart])) as unknown as Reads<readonly HomePart[]>,
  /** It is a version that was asked for by its key, and not what shoppers see. */
  preview: z.optional(z.boolean()),
});
export type HomeAnswer = z.infer<typeof homeContent>;

export const homeContentQuery = z.object({
  /** Key of a version; one that is unknown, or none, asks for what shoppers see. */
  draft: z.optional(text().check(z.maxLength(100))),
});
