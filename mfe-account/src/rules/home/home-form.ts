import type {
  ContentPicture,
  HomeContent,
  HomePart,
  HomeSlide,
  HomeTile,
  ProductsPart,
  TilesPart,
  WordsPart,
} from '@ritual/shared/kernel';
import { bare, isSameContent, keyed, type Keyed } from '../content/keyed.ts';

export type FormSlide = HomeSlide & Keyed;
export type FormTile = HomeTile & Keyed;
export type FormTiles = Omit<TilesPart, 'tiles'> & Keyed & { readonly tiles: readonly FormTile[] };
export type FormWords = WordsPart & Keyed;
export type FormRow = ProductsPart & Keyed;
export type FormPart = FormRow | FormTiles | FormWords;

/** The home page as its form has it. */
export interface HomeForm {
  readonly slides: readonly FormSlide[];
  readonly parts: readonly FormPart[];
}

const formPart = (part: HomePart): FormPart =>
  part.kind === 'tiles' ? keyed({ ...part, tiles: part.tiles.map(keyed) }) : keyed(part);

export const formOf = ({ slides, parts }: HomeContent): HomeForm => ({
  slides: slides.map(keyed),
  parts: parts.map(formPart),
});

function barePart(part: FormPart): HomePart {
  switch (part.kind) {
    case 'tiles':
      return { ...bare(part), tiles: part.tiles.map(bare) };
    case 'products':
      return bare(part);
    default:
      return bare(part);
  }
}

export const contentOf = ({ slides, parts }: HomeForm): HomeContent => ({
  slides: slides.map((slide) => ({ ...bare(slide), text: slide.text?.trim() ? slide.text : null })),
  parts: parts.map(barePart),
});

/** Whether both would be sent as the same page. */
export const isSame = (one: HomeContent, other: HomeContent): boolean => isSameContent(one, other);

const noPicture: ContentPicture = { file: '', width: 1, height: 1 };

export const newSlide = (): FormSlide =>
  keyed({
    ...{ title: '', text: null, label: 'Shop Now', link: '/collections', alt: '', tone: 'dark' },
    ...{ wide: noPicture, portrait: null },
  });

export const newTile = (): FormTile => keyed({ name: '', link: '', alt: '', picture: noPicture });

export const newPart = (kind: HomePart['kind']): FormPart => {
  if (kind === 'products') return keyed({ kind, title: '', collection: null });
  if (kind === 'tiles') return keyed({ kind, title: '', tiles: [newTile()] });
  return keyed({ kind, title: '', text: '', label: '', link: '', picture: noPicture });
};

export const partLabels: Readonly<Record<HomePart['kind'], string>> = {
  products: 'Row of products',
  tiles: 'Tiles',
  brand: 'Wide block',
  banner: 'Banner',
};

const names: Readonly<Record<string, string>> = {
  ...{ title: 'Title', text: 'Text', label: 'Words of the link', link: 'Link', alt: 'What it shows' },
  ...{ wide: 'Picture', portrait: 'Picture for phones', picture: 'Picture', name: 'Name' },
  collection: 'Products',
};

/** 'slides.0.title' → 'Slide 1, title' */
export function placeWords(path: string, { parts }: HomeForm): string {
  const [list, index, ...rest] = path.split('.');
  const at = Number(index);
  const part = parts[at];
  const what = list === 'slides' ? 'Slide' : part ? partLabels[part.kind] : 'Part';
  if (index === undefined) return list === 'slides' ? 'Slides' : 'Parts';
  const [field, tile, ofTile] = rest;
  const place = `${what} ${String(at + 1)}`;
  if (field === undefined) return place;
  if (field === 'tiles' && tile !== undefined)
    return `${place}, tile ${String(Number(tile) + 1)}, ${(names[ofTile ?? ''] ?? 'tile').toLowerCase()}`;
  return `${place}, ${(names[field] ?? field).toLowerCase()}`;
}
