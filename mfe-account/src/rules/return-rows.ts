import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import {
  exchangeableUnits,
  isShippable,
  outcomesOf,
  piecesLeft,
  refundOfPieces,
  stocksOf,
  withHeld,
  type Cents,
  type PieceCondition,
  type ReceivedPiece,
  type Units,
} from '@ritual/shared/kernel';

/** A piece of a return as it lies on the table; without a condition it has not arrived yet. */
export interface ReturnRow extends Omit<ReceivedPiece, 'condition' | 'quantity'> {
  readonly condition: PieceCondition | null;
}

/** Rows at once: the call takes not many more pieces. */
const mostRows = 50;

/** A row for each piece that is still to be received. */
export function rowsOf(returned: Pick<AdminReturn, 'lines' | 'pieces'>): readonly ReturnRow[] {
  const start = { condition: null, stock: 'BACK', outcome: 'REFUND', reason: '' } as const;
  return Object.entries(piecesLeft(returned))
    .flatMap(([orderItemId, units]) => Array.from({ length: units }, () => ({ ...start, orderItemId })))
    .slice(0, mostRows);
}

/** Units of each line that can be exchanged: a new piece is kept, and the money of the old one has not gone back. */
export function keptUnits(
  order: Pick<AdminOrder, 'items' | 'payment'>,
  { exchanges }: Pick<AdminReturn, 'exchanges'>,
  now = Date.now(),
): Units {
  if (!isShippable(order.payment)) return {};
  const kept = exchanges.filter(({ heldUntil }) => heldUntil !== null && Date.parse(heldUntil) > now);
  const held = kept.map(({ orderItemId, quantity, taken }) => [orderItemId, quantity - taken] as const);
  return exchangeableUnits(order, Object.fromEntries(held));
}

/** A row of a condition, with what usually follows from it: the exchange, as long as a new piece is kept, else the money. */
export function inCondition(
  rows: readonly ReturnRow[],
  index: number,
  condition: PieceCondition,
  kept: Units,
): readonly ReturnRow[] {
  return rows.map((row, at) => {
    if (at !== index) return row;
    const others = rows.filter(
      (each, place) =>
        place !== index &&
        each.condition !== null &&
        each.orderItemId === row.orderItemId &&
        each.outcome === 'EXCHANGE',
    );
    const isKept = (kept[row.orderItemId] ?? 0) > others.length;
    const outcomes = outcomesOf(condition);
    const outcome = isKept && outcomes.includes('EXCHANGE') ? 'EXCHANGE' : (outcomes[0] ?? 'REFUND');
    return { ...row, condition, outcome, stock: stocksOf(condition)[0] ?? 'BACK' };
  });
}

/** The rows that have arrived, as the API takes them, and where each stands. */
export function arrivedOf(rows: readonly ReturnRow[]): readonly (ReceivedPiece & { readonly row: number })[] {
  return rows.flatMap(({ condition, reason, ...row }, index) =>
    condition === null
      ? []
      : [
          {
            ...{ ...row, condition, quantity: 1, row: index },
            reason: row.outcome === 'NOTHING' ? reason.trim() : '',
          },
        ],
  );
}

/** What goes back for the pieces, as the API will find it. */
export function refundFor(
  order: AdminOrder,
  pieces: readonly ReceivedPiece[],
  { kept, shipping }: { readonly kept: Units; readonly shipping: boolean },
): Cents {
  return refundOfPieces(order, withHeld(pieces, kept), { left: order.refundable, shipping }).cents;
}
