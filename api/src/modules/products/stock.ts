import type { stockUpdate } from '@ritual/shared/contract';
import { decideStock } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { adjust, lockVariants } from '../ordering/records/stock.ts';
import { lockProduct } from './record.ts';

type Given = z.output<typeof stockUpdate>;

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly of: string;
  readonly onHand: number;
  readonly reserved: number;
}

const refusals = {
  changed: 'STOCK_CHANGED',
  reserved: 'STOCK_RESERVED',
  'too many': 'STOCK_TOO_HIGH',
} as const;

/** All changes or none, with their moves in the ledger. A call that is made again moves nothing. */
export async function changeStock(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  productId: number,
  given: Given,
): Promise<void> {
  const ids = given.changes.map(({ variantId }) => variantId);
  let moved = false;
  const entry: Audited = {
    ...{ action: 'product.stock', subject: { type: 'product', id: String(productId) } },
    ...{ personal: null, onlyChanges: true },
    read: async (tx) => {
      const rows = await stockOf(tx, productId, ids);
      const stocks = Object.fromEntries(rows.map(({ of, onHand }) => [`Stock ${of}`, onHand]));
      return { ...stocks, ...(moved && { reason: given.reason }) };
    },
  };
  await audited(deps, call, entry, async (tx) => {
    await lockProduct(tx, productId);
    await lockVariants(
      tx,
      ids.map((variantId) => ({ variantId, quantity: 0 })),
    );
    if (await wasMade(tx, given.id)) return;
    const moves = await decide(tx, productId, given.changes);
    if (moves.length === 0) return;
    await adjust(tx, moves, { actor: call.caller.userId, note: given.reason, callId: given.id });
    moved = true;
  });
}

async function stockOf(tx: Tx, productId: number, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select v.id, c.name || ' ' || v.size as of, v.on_hand as "onHand", v.reserved
    from variants v join colors c on c.key = v.color
    where v.product_id = ${productId} and v.id = any(${sql.param([...ids])}::int[])`);
  return rows;
}

async function wasMade(tx: Tx, callId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from stock_moves where call_id = ${callId}::uuid limit 1`);
  return rows.length > 0;
}

/** What moves; counts that found what was expected move nothing. */
async function decide(tx: Tx, productId: number, changes: Given['changes']) {
  const found = new Map(
    (
      await stockOf(
        tx,
        productId,
        changes.map(({ variantId }) => variantId),
      )
    ).map((row) => [row.id, row]),
  );
  return changes.flatMap((change, index) => {
    const { variantId } = change;
    const now = found.get(variantId);
    if (!now) {
      const path = `changes.${String(index)}.variantId`;
      throw invalidFields({ path, message: 'This variant is not one of this product.' });
    }
    const decision = decideStock(now, change);
    if (!decision.ok) {
      const { onHand, reserved } = now;
      throw new AppError(refusals[decision.why], { details: { variantId, onHand, reserved } });
    }
    const kind = change.kind === 'count' ? ('count' as const) : ('adjustment' as const);
    return decision.units === 0 ? [] : [{ variantId, quantity: decision.units, kind }];
  });
}
