import {
  delayAnswers,
  fulfillmentStates,
  holdReasons,
  orderStatuses,
  paymentStates,
  reviewCauses,
  shippingMethods,
  trackingSeparators,
  type JurisdictionTax,
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

/** Its amounts add up to the tax of the line, or of shipping. */
const taxesColumn = (name: string) =>
  customType<{ data: readonly JurisdictionTax[]; driverData: string }>({
    dataType: () => 'jsonb',
    // A list would become an array of the database.
    toDriver: (taxes) => JSON.stringify(taxes),
  })(name);

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    paymentState: text('payment_state', { enum: paymentStates }).notNull(),
    fulfillmentState: text('fulfillment_state', { enum: fulfillmentStates }).notNull().default('UNSHIPPED'),
    /** As `orderStatusOf` says it of the two. */
    status: text({ enum: orderStatuses })
      .notNull()
      .generatedAlwaysAs(
        sql`case when payment_state = 'PAID' and fulfillment_state in ('SHIPPED', 'DELIVERED') then fulfillment_state else payment_state end`,
      ),
    stockState: text('stock_state', { enum: ['RESERVED', 'RELEASED', 'SOLD'] }).notNull(),
    email: text().notNull(),
    recipientName: text('recipient_name').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** Of `taxCents`, the part that is charged on shipping. */
    shippingTaxCents: integer('shipping_tax_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** Of its payments: the limit of what can go back. */
    receivedCents: integer('received_cents').notNull().default(0),
    taxRatePercent: numeric('tax_rate_percent', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    /** Who takes the tax on shipping; null: an older order. */
    shippingTaxes: taxesColumn('shipping_taxes'),
    currency: text().notNull().default('USD'),
    fingerprint: text().notNull(),
    paymentAttempt: integer('payment_attempt').notNull().default(1),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    sessionExpiresAt: timestamptz('session_expires_at').notNull(),
    paymentIntentId: text('payment_intent_id'),
    nextCheckAt: timestamptz('next_check_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    paidAt: timestamptz('paid_at'),
    /** When the last parcel arrived. */
    deliveredAt: timestamptz('delivered_at'),
    shippingMethod: text('shipping_method', { enum: shippingMethods }).notNull().default('standard'),
    /** The day of the store by which it has to have left; set when it is paid. */
    shipBy: date('ship_by'),
    /** Why it is not shipped, and what was said of it; all four are null or none. */
    holdReason: text('hold_reason', { enum: holdReasons }),
    holdNote: text('hold_note'),
    heldAt: timestamptz('held_at'),
    heldBy: text('held_by'),
    /** `shipBy` of what is still to be shipped; 'infinity' of everything else, so that lists can be sorted by it. */
    shipDue: date('ship_due')
      .notNull()
      .generatedAlwaysAs(
        sql`case when payment_state in ('PAID', 'PARTIALLY_REFUNDED') and fulfillment_state in ('UNSHIPPED', 'PARTLY_SHIPPED') then coalesce(ship_by, 'infinity') else 'infinity' end`,
      ),
    /** Days after its delivery in which a return can be requested, as promised when it was placed. */
    returnDays: integer('return_days').notNull().default(30),
    /** What of its payment did not fit, when it came into review. */
    reviewCause: text('review_cause', { enum: reviewCauses }),
    /** Words of the staff, in the order of the alphabet. */
    tags: text().array().notNull().default([]),
    /** Changes of what was ordered count it up. */
    version: integer().notNull().default(1),
    /** What changes gave back when they were applied, for older releases; what became of that money is in `refunds`. */
    changedCents: integer('changed_cents').notNull().default(0),
    /** Until then its link opens payment pages, and its units are held; null: it was made by a checkout. */
    payBy: timestamptz('pay_by'),
    /** Of the link's token, which is in the mail only. */
    linkHash: text('link_hash'),
    /** Versions of these pages that were shown when it was placed; 0: the text of the release. */
    termsVersion: integer('terms_version'),
    returnsVersion: integer('returns_version'),
    /** It tries the shop: paid with test keys, out of stock and figures. */
    test: boolean().notNull().default(false),
  },
  (table) => [
    check('orders_payment_state_check', isListed(table.paymentState)),
    check('orders_fulfillment_state_check', isListed(table.fulfillmentState)),
    check('orders_stock_state_check', isListed(table.stockState)),
    check('orders_subtotal_cents_check', sql`${table.subtotalCents} >= 0`),
    check('orders_shipping_cents_check', sql`${table.shippingCents} >= 0`),
    check('orders_tax_cents_check', sql`${table.taxCents} >= 0`),
    check('orders_received_cents_check', sql`${table.receivedCents} >= 0`),
    check('orders_changed_cents_check', sql`${table.changedCents} >= 0`),
    check('orders_discount_cents_check', sql`${table.discountCents} between 0 and ${table.subtotalCents}`),
    check('orders_shipping_tax_cents_check', sql`${table.shippingTaxCents} between 0 and ${table.taxCents}`),
    check(
      'orders_total_cents_check',
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.shippingCents} + ${table.taxCents}`,
    ),
    check(
      'orders_delivered_at_check',
      sql`(${table.deliveredAt} is null) = (${table.fulfillmentState} <> 'DELIVERED')`,
    ),
    check('orders_shipping_method_check', isListed(table.shippingMethod)),
    check('orders_hold_reason_check', isListed(table.holdReason)),
    check('orders_review_cause_check', isListed(table.reviewCause)),
    check(
      'orders_hold_check',
      sql`(${table.holdReason} is null) = (${table.holdNote} is null) and (${table.holdReason} is null) = (${table.heldAt} is null)
        and (${table.holdReason} is null) = (${table.heldBy} is null)`,
    ),
    index('orders_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_pending')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('orders_review')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'REVIEW' and ${table.stockState} = 'RESERVED'`),
    index('orders_in_review')
      .on(table.createdAt)
      .where(sql`${table.status} = 'REVIEW'`),
    index('orders_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_total').on(table.totalCents.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Of an extension of PostgreSQL: parts of words are found by it (decision 042).
    index('orders_search').using('gin', sql`${searchedOrder(table)} gin_trgm_ops`),
    index('orders_names').using('gin', sql`${searchedName(table)} gin_trgm_ops`),
    index('orders_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Few orders, so that finding them reads none of the others.
    index('orders_faster')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.shippingMethod} <> 'standard'`),
    // Of it only what is still open is put back to stock; lists begin with the newest.
    index('orders_refunded_sold')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'REFUNDED' and ${table.stockState} = 'SOLD'`),
    index('orders_tags')
      .using('gin', sql`(${table.tags})`)
      .where(sql`${table.tags} <> '{}'`),
    index('orders_tagged')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.tags} <> '{}'`),
    index('orders_to_ship')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isToShip(table)),
    index('orders_ship_due').on(table.shipDue, table.id),
    index('orders_held')
      .on(table.shipDue, table.id)
      .where(sql`${table.holdReason} is not null`),
    uniqueIndex('orders_link')
      .on(table.linkHash)
      .where(sql`${table.linkHash} is not null`),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_arrived')
      .on(table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
  ],
);

/** What of an order is searched. The space at its beginning makes the first name begin a word like the others. */
export function searchedOrder({ recipientName, email }: Record<'recipientName' | 'email', AnyPgColumn>): SQL {
  return sql`lower(' ' || ${recipientName} || ' ' || ${email})`;
}

/** Beginnings of words are searched in names only: nearly every address has the same ones, such as 'co'. */
export function searchedName({ recipientName }: Record<'recipientName', AnyPgColumn>): SQL {
  return sql`lower(' ' || ${recipientName})`;
}

/** Paid, and some of it has not left. */
export function isToShip({
  paymentState,
  fulfillmentState,
}: Record<'paymentState' | 'fulfillmentState', AnyPgColumn>): SQL {
  return sql`${paymentState} in ('PAID', 'PARTIALLY_REFUNDED') and ${fulfillmentState} in ('UNSHIPPED', 'PARTLY_SHIPPED')`;
}

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    /** No references: an order outlives its products. */
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    size: text().notNull(),
    color: text().notNull(),
    imageFile: text('image_file'),
    quantity: integer().notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    /** Of all its units. */
    discountCents: integer('discount_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    taxRatePercent: numeric('tax_rate_percent', { precision: 6, scale: 3, mode: 'number' })
      .notNull()
      .default(0),
    /** Who takes its tax; null: an older line, whose rate is on all of it. */
    taxes: taxesColumn('taxes'),
    /** Units in parcels. */
    shipped: integer().notNull().default(0),
    /** Units that go into no parcel: they were put back before. */
    canceled: integer().notNull().default(0),
    /** Units that were put back, canceled ones included. */
    restocked: integer().notNull().default(0),
    /** Units that came back for another one: their money is in the line that replaces them. */
    exchanged: integer().notNull().default(0),
    /** The line that was bought: this one goes out in exchange for units of it. */
    replaces: uuid().references((): AnyPgColumn => orderItems.id, { onDelete: 'restrict' }),
  },
  (table) => [
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
    check('order_items_unit_price_cents_check', sql`${table.unitPriceCents} >= 0`),
    check('order_items_discount_cents_check', sql`${table.discountCents} >= 0`),
    check('order_items_tax_cents_check', sql`${table.taxCents} >= 0`),
    check(
      'order_items_units_check',
      sql`${table.shipped} >= 0 and ${table.canceled} >= 0 and ${table.shipped} + ${table.canceled} <= ${table.quantity}`,
    ),
    check('order_items_check', sql`${table.restocked} between 0 and ${table.quantity}`),
    check(
      'order_items_exchanged_check',
      sql`${table.exchanged} >= 0 and ${table.restocked} + ${table.exchanged} <= ${table.quantity}`,
    ),
    index('order_items_replaces')
      .on(table.replaces)
      .where(sql`${table.replaces} is not null`),
    index('order_items_order').on(table.orderId),
    index('order_items_open')
      .on(table.orderId)
      .where(sql`${table.shipped} + ${table.canceled} < ${table.quantity}`),
    index('order_items_product').on(table.productId),
  ],
);

/** The timeline: one row for each change of state. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    status: text({ enum: orderStatuses }).notNull(),
    actor: text().notNull(),
    note: text(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** What the staff notes about an order, for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null: the account of who wrote it is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_notes_order').on(table.orderId, table.createdAt),
    index('order_notes_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);

/** Parcels. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** How many parcels had the same number before numbers were checked; 0 for all others. */
    numberReused: integer('number_reused').notNull().default(0),
    shippedAt: timestamptz('shipped_at').notNull().defaultNow(),
    deliveredAt: timestamptz('delivered_at'),
    /** The day of the store by which it is promised to arrive; null for older parcels. */
    promisedOn: date('promised_on'),
    /** Nothing was heard of it: it counts as delivered some days after it was promised. */
    deliveryAssumed: boolean('delivery_assumed').notNull().default(false),
  },
  (table) => [
    unique().on(table.orderId, table.position),
    check('shipments_assumed_check', sql`not ${table.deliveryAssumed} or ${table.deliveredAt} is not null`),
    index('shipments_under_way')
      .on(table.promisedOn)
      .where(sql`${table.deliveredAt} is null`),
    uniqueIndex('shipments_tracking')
      .on(plainNumber(table), table.numberReused)
      .where(sql`${table.trackingNumber} <> ''`),
    index('shipments_shipped').on(table.shippedAt),
  ],
);

/** A tracking number as numbers are compared: `comparedTracking` of the kernel. */
export function plainNumber({ trackingNumber }: Record<'trackingNumber', AnyPgColumn | SQL>): SQL {
  return sql`upper(regexp_replace(${trackingNumber}, '${sql.raw(trackingSeparators)}', '', 'g') collate "C")`;
}

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    check('shipment_lines_quantity_check', sql`${table.quantity} > 0`),
    index('shipment_lines_item').on(table.orderItemId),
  ],
);

/** What a shopper was told when a ship-by date could not be kept. */
export const delayNotices = pgTable(
  'delay_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    oldDate: date('old_date').notNull(),
    newDate: date('new_date').notNull(),
    /** Who of the staff sent it. */
    actor: text().notNull(),
    sentAt: timestamptz('sent_at').notNull().defaultNow(),
    /** The last day on which the shopper can agree; null: silence is consent. */
    answerBy: date('answer_by'),
    answer: text({ enum: delayAnswers }),
    answeredAt: timestamptz('answered_at'),
    /** Of the link in the mail, which is in the mail only. */
    tokenHash: text('token_hash').notNull().unique(),
  },
  (table) => [
    check('delay_notices_answer_check', isListed(table.answer)),
    check('delay_notices_dates_check', sql`${table.newDate} > ${table.oldDate}`),
    check('delay_notices_answered_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('delay_notices_order').on(table.orderId, table.sentAt),
    index('delay_notices_unanswered')
      .on(table.answerBy)
      .where(sql`${table.answer} is null and ${table.answerBy} is not null`),
  ],
);
