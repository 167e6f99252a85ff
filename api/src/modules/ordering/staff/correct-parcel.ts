import { randomUUID } from 'node:crypto';
import type { ParcelCorrection } from '@ritual/shared/contract';
import { isShortenedNumber, mayCorrectNumber, storedTracking } from '@ritual/shared/kernel';
import type { Tx } from '../../../db/client.ts';
import { causesOf } from '../../../db/causes.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { trackingCorrectedMail } from '../../../mail/orders/shipped-mail.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { insertEvent, itemsOfOrder, lockOrder, orderById } from '../records/orders.repository.ts';
import {
  countCorrections,
  noteOfCorrection,
  parcelsWithNumber,
  shipmentsOf,
  writeTracking,
} from '../records/shipments.repository.ts';
import { staffActor } from '../records/actors.ts';

/** Gives a parcel that is under way another carrier or number, and tells the shopper. The same correction again changes nothing. */
export async function correctParcel(
  deps: Deps,
  call: AuditedCall,
  { id, parcelId }: { readonly id: string; readonly parcelId: string },
  { carrier, trackingNumber, seen }: ParcelCorrection,
): Promise<void> {
  const userId = (await orderById(deps.database.db, id))?.userId ?? null;
  const what = {
    ...{ action: 'order.tracking', subject: { type: 'order', id }, onlyChanges: true },
    personal: userId === null ? null : { userId, fields: ['trackingNumber'] },
    read: (tx: Tx) => noted(tx, { id, parcelId, userId }),
  };
  await audited(deps, call, what, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const parcels = await shipmentsOf(tx, [id]);
    const parcel = parcels.find((each) => each.id === parcelId);
    if (!parcel || !mayCorrectNumber(parcel, order)) throw new AppError('PARCEL_NOT_FOUND');
    if (isShortenedNumber(trackingNumber)) throw new AppError('TRACKING_SHORTENED');
    const number = storedTracking(trackingNumber);
    if (number === null) throw new AppError('TRACKING_MISSING');
    if (parcel.carrier === carrier && parcel.trackingNumber === number) return;
    const others = (await parcelsWithNumber(tx, number)).filter((each) => each.id !== parcelId);
    if (others.length > 0) throw new AppError('TRACKING_TAKEN');
    if (parcel.carrier !== seen.carrier || parcel.trackingNumber !== seen.trackingNumber)
      throw new AppError('PARCEL_CHANGED');
    await writeTracking(tx, parcelId, { carrier, trackingNumber: number });
    const event = { orderId: id, status: order.status, actor: staffActor(call.caller.userId) };
    await insertEvent(tx, { ...event, note: noteOfCorrection(carrier, number) });
    const several = parcels.length > 1 ? { items: await itemsOfOrder(tx, id) } : undefined;
    const mail = { correctionId: randomUUID(), publicUrl: deps.settings.publicUrl, several };
    await enqueueMail(tx, trackingCorrectedMail(order, { ...parcel, carrier, trackingNumber: number }, mail));
  }).catch(refuseTaken);
}

/** Of two parcels that get the same number at once the second is refused by the table. */
function refuseTaken(error: unknown): never {
  if (causesOf(error).some(({ code }) => code === '23505'))
    throw new AppError('TRACKING_TAKEN', { cause: error });
  throw error;
}

/** Without an account no erasure would take the number out of the log, which then says only that there was a correction. */
async function noted(
  tx: Tx,
  {
    id,
    parcelId,
    userId,
  }: { readonly id: string; readonly parcelId: string; readonly userId: string | null },
) {
  const parcel = (await shipmentsOf(tx, [id])).find((each) => each.id === parcelId);
  if (!parcel) return null;
  const { carrier, trackingNumber } = parcel;
  return userId === null
    ? { carrier, corrections: await countCorrections(tx, id) }
    : { carrier, trackingNumber };
}
