import {
  allErrorCodes,
  sameTrackingNumber,
  type ErrorCode,
  type parcelColumns,
  type ParcelOutcome,
  type ParcelRow,
} from '../../contract/index.ts';
import { demoProducts } from '../../demo/index.ts';
import {
  carrierOfNumber,
  isShortenedNumber,
  openUnits,
  plainTracking,
  readPackedUnits,
} from '../../kernel/index.ts';
import { unitsOf, type MockOrder } from '../data/mock-order.ts';
import { orderSummaryOf } from '../data/order-work.ts';
import { openLines, ship } from '../data/parcels.ts';
import { MockError } from '../mock-error.ts';
import { noted, type Call } from './resolve-order-work.ts';
import type { Resolvers } from './resolver.ts';

const skus = new Map(
  demoProducts.flatMap(({ variants }) => variants.map(({ id, sku }) => [id, sku] as const)),
);

const columns: Partial<Readonly<Record<ErrorCode, (typeof parcelColumns)[number]>>> = {
  TRACKING_TAKEN: 'trackingNumber',
  TRACKING_MISSING: 'trackingNumber',
  TRACKING_SHORTENED: 'trackingNumber',
  CARRIER_UNKNOWN: 'carrier',
  UNITS_NOT_OPEN: 'units',
  UNITS_UNREADABLE: 'units',
  UNITS_UNKNOWN: 'units',
};

/** Orders as they are packed and shipped, many at once. */
export const packingResolvers: Resolvers<'getPacking' | 'shipParcels'> = {
  getPacking: ({ query, store }) => ({
    orders: query.orders.flatMap((number) => {
      const order = store.state.orders.find((each) => each.number === number);
      return order ? [packed(order)] : [];
    }),
  }),
  shipParcels: ({ body: { dryRun, carrier, rows }, ...call }) => {
    const { state } = call.store;
    const before = { orders: state.orders, audit: state.audit, made: state.made };
    const owners = new Map<string, ParcelRow>();
    const outcomes = rows.map((row): ParcelOutcome => {
      const number = plainTracking(row.trackingNumber);
      const owner = owners.get(number);
      owners.set(number, owner ?? row);
      return owner !== undefined && numberOf(owner.order) !== numberOf(row.order)
        ? sameNumber(row, owner)
        : record(call, row, carrier);
    });
    if (dryRun) Object.assign(state, before);
    return { rows: outcomes };
  },
};

function packed(order: MockOrder) {
  const { id, number, createdAt, shippingAddress } = order;
  return {
    ...{
      id,
      number,
      ...(order.test && { test: true }),
      createdAt,
      tasks: orderSummaryOf(order).tasks,
      hold: orderSummaryOf(order).hold,
      method: order.method,
      parcels: order.parcels.length,
    },
    recipientName: shippingAddress.recipientName ?? '',
    street: shippingAddress.street ?? '',
    city: shippingAddress.city,
    state: shippingAddress.state,
    zip: shippingAddress.zip ?? '',
    items: unitsOf(order).map((item) => ({
      ...item,
      open: openUnits(item),
      sku: skus.get(item.variantId) ?? null,
    })),
  };
}

const numberOf = (order: string): string => order.trim().replace(/^#/, '').toUpperCase();

const refused = (
  { row, order }: Pick<ParcelRow, 'row' | 'order'>,
  code: ErrorCode,
  carrier: string | null = null,
): ParcelOutcome => ({
  ...{ row, order, outcome: 'refused', carrier, pieces: 0, left: 0, summary: null },
  refusal: { code, column: columns[code] ?? 'order', message: allErrorCodes[code].message },
});

/** It is in the file that is wrong, not in what was shipped before. */
function sameNumber(row: ParcelRow, owner: ParcelRow): ParcelOutcome {
  const { refusal, ...outcome } = refused(row, 'TRACKING_TAKEN');
  return { ...outcome, refusal: refusal && { ...refusal, message: sameTrackingNumber(owner.row) } };
}

function record(call: Call, row: ParcelRow, otherwise: string): ParcelOutcome {
  const { orders } = call.store.state;
  const order = orders.find(({ number }) => number === numberOf(row.order));
  if (!order) return refused(row, 'ORDER_NUMBER_UNKNOWN');
  const found = { row: row.row, order: order.number };
  const { trackingNumber } = row;
  const carrier = row.carrier.trim() || (carrierOfNumber(trackingNumber) ?? otherwise.trim());
  if (isShortenedNumber(trackingNumber)) return refused(found, 'TRACKING_SHORTENED');
  if (carrier === '') return refused(found, 'CARRIER_UNKNOWN');
  try {
    const same = order.parcels.find(
      (parcel) => plainTracking(parcel.trackingNumber) === plainTracking(trackingNumber),
    );
    const lines = linesOf(order, row.units) ?? same?.lines ?? openLines(order);
    if (lines.length === 0) throw new MockError('ORDER_NOT_SHIPPABLE');
    noted(call, 'order.ship', order.id, (each, actor) =>
      ship(call.store, each, { carrier, trackingNumber: trackingNumber.trim(), lines }, { actor }),
    );
    const now = call.store.state.orders.find(({ id }) => id === order.id) ?? order;
    const left = openOf(now);
    return {
      ...{ ...found, carrier, left, pieces: openOf(order) - left, refusal: null },
      outcome: now === order ? 'known' : 'shipped',
      summary: orderSummaryOf(now),
    };
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    return refused(found, error.code, carrier);
  }
}

const openOf = (order: MockOrder): number =>
  openLines(order).reduce((sum, { quantity }) => sum + quantity, 0);

function linesOf(order: MockOrder, units: string) {
  const read = readPackedUnits(units);
  if (read === null) throw new MockError('UNITS_UNREADABLE');
  if (read.length === 0) return null;
  return read.map(({ sku, quantity }) => {
    const item = order.items.find(({ variantId }) => skus.get(variantId)?.toUpperCase() === sku);
    if (!item) throw new MockError('UNITS_UNKNOWN');
    return { orderItemId: item.id, quantity };
  });
}
