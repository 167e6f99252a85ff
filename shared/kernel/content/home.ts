import { linkTarget } from './content-link.ts';
import type { slideTones } from './home-limits.ts';

/** A picture of a page's content, as it is known before it loads. */
export interface ContentPicture {
  readonly file: string;
  /** Px of the master. */
  readonly width: number;
  readonly height: number;
  /** A tiny version as a data URI; none for a picture that lets its ground through. */
  readonly placeholder?: string | undefined;
  /** See `PictureFocus`; none: what the page chooses. */
  readonly focus?: string | undefined;
}

/** `Picture` is only its file in what an editor sends. */
export interface HomeSlide<Picture = ContentPicture> {
  /** With its line breaks; joined by spaces it is the quoted name. */
  readonly title: string;
  readonly text: string | null;
  readonly label: string;
  readonly link: string;
  readonly alt: string;
  /** Of the picture; the words have the other one. */
  readonly tone: (typeof slideTones)[number];
  readonly wide: Picture;
  /** For phones and tablets in portrait; null: the wide one is cropped. */
  readonly portrait: Picture | null;
}

export interface HomeTile<Picture = ContentPicture> {
  readonly name: string;
  readonly link: string;
  readonly alt: string;
  readonly picture: Picture;
}

/** A row of products. */
export interface ProductsPart {
  readonly kind: 'products';
  readonly title: string;
  /** Slug; null: the latest products of the store. */
  readonly collection: string | null;
}

export interface TilesPart<Picture = ContentPicture> {
  readonly kind: 'tiles';
  /** Read out, and not shown. */
  readonly title: string;
  readonly tiles: readonly HomeTile<Picture>[];
}

/** Words over a picture, which is decoration: of the whole width (`brand`), or in a box (`banner`). */
export interface WordsPart<Picture = ContentPicture> {
  readonly kind: 'brand' | 'banner';
  /** `{saleUpTo}` stands for the largest discount in percent; without a sale such a part is not shown. */
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly link: string;
  readonly picture: Picture;
}

export type HomePart<Picture = ContentPicture> = ProductsPart | TilesPart<Picture> | WordsPart<Picture>;

export interface HomeContent<Picture = ContentPicture> {
  readonly slides: readonly HomeSlide<Picture>[];
  /** Below the slides, in their order. */
  readonly parts: readonly HomePart<Picture>[];
}

/** What an editor sends: pictures by name, measured where they are kept. */
export type HomeDraft = HomeContent<SentPicture>;

type SentPicture = Pick<ContentPicture, 'file' | 'focus'>;

/** In whole percent; null: nothing is on sale. */
type SaleUpTo = number | null;

const salePlace = '{saleUpTo}';

const withSale = (text: string, saleUpTo: SaleUpTo) => text.replaceAll(salePlace, String(saleUpTo ?? ''));

interface Now {
  /** Where a link leads; null: to something that is gone, or that shoppers do not see. */
  readonly live: (link: string) => string | null;
  readonly saleUpTo: SaleUpTo;
  /** Where a slide or block leads whose own link is dead. */
  readonly elsewhere: string;
}

/**
 * What shoppers see of a home page now: tiles, banners and rows whose collection or product is gone are left out, slides and
 * brand blocks lead elsewhere. Applied to what it answered it changes nothing.
 */
export function shownHome({ slides, parts }: HomeContent, { live, saleUpTo, elsewhere }: Now): HomeContent {
  return {
    slides: slides.map((slide) => ({ ...slide, link: live(slide.link) ?? elsewhere })),
    parts: parts.flatMap((part): HomePart[] => {
      switch (part.kind) {
        case 'products':
          return shownRow(part, live);
        case 'tiles': {
          const tiles = part.tiles.flatMap((tile) => {
            const link = live(tile.link);
            return link === null ? [] : [{ ...tile, link }];
          });
          return tiles.length > 0 ? [{ ...part, tiles }] : [];
        }
        case 'brand':
        case 'banner': {
          const link = live(part.link) ?? (part.kind === 'brand' ? elsewhere : null);
          const asks = [part.title, part.text].some((text) => text.includes(salePlace));
          if (link === null || (asks && saleUpTo === null)) return [];
          const words = { title: withSale(part.title, saleUpTo), text: withSale(part.text, saleUpTo) };
          return [{ ...part, ...words, link }];
        }
        // Of a newer API.
        default:
          return [];
      }
    }),
  };
}

