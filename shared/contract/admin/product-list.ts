import * as z from 'zod/mini';
import { filterLengths } from '../../kernel/catalog/catalog-filter.ts';
import { productLimits, productStates } from '../../kernel/catalog/product-draft.ts';
import { pictureNameLimits } from '../../kernel/catalog/picture-names.ts';
import { printable } from '../schemas/contact.ts';
import { gender, money, text, timestamp } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { productListSorts } from './product-sorts.ts';

// Lists of products.

const count = z.int().check(z.nonnegative());
const version = z.int().check(z.positive());
const state = z.enum(productStates);

export const adminProductSummary = z.object({
  id: z.int(),
  name: z.string(),
  state,
  price: money,
  compareAtPrice: z.nullable(money),
  gender,
  categories: z.array(z.string()),
  /** Of its first picture. */
  imageFile: z.nullable(z.string()),
  /** How many variants it has; of them those that are low, and those with nothing that can be sold. */
  variants: count,
  low: count,
  out: count,
  /** Units that can be sold. */
  free: count,
  releasedAt: timestamp,
  changedAt: timestamp,
  /** Raised by every change but those of stock: a change names the version that it is based on. */
  version,
  /** Of the staff: shoppers do not see them. */
  tags: z.optional(z.array(z.string())),
});
export type AdminProductSummary = z.infer<typeof adminProductSummary>;

export const adminProductList = adminList(adminProductSummary);

/** Numbers, handles or SKUs in lower case, each with a slash behind it but the last: names of files have none. */
export const pictureNameQuery = z.object({
  keys: z.pipe(
    z.pipe(
      text().check(z.maxLength(pictureNameLimits.asked * (pictureNameLimits.key + 1))),
      z.transform((keys) => [...new Set(keys.split('/').filter((key) => key !== ''))]),
    ),
    z.array(z.string().check(z.maxLength(pictureNameLimits.key))).check(z.maxLength(pictureNameLimits.asked)),
  ),
});

/** Those that the store knows. */
export const namedProducts = z.object({
  content: z.array(
    z.object({
      key: z.string(),
      id: z.int(),
      name: z.string(),
      /** Of the variant with this SKU. */
      color: z.nullable(z.string()),
    }),
  ),
});

export const adminProductQuery = z.extend(adminListQuery, {
  /** Parts of its name; its number; the beginning of a SKU; a GTIN. */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  state: z.optional(state),
  /** none: those that have no picture. */
  pictures: z.optional(z.enum(['none'])),
  /** low: it has a variant with few units; out: with none. */
  stock: z.optional(z.enum(['low', 'out'])),
  gender: z.optional(gender),
  category: z.optional(text().check(z.minLength(1), z.maxLength(filterLengths.category))),
  tag: z.optional(text().check(z.minLength(1), z.maxLength(productLimits.tag))),
  sort: z._default(z.enum(productListSorts), 'newest'),
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

/** A product in a list that is made by hand. */
export const pickedProduct = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(productStates),
  imageFile: z.nullable(z.string()),
});
export type PickedProduct = z.infer<typeof pickedProduct>;
