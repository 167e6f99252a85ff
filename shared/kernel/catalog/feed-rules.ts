import { endOfStoreDay, storeMoment } from '../shipping/business-days.ts';
import type { AskedPrice, Sale } from '../pricing/sale.ts';
import { isGtin } from './product-draft.ts';

/**
 * Limits of the file that Google Merchant Center and the catalog of Meta read, one entry for each variant. Title, description, additional
 * pictures: Google's product data specification (support.google.com/merchants/answer/7052112); pictures of clothing: its image_link page
 * (answer/6324350); 500 px: what Meta asks for (developers.facebook.com, catalog fields).
 */
export const feedLimits = {
  title: 150,
  description: 5000,
  additionalImages: 10,
  /** Both sides, in px. */
  imageRefused: 250,
  imageAdvised: 500,
} as const;

interface FeedVariant {
  readonly sku: string;
  readonly gtin: string | null;
  readonly size: string;
  readonly color: { readonly name: string };
}

export interface FeedProduct {
  readonly name: string;
  readonly description: string;
  /** In the order in which shoppers see them. */
  readonly images: readonly { readonly width: number; readonly height: number }[];
  readonly variants: readonly FeedVariant[];
}

export interface FeedProblem {
  readonly words: string;
  /** They do not list it so; else they list it to fewer people. */
  readonly isRefused: boolean;
}

/** 'Ascend Legging, Pine, M': a variant is told from others by its title. */
export const feedTitle = (name: string, { color, size }: Pick<FeedVariant, 'color' | 'size'>): string =>
  `${name}, ${color.name}, ${size}`;

/**
 * GTINs that no article of trade has: for use within a store (GS1 prefixes 02, 04, 20 to 29) and of coupons (05, 98, 99). Google refuses them
 * (support.google.com/merchants/answer/6324461).
 */
function isReserved(gtin: string): boolean {
  const digits = gtin.padStart(14, '0').slice(1);
  return /^(2|02|04|05|98|99)/.test(digits);
}

/** What Google or Meta would say about a product, checked against their published rules for each field. */
export function feedProblems({ name, description, images, variants }: FeedProduct): readonly FeedProblem[] {
  const [first] = images;
  const side = first ? Math.min(first.width, first.height) : null;
  const skusOf = (is: (variant: FeedVariant) => boolean) => variants.filter(is).map(({ sku }) => sku);
  const missing = skusOf(({ gtin }) => gtin === null);
  const wrong = skusOf(({ gtin }) => gtin !== null && (!isGtin(gtin) || isReserved(gtin)));
  const long = variants.some((variant) => feedTitle(name, variant).length > feedLimits.title);
  const refused = (words: string): FeedProblem => ({ words, isRefused: true });
  const advised = (words: string): FeedProblem => ({ words, isRefused: false });
  return [
    ...(variants.length === 0 ? [refused('It has no variant, and each entry is one.')] : []),
    ...(long
      ? [refused(`Name, color and size have more than ${String(feedLimits.title)} characters together.`)]
      : []),
    ...(name === name.toUpperCase() && name.replace(/[^A-Z]/g, '').length > 4
      ? [refused('The name is in capital letters only, which Google takes for promotion.')]
      : []),
    ...(description.trim() === '' ? [refused('It has no description.')] : []),
    ...(description.length > feedLimits.description
      ? [refused(`The description has more than ${String(feedLimits.description)} characters.`)]
      : []),
    ...pictureProblem(side, refused, advised),
    ...(wrong.length === 0
      ? []
      : [refused(`${someOf(wrong)}: this GTIN is none that an article of trade can have.`)]),
    ...(missing.length === 0
      ? []
      : [advised(`${someOf(missing)}: without a GTIN. Enter it if the maker has given one.`)]),
  ];
}

type Say = (words: string) => FeedProblem;

function pictureProblem(side: number | null, refused: Say, advised: Say): readonly FeedProblem[] {
  const { imageRefused, imageAdvised } = feedLimits;
  const below = (px: number) => `below ${String(px)} × ${String(px)} px`;
  if (side === null) return [refused('It has no picture.')];
  if (side < imageRefused) return [refused(`Its first picture is ${below(imageRefused)}.`)];
  return side < imageAdvised
    ? [advised(`Its first picture is ${below(imageAdvised)}, which Meta asks for.`)]
    : [];
}

/** 'A-1, A-2 and 4 more' */
function someOf(skus: readonly string[]): string {
  const named = skus.slice(0, 2).join(', ');
  return skus.length > 2 ? `${named} and ${String(skus.length - 2)} more` : named;
}

export interface FeedPrice {
  readonly price: number;
  readonly salePrice: number | null;
  /** null: it is not known when the sale begins and ends. */
  readonly during: { readonly from: Date; readonly to: Date } | null;
}

/** The price without the sale, and the one of the sale that runs or, with its days, of the one that is planned. */
export function feedPrice({ price, compareAtPrice }: AskedPrice, sale: Sale | null): FeedPrice {
  const days = (of: Sale) => ({ from: storeMoment(of.firstDay, '00:00'), to: endOfStoreDay(of.lastDay) });
  if (compareAtPrice !== null && compareAtPrice > price) {
    const isOfSale =
      sale?.state === 'RUNNING' && sale.price === price && sale.before?.price === compareAtPrice;
    return { price: compareAtPrice, salePrice: price, during: isOfSale ? days(sale) : null };
  }
  const isComing = sale?.state === 'PLANNED' && sale.price < price;
  return isComing
    ? { price, salePrice: sale.price, during: days(sale) }
    : { price, salePrice: null, during: null };
}

/**
 * Google's own names of categories, where a word of this store means one of them and nothing else
 * (www.google.com/basepages/producttype/taxonomy.en-US.txt).
 */
const googleCategories: Readonly<Record<string, string>> = {
  Tops: 'Shirts & Tops',
  Tees: 'Shirts & Tops',
  Tanks: 'Shirts & Tops',
  Pants: 'Pants',
  Joggers: 'Pants',
  Shorts: 'Shorts',
  Skirts: 'Skirts',
  Dresses: 'Dresses',
  Jackets: 'Outerwear > Coats & Jackets',
};

/** null: it is left to Google, which finds one by itself. */
export function googleCategory(categories: readonly string[]): string | null {
  // A set of a top and leggings is neither.
  const found = new Set(categories.map((name) => googleCategories[name]));
  const [only] = found;
  return found.size === 1 && only !== undefined ? `Apparel & Accessories > Clothing > ${only}` : null;
}
