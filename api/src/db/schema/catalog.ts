import {
  catalogPolicy,
  genders,
  reviewStatuses,
  saleStates,
  taxClasses,
  type CollectionPicture,
} from '@ritual/shared/kernel';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type SQL,
} from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';
import { orderItems } from './orders.ts';
import { sizeCharts } from './size-charts.ts';

export const colors = pgTable('colors', {
  key: text().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
  position: integer().notNull(),
});

export const collections = pgTable(
  'collections',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    description: text(),
    /** See `ruleOf`. */
    rule: text().notNull(),
    position: integer().notNull(),
    /** The slug may change. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    hidden: boolean().notNull().default(false),
    /** Shown from the first moment on, and no longer at the last one. */
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    inMenu: boolean('in_menu').notNull().default(false),
    picture: customType<{ data: CollectionPicture }>({ dataType: () => 'jsonb' })('picture'),
    version: integer().notNull().default(1),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [check('collections_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`)],
);

/** Addresses that a collection had. They lead to the one that it has. */
export const collectionAddresses = pgTable(
  'collection_addresses',
  {
    slug: text().primaryKey(),
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
  },
  (table) => [index('collection_addresses_collection').on(table.collectionId)],
);

/** What was deleted, for the way back. */
export const deletedCollections = pgTable('deleted_collections', {
  id: integer().primaryKey(),
  body: customType<{ data: unknown }>({ dataType: () => 'jsonb' })('body').notNull(),
  deletedAt: timestamptz('deleted_at').notNull().defaultNow(),
});

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    details: text().array().notNull().default([]),
    gender: text({ enum: genders }).notNull(),
    categories: text().array().notNull().default([]),
    priceCents: integer('price_cents').notNull(),
    compareAtCents: integer('compare_at_cents'),
    limited: boolean().notNull().default(false),
    fitNote: text('fit_note'),
    setOf: integer('set_of').array().notNull().default([]),
    keywords: text().notNull().default(''),
    /** Shown beside it, in this order. */
    related: integer().array().notNull().default([]),
    /** Of the staff: shoppers do not see them. */
    tags: text().array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    releasedAt: timestamptz('released_at').notNull().defaultNow(),
    /** Of a draft, too. */
    withdrawnAt: timestamptz('withdrawn_at'),
    /** null: a draft, which was never published. */
    publishedAt: timestamptz('published_at').defaultNow(),
    version: integer().notNull().default(1),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    fiberContent: text('fiber_content'),
    /** ISO 3166, two letters. */
    originCountry: text('origin_country'),
    /** How states tax it; null: like all goods. */
    taxClass: text('tax_class', { enum: taxClasses }),
    /** null: the charts of its categories. */
    sizeChartId: integer('size_chart_id').references(() => sizeCharts.id),
  },
  (table) => [
    check('products_tax_class_check', isListed(table.taxClass)),
    check('products_gender_check', isListed(table.gender)),
    check('products_price_cents_check', sql`${table.priceCents} > 0`),
    check('products_compare_at_cents_check', sql`${table.compareAtCents} > 0`),
    check(
      'products_published_check',
      sql`${table.publishedAt} is not null or ${table.withdrawnAt} is not null`,
    ),
    index('products_released').on(table.releasedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Of an extension of PostgreSQL: parts of words are found by it (decision 042).
    index('products_search').using('gin', sql`${searchedProductName(table)} gin_trgm_ops`),
    index('products_name').on(sortedProductName(table), table.id),
    index('products_price').on(table.priceCents, table.id),
    index('products_changed').on(table.changedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_categories').using('gin', sql`(${table.categories})`),
    index('products_tags').using('gin', sql`(${table.tags})`),
    index('products_size_chart')
      .on(table.sizeChartId)
      .where(sql`${table.sizeChartId} is not null`),
    index('products_hidden')
      .on(table.id.desc().nullsFirst())
      .where(sql`${table.withdrawnAt} is not null`),
  ],
);

/** What administrators search and sort products by: these must be written as in the indexes. */
export function searchedProductName({ name }: Record<'name', AnyPgColumn>): SQL {
  return sql`lower(' ' || ${name})`;
}
export function sortedProductName({ name }: Record<'name', AnyPgColumn>): SQL {
  return sql`lower(${name})`;
}

/** What a product has cost since when; triggers write it. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull().defaultNow(),
    priceCents: integer('price_cents').notNull(),
    compareAtCents: integer('compare_at_cents'),
    /** Whether it was published: a hidden product asks no price. */
    offered: boolean().notNull(),
  },
  (table) => [index('product_prices_product').on(table.productId, table.id.desc().nullsFirst())],
);

