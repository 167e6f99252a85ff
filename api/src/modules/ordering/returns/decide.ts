import { returnCanBecome, type RefundChoice, type ReturnStatus } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { returnDecidedMail } from '../../../mail/orders/return-mails.ts';
import { insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { nothingChosen } from '../refunds/decide.ts';
import { shopPolicy } from '../../shop/policy.repository.ts';
import { giveBack, isAllBack, strandsUnits, type Decided } from '../refunds/write.ts';
import type { RestockedUnits } from '../records/refunds.repository.ts';
import { changeReturn, returnById, wholeReturn, type WholeReturn } from '../records/returns.repository.ts';
import { freeHolds, holdExchanges, type ChosenExchange } from './exchanges.ts';

export interface ReturnDecision {
  readonly returnId: string;
  /** Who decides; it is shown in the order's timeline. */
  readonly actor: string;
  readonly status: Exclude<ReturnStatus, 'REQUESTED'>;
  /** For REFUNDED: how much goes back, and what can be sold again. */
  readonly refund?: {
    readonly amountCents: number;
    readonly restock?: readonly RestockedUnits[];
    readonly choice?: RefundChoice;
  };
  /** For APPROVED: what is reserved, to go out when the old pieces have come. */
  readonly exchanges?: readonly ChosenExchange[];
  /** For APPROVED and REJECTED: what the customer reads. */
  readonly reply?: string;
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

/** An operator goes on with a return. What is sent twice is decided once: a return is in a state or not. */
export async function decideReturn(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { returnId, actor, status, refund, exchanges = [], reply = '' }: ReturnDecision,
): Promise<ReturnDecided> {
  return transaction(async (tx) => {
    const known = await returnById(tx, returnId);
    const order = known && (await lockOrder(tx, known.orderId));
    if (!order) return 'unknown return';
    // Asked again: it may have gone on while the order's lock was waited for.
    const returned = await wholeReturn(tx, returnId);
    if (returned?.status === status)
      return status !== 'APPROVED' || areSame(returned.exchanges, exchanges) ? 'decided' : 'not from here';
    if (!returned || !returnCanBecome(returned.status, status)) return 'not from here';
    // What was decided of some pieces stands: the others are decided piece by piece, too.
    if (returned.pieces.length > 0) return 'not from here';
    const kept = status === 'APPROVED' ? await holdExchanges(tx, returned, exchanges) : [];
    if (status === 'REFUNDED') {
      const asked = { amountCents: refund?.amountCents ?? 0, restock: refund?.restock ?? [] };
      if (await strandsUnits(tx, order, asked)) return 'units are open';
      // The return is its own refund's name, so that it is paid once.
      const decided = await giveBack(tx, order, {
        ...{ ...asked, refundId: returnId, reason: 'operator', actor },
        ...{ choice: refund?.choice ?? nothingChosen, cause: 'RETURN' },
      });
      if (decided !== 'decided') return decided;
    } else {
      const isMoney = isMoneyLeft(returned, status === 'APPROVED' ? exchanges : returned.exchanges);
      const { freeReturns: labelFollows } = await shopPolicy(tx);
      const mail = { order, returnId, status, moneyFollows: isMoney && !isAllBack(order), kept, reply };
      await enqueueMail(tx, returnDecidedMail({ ...mail, labelFollows }, settings.publicUrl));
    }
    // After the refund, which may be refused: then all is as it was.
    if (status === 'REJECTED' || status === 'REFUNDED') await freeHolds(tx, returnId);
    await changeReturn(tx, returnId, status, reply);
    await insertEvent(tx, { orderId: order.id, status: order.status, actor, note: noteOf(status, order) });
    return 'decided';
  });
}

/** Whether the same is exchanged: of two who approve at once the second one's exchange is not dropped unseen. */
function areSame(held: readonly ChosenExchange[], chosen: readonly ChosenExchange[]): boolean {
  const isHeld = ({ orderItemId, variantId, quantity }: ChosenExchange) =>
    held.some(
      (each) =>
        each.orderItemId === orderItemId && each.variantId === variantId && each.quantity === quantity,
    );
  return held.length === chosen.length && chosen.every(isHeld);
}

/** Whether not everything that comes back is exchanged. */
function isMoneyLeft(
  { lines }: Pick<WholeReturn, 'lines'>,
  exchanges: readonly Pick<ChosenExchange, 'quantity'>[],
): boolean {
  const units = (some: readonly { readonly quantity: number }[]) =>
    some.reduce((sum, { quantity }) => sum + quantity, 0);
  return units(lines) > units(exchanges);
}
