import {
  exchangeableUnits,
  invariant,
  isReceived,
  notSoMany,
  piecesLeft,
  receiptNote,
  refundOfPieces,
  surplusPieces,
  unitsByLine,
  withHeld,
  type ReceivedPiece,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { returnReceivedMail } from '../../../mail/orders/return-received-mail.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import {
  insertEvent,
  itemsOfOrder,
  lockOrder,
  orderById,
  type OrderItemRow,
  type OrderRow,
} from '../records/orders.repository.ts';
import { refundedOrder } from '../records/refund-lines.repository.ts';
import {
  changeReturn,
  insertPieces,
  returnById,
  returnOfReceipt,
  wholeReturn,
} from '../records/returns.repository.ts';
import { lockVariants, putBack, writeOff } from '../records/stock.ts';
import {
  eachOnce,
  isAllBack,
  restockUnits,
  unrefundedCents,
  writeRefund,
  type Decided,
} from '../refunds/write.ts';
import { freeHolds, heldUnits, sendExchanges } from './exchanges.ts';

export interface Receipt {
  readonly returnId: string;
  /** Made by the caller: the same receipt sent twice is one. Its refund has the same id. */
  readonly receiptId: string;
  /** Who receives; it is shown in the order's timeline. */
  readonly actor: string;
  readonly pieces: readonly ReceivedPiece[];
  readonly shipping: boolean;
  /** What the person was shown that goes back. */
  readonly amountCents: number;
}

export type Received = 'unknown return' | 'not from here' | 'amount changed' | Decided;

/**
 * Pieces of a return have arrived, or never will: stock, money, the parcel of what is exchanged, timeline and mail in one transaction.
 * With the last piece the return is done.
 * @throws AppError PIECES_NOT_LEFT with the fields
 */
export async function receiveReturn(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { returnId, receiptId, actor, pieces: given, shipping, amountCents }: Receipt,
): Promise<Received> {
  return transaction(async (tx) => {
    const known = await returnById(tx, returnId);
    const order = known && (await lockOrder(tx, known.orderId));
    if (!order) return 'unknown return';
    const receivedBefore = await returnOfReceipt(tx, receiptId);
    if (receivedBefore !== null) return receivedBefore === returnId ? 'decided' : 'not from here';
    const returned = await wholeReturn(tx, returnId);
    if (returned?.status !== 'APPROVED' && returned?.status !== 'RECEIVED') return 'not from here';
    refuseSurplus(piecesLeft(returned), given);

    const paid = await refundedOrder(tx, order);
    const pieces = withHeld(given, exchangeableUnits(paid, heldUnits(order, returned)));
    if (!canComeBack(await itemsOfOrder(tx, order.id), pieces)) return 'more units than were sold';
    const left = isAllBack(order) ? 0 : await unrefundedCents(tx, order);
    const { cents, choice } = refundOfPieces(paid, pieces, { left, shipping });
    if (cents !== amountCents) return 'amount changed';
    if (cents > 0) {
      const refund = {
        refundId: receiptId,
        amountCents: cents,
        reason: 'operator',
        cause: 'RETURN',
      } as const;
      const decided = await writeRefund(tx, order, { ...refund, actor, restock: [], choice });
      if (decided !== 'decided') return decided;
    }
    await moveStock(tx, order, { returned, pieces, actor });
    await insertPieces(tx, { returnId, receiptId }, pieces);
    const isDone = isReceived({ lines: returned.lines, pieces: [...returned.pieces, ...pieces] });
    if (isDone) {
      await freeHolds(tx, returnId);
      await changeReturn(tx, returnId, 'REFUNDED');
    }
    const after = (await orderById(tx, order.id)) ?? order;
    const note = receiptNote(pieces, cents);
    await insertEvent(tx, { orderId: order.id, status: after.status, actor, note });
    const items = await itemsOfOrder(tx, order.id);
    const mail = { order, items, receiptId, pieces, exchanges: returned.exchanges, cents, isDone };
    await enqueueMail(tx, returnReceivedMail(mail, settings.publicUrl));
    return 'decided';
  });
}

function refuseSurplus(left: Readonly<Record<string, number>>, pieces: readonly ReceivedPiece[]): void {
  const fields = surplusPieces(left, pieces).map(({ index, left: most }) => ({
    path: `pieces.${String(index)}.quantity`,
    message: notSoMany(most),
  }));
  if (fields.length > 0) throw new AppError('PIECES_NOT_LEFT', { details: { fields } });
}

/** Whether what goes back to stock, or is exchanged, has not come back before: a refund puts pieces back, too. */
function canComeBack(items: readonly OrderItemRow[], pieces: readonly ReceivedPiece[]): boolean {
  const counted = pieces.filter(({ stock, outcome }) => stock === 'BACK' || outcome === 'EXCHANGE');
  return Object.entries(unitsByLine(counted)).every(([id, units]) =>
    items.some((item) => item.id === id && item.restocked + item.exchanged + units <= item.quantity),
  );
}

type Moved = Parameters<typeof sendExchanges>[2];

/** Every piece goes where it was decided, and what is exchanged leaves. */
async function moveStock(tx: Db, order: OrderRow, moved: Moved): Promise<void> {
  const { returned, pieces, actor } = moved;
  const items = new Map((await itemsOfOrder(tx, order.id)).map((item) => [item.id, item]));
  const units = pieces.map((piece) => ({
    ...piece,
    variantId: items.get(piece.orderItemId)?.variantId ?? 0,
  }));
  await lockVariants(tx, [
    ...units,
    ...returned.exchanges.map(({ variantId }) => ({ variantId, quantity: 0 })),
  ]);
  const some = (stock: ReceivedPiece['stock'], isExchange: boolean) =>
    units.filter((each) => each.stock === stock && (each.outcome === 'EXCHANGE') === isExchange);
  const of = { orderId: order.id, actor, test: order.test };
  const isPutBack = await restockUnits(tx, order, { restock: some('BACK', false), actor });
  invariant(isPutBack, 'what comes back was sold');
  for (const [kind, isExchange] of [
    ['restock', false],
    ['exchange', true],
  ] as const) {
    const gone = eachOnce(some('WRITTEN_OFF', isExchange));
    if (gone.length > 0) await writeOff(tx, gone, of, kind);
  }
  const back = eachOnce(some('BACK', true));
  if (back.length > 0) await putBack(tx, back, of, 'exchange');
  await sendExchanges(tx, order, moved);
}
