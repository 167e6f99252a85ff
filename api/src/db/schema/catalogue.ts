import { genders } from '@ritual/shared/kernel';
import { boolean, integer, numeric, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const colors = pgTable('colors', {
  key: text().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
  position: integer().notNull(),
});

export const collections = pgTable('collections', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text(),
  rule: text().notNull(),
  position: integer().notNull(),
});

export const products = pgTable('products', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  details: text().array().notNull(),
  gender: text({ enum: genders }).notNull(),
  categories: text().array().notNull(),
  priceCents: integer('price_cents').notNull(),
  compareAtCents: integer('compare_at_cents'),
  limited: boolean().notNull().default(false),
  fitNote: text('fit_note'),
  setOf: integer('set_of').array().notNull(),
  keywords: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  releasedAt: at('released_at').notNull().defaultNow(),
  withdrawnAt: at('withdrawn_at'),
});

export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    file: text().notNull(),
    alt: text().notNull(),
    color: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny form as a data URI; null for a picture that lets its ground through. */
    placeholder: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** Pieces for anybody to buy are `onHand - reserved`. */
export const variants = pgTable('variants', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  sku: text().notNull(),
  size: text().notNull(),
  color: text().notNull(),
  position: integer().notNull(),
  onHand: integer('on_hand').notNull().default(0),
  reserved: integer().notNull().default(0),
  sold: integer().notNull().default(0),
});

export const collectionProducts = pgTable(
  'collection_products',
  { slug: text().notNull(), productId: integer('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.slug, table.productId] })],
);

export const reviews = pgTable('reviews', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  rating: integer().notNull(),
  fit: text({ enum: ['small', 'true', 'large'] }).notNull(),
  title: text().notNull(),
  text: text().notNull(),
  author: text().notNull(),
  state: text().notNull(),
  size: text().notNull(),
  color: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const taxRules = pgTable('tax_rules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  active: boolean().notNull().default(true),
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
  country: text().notNull().default('US'),
  state: text(),
  priority: integer().notNull().default(100),
  rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
});
