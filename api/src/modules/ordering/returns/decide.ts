import { returnCanBecome, type RefundChoice, type ReturnStatus } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { returnDecidedMail } from '../../../mail/orders/return-mails.ts';
import { insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { nothingChosen } from '../refunds/decide.ts';
import { giveBack, isAllBack, type Decided } from '../refunds/write.ts';
import type { VariantQuantity } from '../records/stock.ts';
import { changeReturn, returnById } from '../records/returns.repository.ts';

export interface ReturnDecision {
  readonly returnId: string;
  /** Who decides; it stands in the order's timeline. */
  readonly actor: string;
  readonly status: Exclude<ReturnStatus, 'REQUESTED'>;
  /** For REFUNDED: how much goes back, and what can be sold again. */
  readonly refund?: {
    readonly amountCents: number;
    readonly restock?: readonly VariantQuantity[];
    readonly choice?: RefundChoice;
  };
}

export type ReturnDecided = 'decided' | 'unknown return' | 'not from here' | Exclude<Decided, 'decided'>;

const notes: Readonly<Record<ReturnDecision['status'], string>> = {
  APPROVED: 'Return approved.',
  REJECTED: 'Return rejected.',
  RECEIVED: 'Return received.',
  REFUNDED: 'Return refunded.',
};

const noteOf = (status: ReturnDecision['status'], order: Pick<OrderRow, 'status' | 'totalCents'>) =>
  status === 'REFUNDED' && isAllBack(order) ? 'Return completed.' : notes[status];

/** An operator goes on with a return. What is told twice is decided once: a return is in a state or not. */
export async function decideReturn(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { returnId, actor, status, refund }: ReturnDecision,
): Promise<ReturnDecided> {
  return transaction(async (tx) => {
    const known = await returnById(tx, returnId);
    const order = known && (await lockOrder(tx, known.orderId));
    if (!order) return 'unknown return';
    // Asked again: it may have gone on while the order's lock was waited for.
    const before = (await returnById(tx, returnId))?.status;
    if (before === status) return 'decided';
    if (!before || !returnCanBecome(before, status)) return 'not from here';
    if (status === 'REFUNDED') {
      // The return is its own refund's name, so that it is paid once.
      const decided = await giveBack(tx, order, {
        ...{ refundId: returnId, reason: 'operator', actor, restock: refund?.restock ?? [] },
        ...{
          amountCents: refund?.amountCents ?? 0,
          choice: refund?.choice ?? nothingChosen,
          cause: 'RETURN',
        },
      });
      if (decided !== 'decided') return decided;
    } else {
      const mail = { order, returnId, status, moneyFollows: !isAllBack(order) };
      await enqueueMail(tx, returnDecidedMail(mail, settings.publicUrl));
    }
    await changeReturn(tx, returnId, status);
    await insertEvent(tx, { orderId: order.id, status: order.status, actor, note: noteOf(status, order) });
    return 'decided';
  });
}
