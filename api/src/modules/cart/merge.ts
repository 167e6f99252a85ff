import type { CartChange } from '@ritual/shared/contract';
import { mergeCarts, policy } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import * as repository from './repository.ts';

/** Puts a visitor's cart into an account's, limited by stock, and deletes the visitor's. Answers with what had to be reduced. */
export async function mergeVisitorCart(tx: Tx, userId: string, sessionId: string): Promise<CartChange[]> {
  const visitor = { kind: 'visitor', sessionId } as const;
  const account = { kind: 'user', userId } as const;
  const from = await repository.findCart(tx, visitor, { lock: true });
  if (!from) return [];
  // One begun cart goes on in the other: it was counted when its first line was put into it.
  const into = await repository.lockCart(tx, account, from);
  // For the account they are merged into: units that its own unpaid order holds are there for it.
  const visitorLines = await repository.cartLines(tx, visitor, { buyer: userId });
  const accountLines = await repository.cartLines(tx, account);
  const byVariant = new Map(
    [...visitorLines, ...accountLines].map((line) => [line.variant_id, line] as const),
  );
  const stockOf = (variantId: number) => {
    const line = byVariant.get(variantId);
    return line && !line.withdrawn ? Math.max(0, Math.min(line.available, policy.maxQuantityPerLine)) : 0;
  };
  const merge = (line: repository.CartLineRow) => ({
    variantId: line.variant_id,
    quantity: line.quantity,
  });
  const result = mergeCarts(accountLines.map(merge), visitorLines.map(merge), stockOf);
  for (const { variantId, quantity } of result.lines) {
    const addedPriceCents = byVariant.get(variantId)?.added_price_cents ?? 0;
    await repository.putLine(tx, { cartId: into.id, variantId, quantity, addedPriceCents });
  }
  await repository.deleteCart(tx, from.id);
  return result.reduced.map((change) => ({
    ...change,
    productName: byVariant.get(change.variantId)?.product_name ?? '',
  }));
}
