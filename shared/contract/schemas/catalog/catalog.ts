import * as z from 'zod/mini';
import { filterLengths, productSorts } from '../../../kernel/catalog/catalog-filter.ts';
import {
  money,
  gender,
  listOf,
  page,
  productId,
  queryFlag,
  queryInt,
  size,
  text,
  timestamp,
  variantId,
} from '../primitives.ts';

const picture = {
  /** File name below `/media/<width>/`. */
  file: z.string(),
  alt: z.string(),
  /** Px of the master: no size of it is larger. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /**
   * A placeholder as a data URI, displayed until the picture has loaded. In lists the first picture of a product has one, in
   * a product's own answer all have; a picture with transparency has none.
   */
  placeholder: z.optional(z.string().check(z.startsWith('data:image/'))),
  /** What stays in view where it is cropped, as a position of CSS: '30% 70%'. None: its middle. */
  focus: z.optional(z.string()),
};

export const productImage = z.object({
  ...picture,
  /** URL of the largest size. */
  url: z.string(),
  /** Key of the color that the picture shows. */
  color: z.nullable(z.string()),
  position: z.int().check(z.nonnegative()),
});
export type ProductImage = z.infer<typeof productImage>;

export const productColor = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type ProductColor = z.infer<typeof productColor>;

export const variant = z.object({
  id: variantId,
  size,
  stock: z.int().check(z.nonnegative()),
  color: productColor,
});
export type Variant = z.infer<typeof variant>;

/** The fields of a product card. */
export const productSummary = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  price: money,
  compareAtPrice: z.nullable(money),
  imageUrl: z.nullable(z.string()),
  images: z.array(productImage),
  gender,
  categories: z.array(z.string()),
  variants: z.array(variant),
  limited: z.boolean(),
  createdAt: timestamp,
  releasedAt: timestamp,
});
export type ProductSummary = z.infer<typeof productSummary>;
export const productList = z.array(productSummary);

export const product = z.extend(productSummary, {
  description: z.string(),
  details: z.array(z.string()),
  fitNote: z.nullable(z.string()),
  /** Number of its own size chart. */
  sizeChart: z.optional(z.int()),
  /** It was asked for by the key of a preview: shoppers do not see it so. */
  preview: z.optional(z.literal(true)),
});
export type Product = z.infer<typeof product>;

export const productFilterQuery = z.object({
  gender: listOf(gender),
  category: listOf(text().check(z.minLength(1), z.maxLength(filterLengths.category))),
  size: listOf(size),
  color: listOf(text().check(z.minLength(1), z.maxLength(filterLengths.color))),
  collection: z.optional(text().check(z.maxLength(80))),
  q: z.optional(text().check(z.trim(), z.maxLength(100))),
});

export const productListQuery = z.extend(productFilterQuery, {
  sort: z._default(z.enum(productSorts), 'newest'),
  offset: z._default(queryInt().check(z.minimum(0), z.maximum(1_000_000)), 0),
  limit: z._default(queryInt().check(z.minimum(1), z.maximum(120)), 60),
  /**
   * Only these products, in this order, regardless of the other filters; products that do not exist (any more) are left out.
   */
  id: listOf(productId).check(z.refine((ids) => ids.length <= 24, 'at most 24')),
});
export type ProductListQuery = z.input<typeof productListQuery>;

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const facets = z.object({
  gender: z.array(facetValue),
  category: z.array(facetValue),
  size: z.array(facetValue),
  color: z.array(z.extend(facetValue, { code: z.string() })),
});
export type Facets = z.infer<typeof facets>;

export const newProductSorts = ['createdAt,desc', 'price,asc', 'price,desc', 'trending'] as const;
export const newProductsQuery = z.object({
  from: timestamp,
  to: timestamp,
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(60)), 12),
  sort: z._default(z.enum(newProductSorts), 'createdAt,desc'),
  inStock: z.optional(queryFlag),
});
export const newProducts = z.object({ content: z.array(productSummary), last: z.boolean() });
export type NewProducts = z.infer<typeof newProducts>;

export const collection = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  rule: z.string(),
  /** Above its products, and where it is a tile. */
  picture: z.optional(z.object(picture)),
  /** The staff has put its products in order: a list without a sort has it. */
  ordered: z.optional(z.literal(true)),
});
export type Collection = z.infer<typeof collection>;
export const collectionList = z.array(collection);

export const review = z.object({
  id: z.int(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  fit: z.enum(['small', 'true', 'large']),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  state: z.string(),
  size: z.string(),
  color: z.string(),
  createdAt: timestamp,
  /** Its author received the product. */
  verified: z.optional(z.literal(true)),
  /** Of the store. */
  answer: z.optional(z.string()),
});
export type Review = z.infer<typeof review>;
export const reviewList = z.array(review);

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const reviewPageQuery = z.object({
  sort: z._default(z.enum(reviewSorts), 'newest'),
  offset: z._default(queryInt().check(z.minimum(0), z.maximum(1_000_000)), 0),
  limit: z._default(queryInt().check(z.minimum(1), z.maximum(60)), 12),
});
/** Counts of all reviews of a product, regardless of the page size. */
export const reviewCounts = z.object({
  /** Number of reviews by stars, five first. */
  stars: z.array(z.int()).check(z.length(5)),
  fits: z.object({ small: z.int(), true: z.int(), large: z.int() }),
});
export type ReviewCounts = z.infer<typeof reviewCounts>;
export const reviewPage = z.object({ counts: reviewCounts, content: z.array(review) });
export type ReviewPage = z.infer<typeof reviewPage>;

export const productParams = z.object({ id: productId });
export const productPreviewQuery = z.object({
  /** Key of a preview; one that is unknown or too old, or none, asks for what shoppers see. */
  draft: z.optional(text().check(z.maxLength(100))),
});
export const slugParams = z.object({ slug: text().check(z.minLength(1), z.maxLength(80)) });
export const searchQuery = z.object({
  q: text().check(z.trim(), z.minLength(1), z.maxLength(100)),
  limit: z._default(queryInt().check(z.minimum(1), z.maximum(120)), 60),
});
