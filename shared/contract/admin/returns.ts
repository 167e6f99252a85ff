import * as z from 'zod/mini';
import {
  pieceConditions,
  pieceOutcomes,
  pieceStocks,
  unfitOf,
  type ReceivedPiece,
} from '../../kernel/orders/return-pieces.ts';
import { orderReturn, returnExchange, returnPiece } from '../schemas/orders.ts';
import { money, text, uuid } from '../schemas/primitives.ts';

/** A return as those see it who work on it. */
export const adminReturn = z.extend(orderReturn, {
  pieces: z._default(z.array(z.extend(returnPiece, { stock: z.enum(pieceStocks) })), []),
  exchanges: z._default(z.array(z.extend(returnExchange, { variantId: z.int() })), []),
});
export type AdminReturn = z.infer<typeof adminReturn>;

const quantity = z.int().check(z.positive(), z.maximum(1000));

/** Units of a line that are exchanged for another size or color of their product. */
export const chosenExchange = z.object({ orderItemId: uuid, variantId: z.int(), quantity });

function checkFit(
  piece: Omit<ReceivedPiece, 'orderItemId' | 'quantity'>,
  context: { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const unfit = unfitOf(piece);
  if (unfit) context.addIssue({ code: 'custom', path: [unfit.field], message: unfit.message });
}

const receivedPiece = z
  .object({
    orderItemId: uuid,
    quantity,
    condition: z.enum(pieceConditions),
    stock: z.enum(pieceStocks),
    outcome: z.enum(pieceOutcomes),
    reason: z._default(text().check(z.trim(), z.maxLength(300, 'Use at most 300 characters.')), ''),
  })
  .check(z.superRefine(checkFit));

/** What of a return has arrived, or never will. A return may be received in several goes. */
export const newReceipt = z.object({
  /** Made by the caller, so that a call that is made again is the same receipt. */
  receiptId: uuid,
  pieces: z.array(receivedPiece).check(z.minLength(1, 'Choose at least one piece.'), z.maxLength(100)),
  /** Whether the shipping goes back, too, as far as it has not. */
  shipping: z._default(z.boolean(), false),
  /** What the person was shown that goes back: it has to be what follows from the pieces. */
  amount: money.check(z.nonnegative()),
});
export type NewReceiptBody = z.input<typeof newReceipt>;
export type NewReceipt = z.infer<typeof newReceipt>;
