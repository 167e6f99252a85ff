import {
  exchangeHoldDays,
  invariant,
  isShippable,
  movedMoney,
  shipByDate,
  taxesFor,
  unitsWith,
  type ReceivedPiece,
  type Units,
} from '@ritual/shared/kernel';
import type { Database, Db } from '../../../db/client.ts';
import { eq, sql } from '../../../db/drizzle.ts';
import { orderItems, returnExchanges } from '../../../db/schema/index.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { shippingRules } from '../../shop/shipping.repository.ts';
import { followParcels } from '../records/fulfillment.ts';
import {
  changeOrder,
  itemsOfOrder,
  lockOrder,
  orderById,
  type OrderRow,
} from '../records/orders.repository.ts';
import { refundedOrder } from '../records/refund-lines.repository.ts';
import type { ExchangeRow, WholeReturn } from '../records/returns.repository.ts';
import { freeReserved, lockVariants, reserve, sellReserved } from '../records/stock.ts';
import { eachOnce } from '../refunds/write.ts';

// What goes out for pieces of a return: it is reserved when the return is approved, and is shipped when the old piece is there.

export interface ChosenExchange {
  readonly orderItemId: string;
  readonly variantId: number;
  readonly quantity: number;
}

interface Choice extends Record<string, unknown> {
  id: number;
  product: number;
  size: string;
  color: string;
  image: string | null;
}

/** What is kept for the customer. */
export interface KeptPieces {
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
}

/**
 * Reserves what is chosen in exchange. The order must be locked.
 * @throws AppError EXCHANGE_GONE with the fields, when there are not so many pieces; VALIDATION_FAILED for what is no other size or
 *   color of a piece of the return
 */
export async function holdExchanges(
  tx: Db,
  returned: Pick<WholeReturn, 'id' | 'orderId' | 'lines'>,
  chosen: readonly ChosenExchange[],
): Promise<readonly KeptPieces[]> {
  if (chosen.length === 0) return [];
  const units = eachOnce(chosen);
  const free = new Map(await lockVariants(tx, units));
  const { rows: choices } = await tx.execute<Choice>(sql`
    select v.id, v.product_id as product, v.size, k.name as color,
      (select i.file from product_images i where i.product_id = v.product_id
        order by (i.color = v.color) desc nulls last, i.position limit 1) as image
    from variants v join colors k on k.key = v.color
    where v.id = any(${sql.param(units.map(({ variantId }) => variantId))}::int[])`);
  const items = await itemsOfOrder(tx, returned.orderId);
  const rows = chosen.map(({ orderItemId, variantId, quantity }, index) => {
    const choice = choices.find(({ id }) => id === variantId);
    const item = items.find(({ id }) => id === orderItemId);
    const most = returned.lines
      .filter((line) => line.orderItemId === orderItemId)
      .reduce((sum, line) => sum + line.quantity, 0);
    const isOnce = chosen.findIndex((each) => each.orderItemId === orderItemId) === index;
    if (!isOnce || quantity > most)
      throw invalidFields({
        path: `exchanges.${String(index)}.quantity`,
        message: 'So many do not come back.',
      });
    const path = `exchanges.${String(index)}.variantId`;
    const left = free.get(variantId) ?? 0;
    if (!choice || left < quantity) {
      const message =
        left < 1
          ? 'None of these is left.'
          : `Only ${String(left)} of these ${left === 1 ? 'is' : 'are'} left.`;
      throw new AppError('EXCHANGE_GONE', { details: { fields: [{ path, message }] } });
    }
    free.set(variantId, left - quantity);
    if (item?.productId !== choice.product || item.variantId === variantId)
      throw invalidFields({ path, message: 'Choose another size or color of the same product.' });
    const { size, color, image: imageFile } = choice;
    return { returnId: returned.id, orderItemId, variantId, quantity, size, color, imageFile };
  });
  await reserve(tx, units, await ofOrder(tx, returned.orderId));
  const heldUntil = new Date(Date.now() + exchangeHoldDays * 86_400_000);
  await tx.insert(returnExchanges).values(rows.map((row) => ({ ...row, heldUntil })));
  return rows.map(({ orderItemId, size, color, quantity }) => ({
    ...{ size, color, quantity },
    productName: items.find(({ id }) => id === orderItemId)?.productName ?? '',
  }));
}

/** Whether units move for it: for a test order they do not. */
async function ofOrder(tx: Db, orderId: string): Promise<Pick<OrderRow, 'test'>> {
  const order = await orderById(tx, orderId);
  invariant(order !== null, 'a return keeps its order');
  return order;
}

