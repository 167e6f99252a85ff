import type { Cents } from '../pricing/money.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { returnStatusLabel, type ReturnStatus } from './order-returns.ts';
import {
  amountOfUnits,
  refundableUnits,
  refundParts,
  unitsByLine,
  type PaidLine,
  type RefundChoice,
  type RefundedOrder,
  type Units,
} from './refund-lines.ts';

// Returns are received piece by piece: what condition a piece is in, where it goes, and what its shopper gets for it.

export const pieceConditions = ['AS_NEW', 'MARKED', 'DAMAGED', 'MISSING'] as const;
export type PieceCondition = (typeof pieceConditions)[number];

/** Where a piece goes. It says nothing about the money. */
export const pieceStocks = ['BACK', 'WRITTEN_OFF', 'NOT_ARRIVED'] as const;
export type PieceStock = (typeof pieceStocks)[number];

/** What its shopper gets for it. */
export const pieceOutcomes = ['REFUND', 'EXCHANGE', 'NOTHING'] as const;
export type PieceOutcome = (typeof pieceOutcomes)[number];

export const pieceConditionLabel: Readonly<Record<PieceCondition, string>> = {
  AS_NEW: 'As new',
  MARKED: 'Marked',
  DAMAGED: 'Damaged',
  MISSING: 'Missing',
};

export const pieceStockLabel: Readonly<Record<PieceStock, string>> = {
  BACK: 'Back to stock',
  WRITTEN_OFF: 'Written off',
  NOT_ARRIVED: 'Not arrived',
};

const stocks: Readonly<Record<PieceCondition, readonly PieceStock[]>> = {
  AS_NEW: ['BACK', 'WRITTEN_OFF'],
  // A mark may wash out.
  MARKED: ['WRITTEN_OFF', 'BACK'],
  DAMAGED: ['WRITTEN_OFF'],
  MISSING: ['NOT_ARRIVED'],
};

/** What can become of a piece in a condition, the usual first. */
export const stocksOf = (condition: PieceCondition): readonly PieceStock[] => stocks[condition];

/** What its shopper can get, the usual first. What a carrier has lost may be refunded; nothing is sent for it. */
export const outcomesOf = (condition: PieceCondition): readonly PieceOutcome[] =>
  condition === 'MISSING' ? ['NOTHING', 'REFUND'] : ['REFUND', 'EXCHANGE', 'NOTHING'];

/** Units of an order's line that are received alike. */
export interface ReceivedPiece {
  readonly orderItemId: string;
  readonly quantity: number;
  readonly condition: PieceCondition;
  readonly stock: PieceStock;
  readonly outcome: PieceOutcome;
  /** Why nothing follows, in words for the shopper. */
  readonly reason: string;
}

interface Unfit {
  readonly field: 'stock' | 'outcome' | 'reason';
  readonly message: string;
}

/** What of a piece does not fit the rest of it; null: it can be received like this. */
export function unfitOf({
  condition,
  stock,
  outcome,
  reason,
}: Omit<ReceivedPiece, 'orderItemId' | 'quantity'>): Unfit | null {
  const label = pieceConditionLabel[condition].toLowerCase();
  if (!stocksOf(condition).includes(stock)) {
    const may = stocksOf(condition).map((each) => pieceStockLabel[each].toLowerCase());
    return { field: 'stock', message: `A piece that is ${label} is ${may.join(' or ')}.` };
  }
  if (!outcomesOf(condition).includes(outcome))
    return { field: 'outcome', message: 'A missing piece is not exchanged. Refund it, or write why not.' };
  if (outcome === 'NOTHING' && reason.trim() === '')
    return { field: 'reason', message: 'Write why the customer gets nothing for it. They will read it.' };
  return null;
}

interface LineUnits {
  readonly orderItemId: string;
  readonly quantity: number;
}

/** Units of a return, by line, of which nothing was decided yet. */
export function piecesLeft(returned: {
  readonly lines: readonly LineUnits[];
  readonly pieces: readonly LineUnits[];
}): Units {
  const done = unitsByLine(returned.pieces);
  return Object.fromEntries(
    Object.entries(unitsByLine(returned.lines)).map(([id, units]) => [id, units - (done[id] ?? 0)]),
  );
}

const sumOf = (units: Units) => Object.values(units).reduce((sum, each) => sum + each, 0);

/** Whether something was decided of every piece. */
export const isReceived = (returned: Parameters<typeof piecesLeft>[0]): boolean =>
  sumOf(piecesLeft(returned)) === 0;

/** Indexes of pieces that are more than are left of the return. */
export function surplusPieces(
  left: Units,
  pieces: readonly LineUnits[],
): readonly { readonly index: number; readonly left: number }[] {
  return pieces.flatMap(({ orderItemId }, index) => {
    const most = left[orderItemId] ?? 0;
    const upTo = unitsByLine(pieces.slice(0, index + 1))[orderItemId] ?? 0;
    return upTo > most ? [{ index, left: most }] : [];
  });
}

