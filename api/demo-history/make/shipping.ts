import { openUnits } from '@ritual/shared/kernel';
import { markDelivered, markShipped } from '../../src/modules/ordering/orders/fulfil.ts';
import { itemsOfOrder, orderById } from '../../src/modules/ordering/records/orders.repository.ts';
import { shipmentsOf, type LineUnits } from '../../src/modules/ordering/records/shipments.repository.ts';
import { businessTime, day, end, hourOf } from './calendar.ts';
import type { Dice } from './random.ts';
import type { Stage } from './stage.ts';

const digits = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => String(dice.whole(0, 9))).join('');

function newLabel(dice: Dice): { readonly carrier: string; readonly trackingNumber: string } {
  const carrier = dice.weighted(['UPS', 'USPS', 'FedEx'], (name) => ({ UPS: 5, USPS: 4 })[name] ?? 2);
  const numbers = { UPS: `1Z4F8R${digits(dice, 12)}`, USPS: `94001${digits(dice, 17)}` } as Readonly<
    Record<string, string>
  >;
  return { carrier, trackingNumber: numbers[carrier] ?? digits(dice, 12) };
}

export interface Route {
  /** Two parcels instead of one: the second leaves after so many business days more. */
  readonly splitAfter?: number;
  /** When the first parcel leaves; else on the next business day, or still on the same one. */
  readonly leavesAt?: number;
  readonly arrived?: (orderId: string) => Promise<unknown>;
}

/** Puts on the agenda what becomes of a paid order. */
export function plan(stage: Stage, orderId: string, route: Route = {}): void {
  const { agenda, dice, world } = stage;
  const now = world.clock.now();
  const early = hourOf(now) < 13 && dice.chance(0.45);
  const leavesAt =
    route.leavesAt ??
    businessTime(now, early ? 0 : 1, early ? dice.between(14, 16.5) : dice.between(9.5, 16));
  agenda.add(leavesAt, () => ship(stage, orderId, route));
}

async function ship(stage: Stage, orderId: string, { splitAfter, arrived }: Route): Promise<void> {
  const { world, dice, agenda, staff } = stage;
  const { db } = world.database;
  const items = await itemsOfOrder(db, orderId);
  const open = items
    .map((item) => ({ orderItemId: item.id, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);
  const first: LineUnits[] | undefined =
    splitAfter !== undefined && open.length > 1 ? open.slice(0, 1) : undefined;
  const shipping = { orderId, actor: staff, ...newLabel(dice), ...(first && { lines: first }) };
  // Canceled, refunded or disputed meanwhile: it stays.
  if ((await markShipped(world.deps, shipping)) !== 'done') return;
  const parcel = (await shipmentsOf(db, [orderId])).at(-1);
  const at = world.clock.now();
  const travel = businessTime(
    at,
    dice.weighted([1, 2, 3, 4], (days) => [0, 2, 5, 4, 1][days] ?? 0),
    dice.between(10, 19),
  );
  if (parcel) agenda.add(travel, () => arrive(stage, orderId, parcel.id, arrived));
  if (first)
    agenda.add(businessTime(at, splitAfter ?? 1, dice.between(10, 16)), () =>
      ship(stage, orderId, { ...(arrived && { arrived }) }),
    );
}

async function arrive(
  stage: Stage,
  orderId: string,
  parcelId: string,
  arrived: Route['arrived'],
): Promise<void> {
  const { deps, database } = stage.world;
  await markDelivered(deps, { orderId, parcelId, actor: stage.staff });
  const order = await orderById(database.db, orderId);
  if (order?.fulfillmentState === 'DELIVERED') await arrived?.(orderId);
}

/** Nothing of it leaves before the history ends. */
export const waits = { leavesAt: end + 10 * day };