const leftOf = ({ quantity, taken }: ExchangeRow) => quantity - taken;
const unitsOf = (rows: readonly ExchangeRow[]) =>
  eachOnce(rows.map((row) => ({ variantId: row.variantId, quantity: leftOf(row) })));

/** Units that are reserved for an exchange, by the line that comes back. None for an order of which no parcel leaves any more. */
export function heldUnits({ paymentState }: OrderRow, { exchanges }: WholeReturn, now = new Date()): Units {
  if (!isShippable(paymentState)) return {};
  const held = exchanges.filter(({ heldUntil }) => heldUntil !== null && heldUntil > now);
  return Object.fromEntries(held.map((row) => [row.orderItemId, leftOf(row)]));
}

/** Ends the reservations of a return. */
export async function freeHolds(tx: Db, returnId: string): Promise<void> {
  const ended = await tx
    .update(returnExchanges)
    .set({ heldUntil: null })
    .where(sql`${returnExchanges.returnId} = ${returnId} and ${returnExchanges.heldUntil} is not null`)
    .returning();
  if (ended.length === 0) return;
  const units = unitsOf(ended);
  await lockVariants(tx, units);
  const { rows } = await tx.execute<{ orderId: string }>(sql`
    select order_id as "orderId" from returns where id = ${returnId}`);
  await freeReserved(tx, units, await ofOrder(tx, rows[0]?.orderId ?? ''));
}

/** The old piece has not come in time: its exchange becomes a refund when it comes. false: there was nothing to end. */
export async function endHold(
  { transaction }: Pick<Database, 'transaction'>,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
  now: Date,
): Promise<boolean> {
  return transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { rows } = await tx.execute(sql`
      select from return_exchanges where return_id = ${returnId} and held_until <= ${now.toISOString()}::timestamptz`);
    if (rows.length === 0) return false;
    await freeHolds(tx, returnId);
    return true;
  });
}

/**
 * The new pieces become open units of the order, in lines of their own that have the money of the old ones, and leave the reserved
 * stock. The order and all variants must be locked, and the refunds of the same receipt be written.
 */
export async function sendExchanges(
  tx: Db,
  order: OrderRow,
  {
    returned,
    pieces,
    actor,
  }: { readonly returned: WholeReturn; readonly pieces: readonly ReceivedPiece[]; readonly actor: string },
): Promise<void> {
  const units = Object.entries(unitsWith(pieces, 'EXCHANGE'));
  if (units.length === 0) return;
  const { items: paid } = await refundedOrder(tx, order);
  const items = await itemsOfOrder(tx, order.id);
  const next = Math.max(...items.map(({ position }) => position)) + 1;
  const sent = units.map(([id, quantity], index) => {
    const item = items.find((each) => each.id === id);
    const line = paid.find((each) => each.id === id);
    const exchange = returned.exchanges.find(({ orderItemId }) => orderItemId === id);
    if (!item || !line || !exchange) throw new Error(`Line ${id} is not exchanged.`);
    const money = movedMoney(line, quantity);
    const { productId, productName, unitPriceCents, taxRatePercent } = item;
    const { variantId, size, color, imageFile } = exchange;
    return {
      ...{ orderId: order.id, position: next + index, replaces: id, quantity },
      ...{ productId, productName, unitPriceCents, taxRatePercent, variantId, size, color, imageFile },
      ...{ discountCents: money.discount, taxCents: money.tax },
      taxes:
        item.taxes &&
        taxesFor(item.taxes, { goods: quantity * unitPriceCents - money.discount, tax: money.tax }),
    };
  });
  await tx.insert(orderItems).values(sent);
  for (const { replaces, quantity } of sent) {
    const exchanged = sql`${orderItems.exchanged} + ${quantity}`;
    await tx.update(orderItems).set({ exchanged }).where(eq(orderItems.id, replaces));
    await tx.execute(sql`
      update return_exchanges set taken = taken + ${quantity},
        held_until = case when taken + ${quantity} < quantity then held_until end
      where return_id = ${returned.id} and order_item_id = ${replaces}`);
  }
  await sellReserved(tx, eachOnce(sent), { orderId: order.id, actor, test: order.test }, 'exchange');
  const shipBy = shipByDate(new Date(), order.shippingMethod, await shippingRules(tx));
  await changeOrder(tx, order.id, { shipBy });
  await followParcels(tx, order);
}
