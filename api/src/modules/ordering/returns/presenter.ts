import type { AdminReturn } from '@ritual/shared/contract';
import type { WholeReturn } from '../records/returns.repository.ts';

/** As the staff sees it; the contract leaves out what is not for the shopper. */
export function presentReturn({
  id,
  status,
  createdAt,
  note,
  reply,
  lines,
  pieces,
  exchanges,
}: WholeReturn): AdminReturn {
  return {
    ...{ id, status, createdAt: createdAt.toISOString(), note, reply, lines: [...lines] },
    pieces: pieces.map(({ orderItemId, quantity, condition, stock, outcome, reason, receivedAt }) => ({
      ...{ orderItemId, quantity, condition, stock, outcome, reason },
      receivedAt: receivedAt.toISOString(),
    })),
    exchanges: exchanges.map(({ orderItemId, variantId, size, color, quantity, taken, heldUntil }) => ({
      ...{ orderItemId, variantId, size, color, quantity, taken },
      heldUntil: heldUntil?.toISOString() ?? null,
    })),
  };
}