/** Says at a row that there are not so many pieces. */
export const notSoMany = (left: number): string =>
  left === 0
    ? 'This piece was received meanwhile, or is not part of the return.'
    : `Only ${String(left)} of these ${left === 1 ? 'is' : 'are'} left to receive.`;

/** Of the units that are reserved for an exchange, by the line that comes back, those whose money has not gone: it pays the new piece. */
export const exchangeableUnits = ({ items }: Pick<RefundedOrder, 'items'>, held: Units): Units =>
  Object.fromEntries(items.map((item) => [item.id, Math.min(held[item.id] ?? 0, refundableUnits(item))]));

/**
 * The pieces with what really follows: what is not among `held`, the units that can be exchanged by the line
 * that came back, becomes a refund.
 */
export function withHeld<Piece extends ReceivedPiece>(
  pieces: readonly Piece[],
  held: Units,
): readonly Piece[] {
  const free = { ...held };
  return pieces.map((piece) => {
    if (piece.outcome !== 'EXCHANGE') return piece;
    const left = (free[piece.orderItemId] ?? 0) - piece.quantity;
    if (left < 0) return { ...piece, outcome: 'REFUND' as const };
    free[piece.orderItemId] = left;
    return piece;
  });
}

/** Units with an outcome, by line. */
export const unitsWith = (pieces: readonly ReceivedPiece[], outcome: PieceOutcome): Units =>
  unitsByLine(pieces.filter((piece) => piece.outcome === outcome));

/**
 * What goes back for the pieces that are refunded: what was paid for them, as far as their money has not gone before, and never more
 * than `left`, which is what of the payments is left.
 */
export function refundOfPieces(
  order: RefundedOrder,
  pieces: readonly ReceivedPiece[],
  { left, shipping }: { readonly left: Cents; readonly shipping: boolean },
): { readonly cents: Cents; readonly choice: RefundChoice } {
  const exchanged = unitsWith(pieces, 'EXCHANGE');
  const units = Object.fromEntries(
    Object.entries(unitsWith(pieces, 'REFUND')).flatMap(([id, count]) => {
      const item = order.items.find((each) => each.id === id);
      // What is exchanged takes its money along.
      const left = item ? refundableUnits(item) - (exchanged[id] ?? 0) : 0;
      const some = Math.max(0, Math.min(count, left));
      return some > 0 ? [[id, some]] : [];
    }),
  );
  const choice = { units, shipping };
  const paid = refundParts(order, choice).reduce((sum, { cents }) => sum + cents, 0);
  return { cents: Math.min(paid, Math.max(0, left)), choice };
}

/**
 * What was paid for the next units of a line, as discount and tax of the line that replaces them at the same price: the money of a
 * piece that is exchanged is in its new line from then on.
 */
export function movedMoney(line: PaidLine, units: number): { readonly discount: Cents; readonly tax: Cents } {
  const some = Math.min(units, refundableUnits(line));
  const gone = line.quantity - refundableUnits(line);
  const paid = amountOfUnits(line, some);
  const each = shareCents(
    line.tax,
    Array.from({ length: line.quantity }, () => 1),
  );
  const tax = each.slice(gone, gone + some).reduce((sum, cents) => sum + cents, 0);
  const price = units * line.unitPrice;
  const discount = Math.max(0, price + tax - paid);
  return { discount, tax: paid + discount - price };
}

/** The state of a return as it is shown: one without a refund is completed, not refunded. */
export function shownReturn({
  status,
  pieces,
}: {
  readonly status: ReturnStatus;
  readonly pieces: readonly Pick<ReceivedPiece, 'outcome'>[];
}): string {
  if (pieces.length === 0 || status === 'REJECTED') return returnStatusLabel[status];
  if (status !== 'REFUNDED') return 'Partly received';
  return pieces.every(({ outcome }) => outcome === 'REFUND') ? returnStatusLabel.REFUNDED : 'Completed';
}

/** Days for which the new piece of an exchange waits for the old one. */
export const exchangeHoldDays = 14;

/** What the timeline says of pieces that were received, and of the cents that go back for them. */
export function receiptNote(pieces: readonly ReceivedPiece[], cents: Cents): string {
  const count = (outcome: PieceOutcome) => sumOf(unitsWith(pieces, outcome));
  const parts = [
    [count('REFUND'), cents > 0 ? 'refunded' : 'taken back'],
    [count('EXCHANGE'), 'exchanged'],
    [count('NOTHING'), 'not refunded'],
  ] as const;
  const said = parts.flatMap(([units, word]) => (units > 0 ? [`${String(units)} ${word}`] : []));
  const arrived = pieces.some(({ condition }) => condition !== 'MISSING');
  return `${arrived ? 'Return received' : 'Return looked into'}: ${said.join(', ')}.`;
}
