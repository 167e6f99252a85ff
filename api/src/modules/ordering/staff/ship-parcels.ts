import {
  allErrorCodes,
  sameTrackingNumber,
  type ErrorCode,
  type NewParcels,
  type parcelColumns,
  type ParcelRow,
  type parcelOutcomes,
} from '@ritual/shared/contract';
import {
  carrierOfNumber,
  holdReasonLabel,
  isShortenedNumber,
  openUnits,
  plainTracking,
  readPackedUnits,
  type HoldReason,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { markAudited } from '../../../plugins/audit-mark.ts';
import type { AuditedCall } from '../../audit/audited.ts';
import { itemsOfOrder, orderByNumber, type OrderItemRow } from '../records/orders.repository.ts';
import type { LineUnits } from '../records/shipments.repository.ts';
import { presentSummary, summaryOf } from './list.ts';
import { skusOf } from './packing.ts';
import { shipParcel } from './write.ts';

type Outcome = z.input<typeof parcelOutcomes>['rows'][number];
type Column = (typeof parcelColumns)[number];
interface Using extends Pick<Deps, 'database' | 'settings'> {
  /** The database, or the transaction that is going to be taken back. */
  readonly db: Db;
}

/** Which column of its row a refusal is about; all others are about the order. */
const columns: Partial<Readonly<Record<ErrorCode, Column>>> = {
  TRACKING_TAKEN: 'trackingNumber',
  TRACKING_MISSING: 'trackingNumber',
  TRACKING_SHORTENED: 'trackingNumber',
  CARRIER_UNKNOWN: 'carrier',
  UNITS_NOT_OPEN: 'units',
  UNITS_UNREADABLE: 'units',
  UNITS_UNKNOWN: 'units',
};

/**
 * Ships many parcels, each in a transaction of its own, one after the other; a row that is refused stops no other. A dry run does the same
 * and takes it back, order by order, so that the second parcel of an order meets what the first one would leave.
 */
export async function shipParcels(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  call: AuditedCall,
  { dryRun, carrier, rows }: NewParcels,
): Promise<Outcome[]> {
  // Nothing is written by a dry run, nor when all are refused; what is shipped has its entries.
  markAudited(call.request);
  const earlier = rowsOfSameNumber(rows);
  const recordAll = async (using: Using, some: readonly ParcelRow[]) => {
    const outcomes: Outcome[] = [];
    for (const row of some) {
      const same = earlier.get(row.row);
      outcomes.push(
        same === undefined
          ? await record(using, call, { ...row, otherwise: carrier })
          : refused(row, 'TRACKING_TAKEN', { refusal: sameNumber(same) }),
      );
    }
    return outcomes;
  };
  if (!dryRun) return recordAll({ database, settings, db: database.db }, rows);

  const outcomes: Outcome[] = [];
  for (const number of new Set(rows.map(({ order }) => numberOf(order)))) {
    const some = rows.filter(({ order }) => numberOf(order) === number);
    outcomes.push(...(await takenBack({ database, settings }, (using) => recordAll(using, some))));
  }
  return outcomes.toSorted((a, b) => a.row - b.row);
}

class TakenBack extends Error {}

async function takenBack<Result>(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  work: (using: Using) => Promise<Result>,
): Promise<Result> {
  let result: { readonly of: Result } | undefined;
  try {
    await database.transaction(async (tx) => {
      const transaction: Deps['database']['transaction'] = (some) => tx.transaction(some);
      result = { of: await work({ database: { ...database, transaction }, settings, db: tx }) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || !result) throw error;
  }
  if (!result) throw new Error('A transaction that throws has come back.');
  return result.of;
}

const numberOf = (order: string): string => order.trim().replace(/^#/, '').toUpperCase();

/** Rows whose number is in an earlier row of another order, and which that is. */
function rowsOfSameNumber(rows: readonly ParcelRow[]): ReadonlyMap<number, number> {
  const first = new Map<string, ParcelRow>();
  return new Map(
    rows.flatMap((row) => {
      const number = plainTracking(row.trackingNumber);
      const owner = first.get(number);
      if (owner === undefined) first.set(number, row);
      return owner !== undefined && numberOf(owner.order) !== numberOf(row.order)
        ? [[row.row, owner.row]]
        : [];
    }),
  );
}

/** It is in the file that is wrong, not in what was shipped before. */
const sameNumber = (row: number): NonNullable<Outcome['refusal']> => ({
  ...{ code: 'TRACKING_TAKEN', column: 'trackingNumber' },
  message: sameTrackingNumber(row),
});

type Refused = Pick<ParcelRow, 'row' | 'order'>;

const refused = ({ row, order }: Refused, code: ErrorCode, more: Partial<Outcome> = {}): Outcome => ({
  ...{ row, order, outcome: 'refused', carrier: null, pieces: 0, left: 0, summary: null },
  refusal: { code, column: columns[code] ?? 'order', message: allErrorCodes[code].message },
  ...more,
});

async function record(
  { db, ...deps }: Using,
  call: AuditedCall,
  row: ParcelRow & { readonly otherwise: string },
): Promise<Outcome> {
  const order = await orderByNumber(db, numberOf(row.order));
  if (!order) return refused(row, 'ORDER_NUMBER_UNKNOWN');
  const { number } = order;
  const found = { row: row.row, order: number };
  const carrier = row.carrier.trim() || (carrierOfNumber(row.trackingNumber) ?? row.otherwise.trim());
  // The digits are lost, whatever the carrier.
  if (isShortenedNumber(row.trackingNumber)) return refused(found, 'TRACKING_SHORTENED');
  if (carrier === '') return refused(found, 'CARRIER_UNKNOWN');
  const before = await itemsOfOrder(db, order.id);
  try {
    const lines = await linesOf(db, row.units, before);
    const parcel = { carrier, trackingNumber: row.trackingNumber, ...(lines && { lines }) };
    const outcome = await shipParcel(deps, call, order.id, parcel);
    const summary = await summaryOf(db, order.id);
    const left = openOf(await itemsOfOrder(db, order.id));
    return {
      ...{ ...found, outcome, carrier, left, pieces: openOf(before) - left, refusal: null },
      summary: summary && presentSummary(summary),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refusal = refused(found, error.code, { carrier });
    if (error.code !== 'ORDER_ON_HOLD' || order.holdReason === null) return refusal;
    return { ...refusal, refusal: onHold(order.holdReason) };
  }
}

/** With the reason, which is looked for first. */
const onHold = (reason: HoldReason): NonNullable<Outcome['refusal']> => ({
  ...{ code: 'ORDER_ON_HOLD', column: 'order' },
  message: `This order is on hold (${holdReasonLabel[reason]}). Release it first.`,
});

const openOf = (items: readonly OrderItemRow[]): number =>
  items.reduce((sum, item) => sum + openUnits(item), 0);

/** Lines of an order by SKUs; undefined: none are named. Several lines of one SKU are filled one after the other. */
async function linesOf(
  db: Db,
  units: string,
  items: readonly OrderItemRow[],
): Promise<LineUnits[] | undefined> {
  const packed = readPackedUnits(units);
  if (packed === null) throw new AppError('UNITS_UNREADABLE');
  if (packed.length === 0) return undefined;
  const skus = await skusOf(
    db,
    items.map(({ variantId }) => variantId),
  );
  return packed.flatMap(({ sku, quantity }) => {
    const lines = items.filter(({ variantId }) => skus.get(variantId)?.toUpperCase() === sku);
    if (lines.length === 0) throw new AppError('UNITS_UNKNOWN');
    return spread(lines, quantity);
  });
}

/** What is more than is open stays in the last line, where it is refused. */
function spread(lines: readonly OrderItemRow[], quantity: number): LineUnits[] {
  let rest = quantity;
  return lines
    .map((item, index) => {
      const isLast = index === lines.length - 1;
      const some = isLast ? rest : Math.min(rest, openUnits(item));
      rest -= some;
      return { orderItemId: item.id, quantity: some };
    })
    .filter(({ quantity: some }) => some > 0);
}
