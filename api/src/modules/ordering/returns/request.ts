import type { returnRequest } from '@ritual/shared/contract';
import { refusedLines, returnableLines, tooManyUnits, type ReturnableOrder } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { returnRequestedMail } from '../../../mail/orders/return-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import {
  insertEvent,
  itemsOfOrder,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
} from '../records/orders.repository.ts';
import { insertReturn, returnsOf, type WholeReturn } from '../records/returns.repository.ts';

type Request = z.output<typeof returnRequest>;

/**
 * The shopper wants to send something back. The order's row is locked, so that two requests at once cannot both have the
 * last unit; return, timeline, and mail are written together.
 */
export async function requestReturn(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  userId: string,
  orderId: string,
  request: Request,
): Promise<WholeReturn> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
    const items = await itemsOfOrder(tx, orderId);
    refuseWrong(returnableOf(order, items, await returnsOf(tx, [orderId])), request);
    const made = await insertReturn(tx, { ...request, orderId });
    const { status } = order;
    await insertEvent(tx, { orderId, status, actor: 'shopper', note: 'Return requested.' });
    await enqueueMail(tx, returnRequestedMail({ order, items, made }, settings.publicUrl));
    return made;
  });
}

const returnableOf = (
  { status, deliveredAt, returnDays }: OrderRow,
  items: readonly OrderItemRow[],
  returns: readonly WholeReturn[],
): ReturnableOrder => ({
  ...{ status, items, returns, returnDays },
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

function refuseWrong(order: ReturnableOrder, { lines }: Request): void {
  const now = new Date();
  if (returnableLines(order, now).length === 0) throw new AppError('ORDER_NOT_RETURNABLE');
  const fields = refusedLines(order, lines, now).map(({ index, left }) => ({
    path: `lines.${index}.quantity`,
    message: tooManyUnits(left),
  }));
  if (fields.length > 0) throw invalidFields(...fields);
}
