import { and, eq } from '../../../db/drizzle.ts';
import type { Tx } from '../../../db/client.ts';
import { orderNotes } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { insertNote } from '../records/notes.repository.ts';
import { lockOrder } from '../records/orders.repository.ts';

/** What is written stays in the note, and out of the audit log. */
const noted = (action: string, orderId: string) => ({
  ...{ action, subject: { type: 'order', id: orderId }, personal: null },
  read: async (tx: Tx) => ({ notes: await tx.$count(orderNotes, eq(orderNotes.orderId, orderId)) }),
});

export async function addNote(deps: Deps, call: AuditedCall, orderId: string, text: string): Promise<void> {
  await audited(deps, call, noted('order.note', orderId), async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const authorId = call.caller.userId;
    await insertNote(tx, { orderId, authorId, text });
  });
}

/** One's own: to others it is not there. */
export async function deleteNote(deps: Deps, call: AuditedCall, orderId: string, id: string): Promise<void> {
  const own = and(
    eq(orderNotes.id, id),
    eq(orderNotes.orderId, orderId),
    eq(orderNotes.authorId, call.caller.userId),
  );
  await audited(deps, call, noted('order.note-delete', orderId), async (tx) => {
    const deleted = await tx.delete(orderNotes).where(own).returning({ id: orderNotes.id });
    if (deleted.length === 0) throw new AppError('NOTE_NOT_FOUND');
  });
}
