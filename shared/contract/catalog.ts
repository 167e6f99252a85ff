import { z } from 'zod';
import { filterLengths, productSorts } from '../kernel/catalog-filter.ts';
import {
  money,
  gender,
  listOf,
  page,
  productId,
  queryInt,
  size,
  text,
  timestamp,
  variantId,
} from './primitives.ts';

export const productImage = z.object({
  /** File name below `/media/<width>/`. */
  file: z.string(),
  /** Address of the largest form. */
  url: z.string(),
  alt: z.string(),
  /** Colour key that the picture shows. */
  color: z.string().nullable(),
  position: z.number().int().nonnegative(),
  /** Px of the master: no form of it is larger. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /**
   * A tiny form as a data URI, to stand where the picture will be. In lists the first picture of a product has one, in
   * a product's own answer all have; a picture that lets its ground through has none.
   */
  placeholder: z.string().startsWith('data:image/').optional(),
});
export type ProductImage = z.infer<typeof productImage>;

export const productColor = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type ProductColor = z.infer<typeof productColor>;

export const variant = z.object({
  id: variantId,
  size,
  stock: z.number().int().nonnegative(),
  color: productColor,
});
export type Variant = z.infer<typeof variant>;

/** What a card shows. */
export const productSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  price: money,
  compareAtPrice: money.nullable(),
  imageUrl: z.string().nullable(),
  images: z.array(productImage),
  gender,
  categories: z.array(z.string()),
  variants: z.array(variant),
  limited: z.boolean(),
  createdAt: timestamp,
  releasedAt: timestamp,
});
export type ProductSummary = z.infer<typeof productSummary>;

export const product = productSummary.extend({
  description: z.string(),
  details: z.array(z.string()),
  fitNote: z.string().nullable(),
});
export type Product = z.infer<typeof product>;

export const productFilterQuery = z.object({
  gender: listOf(gender),
  category: listOf(text().min(1).max(filterLengths.category)),
  size: listOf(size),
  color: listOf(text().min(1).max(filterLengths.color)),
  collection: text().max(80).optional(),
  q: text().trim().max(100).optional(),
});

export const productListQuery = productFilterQuery.extend({
  sort: z.enum(productSorts).default('newest'),
  offset: queryInt().min(0).max(1_000_000).default(0),
  limit: queryInt().min(1).max(120).default(60),
  /** Only these, in this order, whatever else is asked for; what is not there (any more) is left out. */
  id: listOf(productId).refine((ids) => ids.length <= 24, 'at most 24'),
});
export type ProductListQuery = z.input<typeof productListQuery>;

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export const facets = z.object({
  gender: z.array(facetValue),
  category: z.array(facetValue),
  size: z.array(facetValue),
  color: z.array(facetValue.extend({ code: z.string() })),
});
export type Facets = z.infer<typeof facets>;

export const newProductSorts = ['createdAt,desc', 'price,asc', 'price,desc', 'trending'] as const;
export const newProductsQuery = z.object({
  from: timestamp,
  to: timestamp,
  page,
  size: queryInt().min(1).max(60).default(12),
  sort: z.enum(newProductSorts).default('createdAt,desc'),
  inStock: z.stringbool().optional(),
});
export const newProducts = z.object({ content: z.array(productSummary), last: z.boolean() });
export type NewProducts = z.infer<typeof newProducts>;

export const collection = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  rule: z.string(),
});
export type Collection = z.infer<typeof collection>;

export const review = z.object({
  id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  fit: z.enum(['small', 'true', 'large']),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  state: z.string(),
  size: z.string(),
  color: z.string(),
  createdAt: timestamp,
});
export type Review = z.infer<typeof review>;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const reviewPageQuery = z.object({
  sort: z.enum(reviewSorts).default('newest'),
  offset: queryInt().min(0).max(1_000_000).default(0),
  limit: queryInt().min(1).max(60).default(12),
});
/** Counts of all reviews of a product, however few of them are asked for. */
export const reviewCounts = z.object({
  /** How many gave so many stars, five first. */
  stars: z.array(z.number().int()).length(5),
  fits: z.object({ small: z.number().int(), true: z.number().int(), large: z.number().int() }),
});
export type ReviewCounts = z.infer<typeof reviewCounts>;
export const reviewPage = z.object({ counts: reviewCounts, content: z.array(review) });
export type ReviewPage = z.infer<typeof reviewPage>;

export const suggestions = z.object({
  products: z.array(
    z.object({ id: z.number().int(), name: z.string(), price: money, imageFile: z.string().nullable() }),
  ),
  categories: z.array(z.string()),
  collections: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type Suggestions = z.infer<typeof suggestions>;

export const productParams = z.object({ id: productId });
export const slugParams = z.object({ slug: text().min(1).max(80) });
export const searchQuery = z.object({
  q: text().trim().min(1).max(100),
  limit: queryInt().min(1).max(120).default(60),
});
export const suggestionsQuery = z.object({ q: text().trim().min(1).max(100) });
