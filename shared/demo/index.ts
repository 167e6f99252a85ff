// Runs in browsers, too (mocks), so it must not use Node; the folder of the pictures is in pictures.ts.
import type * as z from 'zod/mini';
import type { DetailedTaxRule } from '../kernel/pricing/detailed-tax-rule.ts';
import { defaultShopFront, type ShopFront } from '../kernel/shop/shop-front.ts';
import { policyFieldsOf, type PolicyFields } from '../kernel/shop/policy-fields.ts';
import { defaultShopPolicy } from '../kernel/shop/shop-policy.ts';
import catalog from './data/catalog.json' with { type: 'json' };
import pictures from './data/pictures.json' with { type: 'json' };
import reviews from './data/reviews.json' with { type: 'json' };
import shop from './data/shop.json' with { type: 'json' };
import taxRules from './data/tax-rules.json' with { type: 'json' };
import { catalogFile, picturesFile, reviewsFile, shopFile, taxRulesFile } from './schema.ts';

export * from './accounts.ts';

type CatalogFile = z.output<typeof catalogFile>;
type ProductInFile = CatalogFile['products'][number];

export type DemoColor = CatalogFile['colors'][number];
export type DemoCollection = CatalogFile['collections'][number];
export type DemoArtwork = CatalogFile['artwork'][number];
/** Width and height of the master in pixels, and its placeholder. */
export type DemoPicture = z.output<typeof picturesFile>[string];
/** `url` is the file's name. */
export type DemoImage = ProductInFile['images'][number] & DemoPicture;
/**
 * The id is made of the product's id and the variant's position in its list (product 101: 10101, 10102, …), the same
 * everywhere.
 */
export type DemoVariant = ProductInFile['variants'][number] & { readonly id: number };
/** Prices in cents; `releasedDaysAgo` in whole days before the time of seeding. */
export type DemoProduct = Omit<ProductInFile, 'images' | 'variants'> & {
  readonly images: readonly DemoImage[];
  readonly variants: readonly DemoVariant[];
};
/** `daysAgo` in whole days before the time of seeding. */
export type DemoReview = z.output<typeof reviewsFile>['reviews'][number];
/** Rate in percent of the subtotal. */
export type DemoTaxRule = z.output<typeof taxRulesFile>['rules'][number];

const file = catalogFile.parse(catalog);

/** All pictures of the demo catalog by file name. */
export const demoPictures: Readonly<Record<string, DemoPicture>> = picturesFile.parse(pictures);

function pictureOf(name: string): DemoPicture {
  const found = demoPictures[name];
  if (!found) throw new Error(`The picture ${name} has no entry in the demo catalog.`);
  return found;
}

export const demoColors: readonly DemoColor[] = file.colors;
export const demoCategories: readonly string[] = file.categories;
export const demoCollections: readonly DemoCollection[] = file.collections;
export const demoArtwork: readonly DemoArtwork[] = file.artwork;
export const demoProducts: readonly DemoProduct[] = file.products.map((product) => ({
  ...product,
  images: product.images.map((image) => ({ ...image, ...pictureOf(image.url) })),
  variants: product.variants.map((variant, index) => ({ ...variant, id: product.id * 100 + index + 1 })),
}));
export const demoReviews: readonly DemoReview[] = reviewsFile.parse(reviews).reviews;
const taxFile = taxRulesFile.parse(taxRules);
export const demoTaxRules: readonly DemoTaxRule[] = taxFile.rules;
/** How states tax clothing in another way than all goods; which law says so stands beside each in the file. */
export const demoDetailedTaxRules: readonly DetailedTaxRule[] = taxFile.detailed.map(
  ({ source: _, ...rule }) => ({
    ...{ ...rule, level: 'state', name: '', zips: [], from: null, until: null },
  }),
);
/** All that the demo sells is worn every day, too. */
export const demoTaxClass = 'clothing' as const;
/** The demo shop is registered wherever a rule of it charges something. */
export const demoTaxRegistrations = demoTaxRules.flatMap(({ state, rate }) =>
  state === null || rate === 0 ? [] : [{ state, from: '2020-01-01', until: null, permit: '' }],
);

/** What the demo shop promises: it offers all methods. */
export const demoPolicy: PolicyFields = {
  ...policyFieldsOf(defaultShopPolicy),
  ...{ expeditedPrice: 1990, expeditedFreeFrom: null, nextDayPrice: 3490, nextDayFreeFrom: null },
  nextDayNotTo: ['AK', 'HI'],
};

/** The demo shop has no pages of its own: its links lead to the networks. */
export const demoFront: ShopFront = {
  ...defaultShopFront,
  ...{ instagram: 'https://www.instagram.com/', youtube: 'https://www.youtube.com/' },
  ...{ tiktok: 'https://www.tiktok.com/', pinterest: 'https://www.pinterest.com/' },
};

const { version: _version, ...facts } = shopFile.parse(shop);
/** Facts of the demo shop; invented. */
export const demoShop: Omit<z.output<typeof shopFile>, 'version'> = facts;