/** The same page with other links. */
export const relinkedHome = (
  { slides, parts }: HomeContent,
  linkOf: (link: string) => string,
): HomeContent => ({
  slides: slides.map((slide) => ({ ...slide, link: linkOf(slide.link) })),
  parts: parts.map((part): HomePart => {
    if (part.kind === 'products') return part;
    if (part.kind === 'tiles')
      return { ...part, tiles: part.tiles.map((tile) => ({ ...tile, link: linkOf(tile.link) })) };
    return { ...part, link: linkOf(part.link) };
  }),
});

function shownRow(part: ProductsPart, live: Now['live']): HomePart[] {
  if (part.collection === null) return [part];
  const link = live(`/collections/${part.collection}`);
  const target = link === null ? null : linkTarget(link);
  return target?.kind === 'collection' ? [{ ...part, collection: target.slug }] : [];
}

interface Found {
  /** 'slides.0.wide' */
  readonly path: string;
  readonly value: string;
}

/** Every link of it, and the collections of rows as links to them. */
export function linksIn({ slides, parts }: HomeContent<unknown>): readonly Found[] {
  return [
    ...slides.map(({ link }, index) => ({ path: `slides.${String(index)}.link`, value: link })),
    ...parts.flatMap((part, index): Found[] => {
      const path = `parts.${String(index)}`;
      if (part.kind === 'products')
        return part.collection === null
          ? []
          : [{ path: `${path}.collection`, value: `/collections/${part.collection}` }];
      if (part.kind !== 'tiles') return [{ path: `${path}.link`, value: part.link }];
      return part.tiles.map(({ link }, tile) => ({
        path: `${path}.tiles.${String(tile)}.link`,
        value: link,
      }));
    }),
  ];
}

/** All its pictures, in their order. */
export const homePicturesIn = <Picture>({ slides, parts }: HomeContent<Picture>): readonly Picture[] => [
  ...slides.flatMap(({ wide, portrait }) => (portrait === null ? [wide] : [wide, portrait])),
  ...parts.flatMap((part) => {
    if (part.kind === 'products') return [];
    return part.kind === 'tiles' ? part.tiles.map(({ picture }) => picture) : [part.picture];
  }),
];

interface Measured {
  readonly content: HomeContent;
  /** Where pictures stand that are not kept. */
  readonly unknown: readonly string[];
}

/** A draft with the measures of its pictures. */
export function measuredHome(
  { slides, parts }: HomeDraft,
  pictureOf: (file: string) => ContentPicture | undefined,
): Measured {
  const unknown: string[] = [];
  const measured = ({ file, focus }: SentPicture, path: string): ContentPicture => {
    const found = pictureOf(file);
    if (!found) unknown.push(path);
    const { focus: _, ...measures } = found ?? { file, width: 1, height: 1 };
    return { ...measures, ...(focus !== undefined && { focus }) };
  };
  const content: HomeContent = {
    slides: slides.map((slide, index) => {
      const path = `slides.${String(index)}`;
      const portrait = slide.portrait && measured(slide.portrait, `${path}.portrait`);
      return { ...slide, wide: measured(slide.wide, `${path}.wide`), portrait };
    }),
    parts: parts.map((part, index): HomePart => {
      const path = `parts.${String(index)}`;
      if (part.kind === 'products') return part;
      if (part.kind !== 'tiles') return { ...part, picture: measured(part.picture, `${path}.picture`) };
      const tiles = part.tiles.map((tile, at) => ({
        ...tile,
        picture: measured(tile.picture, `${path}.tiles.${String(at)}.picture`),
      }));
      return { ...part, tiles };
    }),
  };
  return { content, unknown };
}

const oneLine = (title: string) => title.replaceAll('\n', ' ');

/** The slides as one text, for the audit log and for two editors who compare. */
export const slideWords = ({ slides }: HomeContent<unknown>): string =>
  slides
    .map(({ title, label, link }, index) => `${String(index + 1)}. ${oneLine(title)} (${label}: ${link})`)
    .join('\n');

export const partWords = ({ parts }: HomeContent<unknown>): string =>
  parts.map((part, index) => `${String(index + 1)}. ${oneLine(part.title)} (${detailOf(part)})`).join('\n');

function detailOf(part: HomePart<unknown>): string {
  if (part.kind === 'products') return part.collection ?? 'latest products';
  if (part.kind === 'tiles') return part.tiles.map(({ name }) => name).join(', ');
  return `${part.label}: ${part.link}`;
}
