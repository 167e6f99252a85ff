import { plainTracking } from '@ritual/shared/kernel';
import { anyOf, asc, eq, isNull, and, ne, or, sql, type SQL } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { orderEvents, plainNumber, shipmentLines, shipments } from '../../../db/schema/index.ts';

type ShipmentRow = typeof shipments.$inferSelect;

/** Units of a line of an order. */
export interface LineUnits {
  readonly orderItemId: string;
  readonly quantity: number;
}

/** A parcel with what is in it. */
export type Parcel = ShipmentRow & { readonly lines: readonly LineUnits[] };

/** The parcels of some orders, in the order in which they left. */
export function shipmentsOf(db: Db, orderIds: readonly string[]): Promise<Parcel[]> {
  return parcelsWhere(db, anyOf(shipments.orderId, [...orderIds]));
}

/** The parcels with a tracking number, however it was typed: one, unless they are from before numbers were checked. */
export function parcelsWithNumber(db: Db, trackingNumber: string): Promise<Parcel[]> {
  const isIt = sql`${plainNumber(shipments)} = ${plainTracking(trackingNumber)}`;
  return parcelsWhere(db, and(isIt, ne(shipments.trackingNumber, '')));
}

async function parcelsWhere(db: Db, where: SQL | undefined): Promise<Parcel[]> {
  const rows = await db.select().from(shipments).where(where).orderBy(asc(shipments.position));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(shipmentLines).where(anyOf(shipmentLines.shipmentId, ids));
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
  }));
}

/** Writes a parcel down, and counts its units as shipped. The order must be locked. null: another one has got its number meanwhile. */
export async function insertShipment(
  tx: Db,
  {
    lines,
    ...row
  }: Pick<ShipmentRow, 'orderId' | 'position' | 'carrier' | 'trackingNumber' | 'shippedAt' | 'promisedOn'> & {
    readonly lines: readonly LineUnits[];
  },
): Promise<Parcel | null> {
  const [made] = await tx.insert(shipments).values(row).onConflictDoNothing().returning();
  if (!made) return null;
  await tx.insert(shipmentLines).values(lines.map((line) => ({ ...line, shipmentId: made.id })));
  await tx.execute(sql`
    update order_items i set shipped = i.shipped + l.quantity from shipment_lines l
    where l.shipment_id = ${made.id} and i.id = l.order_item_id`);
  return { ...made, lines };
}

/** A real date replaces an assumed one; a parcel that has arrived keeps its own. */
export async function writeDelivered(
  tx: Db,
  id: string,
  { deliveredAt, assumed }: { readonly deliveredAt: Date; readonly assumed: boolean },
): Promise<void> {
  const isWaiting = isNull(shipments.deliveredAt);
  await tx
    .update(shipments)
    .set({ deliveredAt, deliveryAssumed: assumed })
    .where(
      and(eq(shipments.id, id), assumed ? isWaiting : or(isWaiting, eq(shipments.deliveryAssumed, true))),
    );
}

/** Another carrier or number of a parcel. It fails when another parcel has got the number meanwhile. */
export async function writeTracking(
  tx: Db,
  id: string,
  tracking: Pick<ShipmentRow, 'carrier' | 'trackingNumber'>,
): Promise<void> {
  await tx
    .update(shipments)
    .set({ ...tracking, numberReused: 0 })
    .where(eq(shipments.id, id));
}

const corrected = 'The tracking number is corrected';

/** What the timeline says of a correction. */
export const noteOfCorrection = (carrier: string, trackingNumber: string): string =>
  `${corrected}: ${carrier} ${trackingNumber}.`;

export function countCorrections(db: Db, orderId: string): Promise<number> {
  return db.$count(
    orderEvents,
    and(eq(orderEvents.orderId, orderId), sql`starts_with(${orderEvents.note}, ${corrected})`),
  );
}

/** Takes the numbers of the parcels of some orders out of them, and out of their timelines. */
export async function eraseTracking(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .update(shipments)
    .set({ trackingNumber: '' })
    .where(anyOf(shipments.orderId, [...orderIds]));
  await db
    .update(orderEvents)
    .set({ note: `${corrected}.` })
    .where(
      and(anyOf(orderEvents.orderId, [...orderIds]), sql`starts_with(${orderEvents.note}, ${corrected})`),
    );
}
