import * as z from 'zod/mini';
import { productStates } from '../../kernel/catalog/product-draft.ts';
import { taxClasses } from '../../kernel/pricing/detailed-tax-rule.ts';
import { saleStates } from '../../kernel/pricing/sale.ts';
import { productColor, productImage } from '../schemas/catalog/catalog.ts';
import { gender, line, money, productId, size, text, timestamp } from '../schemas/primitives.ts';
import { pickedProduct } from './product-list.ts';

// A product as administrators see it.

const count = z.int().check(z.nonnegative());
const version = z.int().check(z.positive());
const state = z.enum(productStates);

export const adminProductParams = z.object({ id: productId });

/** What a form offers to choose from. */
export const productOptions = z.object({
  colors: z.array(productColor),
  /** In use, most frequent first. */
  categories: z.array(z.string()),
  /** In use, most frequent first. */
  tags: z.optional(z.array(z.string())),
  /** Size charts that were published. */
  sizeCharts: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
});
export type ProductOptions = z.infer<typeof productOptions>;

export const newColor = z.object({
  name: line('Enter the name of the color.', 40),
  /** As in CSS: '#1f3d36'. */
  code: text().check(z.regex(/^#[0-9a-f]{6}$/, 'Choose what the color looks like.')),
});
export type NewColor = z.input<typeof newColor>;
export const addedColor = z.object({ color: productColor });

/** A picture as it is kept: its measures are those of what was made of the file. */
export const uploadedPicture = z.pick(productImage, {
  ...{ file: true, url: true, width: true, height: true, placeholder: true },
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const adminVariant = z.object({
  id: z.int(),
  size,
  color: productColor,
  sku: z.string(),
  gtin: z.nullable(z.string()),
  weightGrams: z.nullable(z.int()),
  /** What one unit costs the store. */
  cost: z.nullable(money),
  /** Units in the store; unpaid orders hold `reserved` of them. */
  onHand: count,
  reserved: count,
});
export type AdminVariant = z.infer<typeof adminVariant>;

/** A change as the audit log has it; values as words. */
export const productChange = z.object({
  id: z.int(),
  at: timestamp,
  /** null: a member of the staff whose account is gone. */
  actor: z.nullable(z.string()),
  action: z.string(),
  fields: z.array(z.object({ name: z.string(), was: z.string(), is: z.string() })),
});
export type ProductChange = z.infer<typeof productChange>;

const askedPrice = z.object({ price: money, compareAtPrice: z.nullable(money) });

const productSale = z.object({
  price: money,
  /** Days of the store, both of them included. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  state: z.enum(saleStates),
  /** What the product had before it; null: it has not begun. */
  before: z.nullable(askedPrice),
});
export type ProductSale = z.infer<typeof productSale>;

const productPrice = z.extend(askedPrice, {
  at: timestamp,
  /** Whether the product was published. */
  offered: z.boolean(),
});

export const adminProduct = z.object({
  id: z.int(),
  slug: z.string(),
  state,
  version,
  createdAt: timestamp,
  changedAt: timestamp,
  name: z.string(),
  description: z.string(),
  details: z.array(z.string()),
  price: money,
  compareAtPrice: z.nullable(money),
  gender,
  categories: z.array(z.string()),
  releasedAt: timestamp,
  limited: z.boolean(),
  fitNote: z.nullable(z.string()),
  /** More words that it is found by. */
  keywords: z.string(),
  /** Products that are sold together with it as a set. */
  setOf: z.array(z.int()),
  /** Shown beside it, in this order; drafts and withdrawn ones, which shoppers do not see, too. */
  related: z.optional(z.array(pickedProduct)),
  /** Of the staff: shoppers do not see them. */
  tags: z.optional(z.array(z.string())),
  fiberContent: z.nullable(z.string()),
  /** ISO 3166, two letters. */
  originCountry: z.nullable(z.string()),
  /** How states tax it; null: like all goods. An older server does not know it. */
  taxClass: z.optional(z.nullable(z.enum(taxClasses))),
  /** Number of its own size chart; null: those of its categories. */
  sizeChart: z.optional(z.nullable(z.int())),
  images: z.array(productImage),
  /** By color, then by size. */
  variants: z.array(adminVariant),
  /** Newest first, at most 20. */
  changes: z.array(productChange),
  /** The one that is planned or runs, else the last one. */
  sale: z.optional(z.nullable(productSale)),
  /** What it has cost since when, newest first: at most 100. */
  prices: z.optional(z.array(productPrice)),
});
export type AdminProduct = z.infer<typeof adminProduct>;
