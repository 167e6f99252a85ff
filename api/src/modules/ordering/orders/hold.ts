import { holdReasonLabel, type HoldReason } from '@ritual/shared/kernel';
import type { Database } from '../../../db/client.ts';
import { isOpen } from '../records/fulfillment.ts';
import { changeOrder, lockOrder } from '../records/orders.repository.ts';
import { idOfStaff } from '../records/actors.ts';
import { insertNote } from '../records/notes.repository.ts';
import { undecidedWarnings } from '../records/warnings.repository.ts';

export type Held = 'done' | 'unknown order' | 'not from here' | 'warning undecided';

interface Hold {
  readonly orderId: string;
  readonly reason: HoldReason;
  readonly note: string;
  /** Who says so. */
  readonly actor: string;
}

/** A paid order of which something is open is not shipped until it is released; one on hold gets the new reason. */
export async function holdOrder(
  { transaction }: Database,
  { orderId, reason, note, actor }: Hold,
): Promise<Held> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (!isOpen(order)) return 'not from here';
    await changeOrder(tx, orderId, {
      ...{ holdReason: reason, holdNote: note, heldBy: actor },
      heldAt: order.heldAt ?? new Date(),
    });
    return 'done';
  });
}

/** What was written about it stays as a note of the order. */
export async function releaseOrder(
  { transaction }: Database,
  { orderId }: Pick<Hold, 'orderId'>,
): Promise<Held> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (order.holdReason === null) return 'not from here';
    if ((await undecidedWarnings(tx, orderId)) > 0) return 'warning undecided';
    if (order.holdNote !== null && order.holdNote !== '') {
      const text = `On hold (${holdReasonLabel[order.holdReason]}): ${order.holdNote}`;
      await insertNote(tx, { orderId, authorId: idOfStaff(order.heldBy), text });
    }
    await changeOrder(tx, orderId, { holdReason: null, holdNote: null, heldAt: null, heldBy: null });
    return 'done';
  });
}