/** A sale with dates, at most one of a product; a job begins and ends it by writing the price of the product. */
export const productSales = pgTable(
  'product_sales',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer('price_cents').notNull(),
    /** Days of the store, both of them included. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    state: text({ enum: saleStates }).notNull().default('PLANNED'),
    /** What the product had before the sale, and gets back. */
    beforeCents: integer('before_cents'),
    beforeCompareAtCents: integer('before_compare_at_cents'),
  },
  (table) => [
    check('product_sales_price_cents_check', sql`${table.priceCents} > 0`),
    check('product_sales_days_check', sql`${table.firstDay} <= ${table.lastDay}`),
    check('product_sales_state_check', isListed(table.state)),
    check('product_sales_before_check', sql`${table.state} <> 'RUNNING' or ${table.beforeCents} is not null`),
    index('product_sales_open')
      .on(table.firstDay, table.lastDay)
      .where(sql`${table.state} in ('PLANNED', 'RUNNING')`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    file: text().notNull(),
    alt: text().notNull(),
    color: text().references(() => colors.key),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny form as a data URI; null for a picture that lets its ground through. */
    placeholder: text(),
    /** What stays in view where it is cropped, as '30% 70%'; null: its middle. */
    focus: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_images_focus_check', sql`${table.focus} ~ '^\\d{1,3}% \\d{1,3}%$'`),
  ],
);

/** What the staff has uploaded, and what it has taken out of a product of the demo catalog. */
export const pictures = pgTable(
  'pictures',
  {
    file: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    uploadedAt: timestamptz('uploaded_at').notNull().defaultNow(),
    /** Since when a product had it; null: none ever did. */
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('pictures_unused')
      .on(table.uploadedAt)
      .where(sql`${table.usedAt} is null`),
  ],
);

/** Units that can be bought are `onHand - reserved`. */
export const variants = pgTable(
  'variants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    size: text().notNull(),
    color: text()
      .notNull()
      .references(() => colors.key),
    position: integer().notNull(),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    gtin: text(),
    weightGrams: integer('weight_grams'),
    /** What one unit costs the store. */
    costCents: integer('cost_cents'),
  },
  (table) => [
    unique().on(table.productId, table.size, table.color),
    check('variants_weight_grams_check', sql`${table.weightGrams} > 0`),
    check('variants_cost_cents_check', sql`${table.costCents} >= 0`),
    uniqueIndex('variants_gtin')
      .on(table.gtin)
      .where(sql`${table.gtin} is not null`),
    index('variants_few')
      .on(table.productId, table.onHand, table.reserved, table.id)
      .where(sql`${table.onHand} - ${table.reserved} <= ${sql.raw(String(catalogPolicy.lowStock))}`),
    index('variants_out')
      .on(table.id)
      .where(sql`${table.onHand} - ${table.reserved} <= 0`),
    index('variants_sku_search').on(sql`lower(${table.sku}) text_pattern_ops`),
    check('variants_on_hand_check', sql`${table.onHand} >= 0`),
    check('variants_reserved_check', sql`${table.reserved} >= 0`),
    check('variants_sold_check', sql`${table.sold} >= 0`),
    check('variants_check', sql`${table.reserved} <= ${table.onHand}`),
  ],
);

export const collectionProducts = pgTable(
  'collection_products',
  {
    slug: text()
      .notNull()
      .references(() => collections.slug, { onUpdate: 'cascade', onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** null: they have no order of their own, and the newest come first. */
    position: integer(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.productId] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    fit: text({ enum: ['small', 'true', 'large'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    author: text().notNull(),
    state: text().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** null: it is of the demo catalog, and of no purchase. */
    orderItemId: uuid('order_item_id')
      .unique()
      .references(() => orderItems.id, { onDelete: 'set null' }),
    /** null as well: the account of its author is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: reviewStatuses }).notNull().default('PUBLISHED'),
    /** Of the store, below the review; '': none. */
    answer: text().notNull().default(''),
    /** Why it is hidden, for its author; '': it is not. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    version: integer().notNull().default(1),
    editedAt: timestamptz('edited_at'),
    /** No reference: the audit log knows who it was. */
    moderatedBy: uuid('moderated_by'),
    moderatedAt: timestamptz('moderated_at'),
  },
  (table) => [
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    check('reviews_fit_check', isListed(table.fit)),
    check('reviews_status_check', isListed(table.status)),
    index('reviews_product').on(table.productId, table.createdAt.desc().nullsFirst()),
    index('reviews_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('reviews_work').on(sql`(${table.status} = 'PENDING')`, table.createdAt, table.id),
  ],
);

export const taxRules = pgTable(
  'tax_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    active: boolean().notNull().default(true),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    country: text().notNull().default('US'),
    state: text(),
    priority: integer().notNull().default(100),
    rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [check('tax_rules_rate_check', sql`${table.rate} between 0 and 100`)],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The last transaction that changed a product. Triggers write it; no reference: that a product is gone is a change, too. */
export const catalogChanges = pgTable(
  'catalogue_changes',
  {
    productId: integer('product_id').primaryKey(),
    xid: xid8().notNull(),
    changedAt: timestamptz('changed_at').defaultNow(),
  },
  (table) => [index('catalogue_changes_xid').on(table.xid)],
);
