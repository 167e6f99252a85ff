import { randomUUID } from 'node:crypto';
import type { AddressCorrection } from '@ritual/shared/contract';
import { mayCorrectAddress } from '@ritual/shared/kernel';
import type { Tx } from '../../../db/client.ts';
import { and, eq } from '../../../db/drizzle.ts';
import { orderEvents } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { addressCorrectedMail } from '../../../mail/orders/address-mail.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import {
  changeOrder,
  insertEvent,
  lockOrder,
  orderById,
  type OrderRow,
} from '../records/orders.repository.ts';
import { staffActor } from '../records/actors.ts';

const correctionNote = 'The address was corrected.';
const fields = ['recipientName', 'street', 'city', 'zip', 'email'] as const;
type Place = Pick<OrderRow, (typeof fields)[number]>;

const placeOf = ({ recipientName, street, city, zip, email }: Place): Place => ({
  ...{ recipientName, street, city, zip, email },
});
const isSame = (one: Place, other: Place) => fields.every((field) => one[field] === other[field]);

/** Changes where what has not left will go, and tells the shopper. The same correction again changes nothing. */
export async function correctAddress(
  deps: Deps,
  call: AuditedCall,
  id: string,
  { seen, state, ...to }: AddressCorrection,
): Promise<void> {
  const order = await orderById(deps.database.db, id);
  const userId = order?.userId ?? null;
  const what = {
    ...{ action: 'order.address', subject: { type: 'order', id }, onlyChanges: true },
    personal: userId === null ? null : { userId, fields },
    read: (tx: Tx) => noted(tx, id, userId),
  };
  await audited(deps, call, what, async (tx) => {
    const now = await lockOrder(tx, id);
    if (!now) throw new AppError('ORDER_NOT_FOUND');
    if (now.state === state && isSame(placeOf(now), to)) return;
    const may = mayCorrectAddress(
      {
        ...{ payment: now.paymentState, fulfillment: now.fulfillmentState, state: now.state },
        byHand: now.payBy !== null,
      },
      { state },
    );
    if (may === 'fixed') throw new AppError('ADDRESS_FIXED');
    if (may === 'other state') throw new AppError('ADDRESS_OTHER_STATE');
    if (!isSame(placeOf(now), seen)) throw new AppError('ADDRESS_CHANGED');
    await changeOrder(tx, id, to);
    const event = { orderId: id, status: now.status, actor: staffActor(call.caller.userId) };
    await insertEvent(tx, { ...event, note: correctionNote });
    await enqueueMail(tx, addressCorrectedMail({ ...now, ...to }, randomUUID(), deps.settings.publicUrl));
  });
}

/** Without an account no erasure would take the values out of the log: it says only that there was a correction. */
async function noted(tx: Tx, id: string, userId: string | null) {
  const order = await orderById(tx, id);
  if (!order) return null;
  if (userId !== null) return placeOf(order);
  const isCorrection = and(eq(orderEvents.orderId, id), eq(orderEvents.note, correctionNote));
  return { corrections: await tx.$count(orderEvents, isCorrection) };
}
