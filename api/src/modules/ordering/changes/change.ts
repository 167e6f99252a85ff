import { waivedChange, type ChangeRefusal, type WantedChange } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, insufficientStock } from '../../../errors.ts';
import {
  insertChange,
  movesOf,
  openChangeOf,
  changeById,
  type ChangeRow,
} from '../records/changes.repository.ts';
import { lockOrder, orderById, type OrderRow } from '../records/orders.repository.ts';
import { lockVariants } from '../records/stock.ts';
import { unrefundedCents } from '../refunds/write.ts';
import { applyChange } from './apply.ts';
import { askForPayment, dropChange, endChange } from './open.ts';
import { changeableOf, planOf, quoted, type Changeable, type Quoted } from './quote.ts';

/** What a person wants; without a method it stays. */
export type Wanted = Omit<WantedChange, 'method'> & { readonly method?: WantedChange['method'] | undefined };

const codes = {
  'not changeable': 'ORDER_NOT_CHANGEABLE',
  'nothing open': 'ORDER_NOT_CHANGEABLE',
  disputed: 'ORDER_DISPUTED',
  'no change': 'CHANGE_NOTHING',
  'nothing left': 'CHANGE_EMPTY',
  'too many lines': 'CHANGE_TOO_LONG',
  'below refunded': 'CHANGE_BELOW_REFUNDED',
  'fixed units': 'CHANGE_UNITS_FIXED',
  'not sold': 'CHANGE_NOT_SOLD',
} as const;

function refusal(refused: ChangeRefusal): AppError {
  if (refused.why === 'no stock') return insufficientStock(refused.variantId, refused.available);
  const { why, ...details } = refused;
  return new AppError(codes[why], { details });
}

/** What a change would cost now. Throws why it cannot be done. */
export async function quoteFor(
  db: Db,
  orderId: string,
  wanted: Wanted,
): Promise<{ order: OrderRow; changeable: Changeable } & Quoted> {
  const order = await orderById(db, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return quoteOf(db, order, { wanted, replaced: await openChangeOf(db, orderId) });
}

async function quoteOf(
  db: Db,
  order: OrderRow,
  { wanted: { method, ...rest }, replaced }: { readonly wanted: Wanted; readonly replaced: ChangeRow | null },
) {
  const changeable = await changeableOf(db, order);
  const wanted = { ...rest, method: method ?? order.shippingMethod };
  const result = await quoted(db, { order, changeable, wanted }, replaced);
  if ('refused' in result) throw refusal(result.refused);
  const { difference } = result.quote;
  if (difference < 0 && -difference > (await unrefundedCents(db, order)))
    throw refusal({ why: 'below refunded' });
  return { order, changeable, ...result };
}

export interface OrderChange {
  /** Made by the caller that decides: the same change sent twice is one. */
  readonly changeId: string;
  readonly orderId: string;
  readonly wanted: Wanted;
  /** What the person saw: another version of the order, or another price, is looked at first. */
  readonly seen: { readonly version: number; readonly differenceCents: number };
  /** Why a difference is not asked for. */
  readonly waive: string | null;
  readonly actor: string;
}

/**
 * Staff changes an order. What costs the same, or less, is applied at once, and so is what is waived; what is dearer waits for its payment,
 * with its new units held. Throws why it is refused.
 */
export async function changeOrderedUnits(
  deps: Pick<Deps, 'database' | 'settings'>,
  { changeId, orderId, wanted, seen, waive, actor }: OrderChange,
): Promise<{ readonly replaced: ChangeRow | null }> {
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const made = await changeById(tx, changeId);
    if (made && made.orderId !== orderId) throw new AppError('IDEMPOTENCY_MISMATCH');
    if (made) return { replaced: null };
    if (order.version !== seen.version) throw new AppError('ORDER_CHANGED');
    const replaced = await openChangeOf(tx, orderId);
    // All at once, in the order of their ids.
    const { items } = await changeableOf(tx, order);
    const held = replaced ? movesOf(replaced).takes : [];
    await lockVariants(tx, [
      ...wanted.units,
      ...items.map(({ variantId }) => ({ variantId, quantity: 0 })),
      ...held,
    ]);
    if (replaced) await endChange(tx, order, replaced, 'REPLACED');
    const { changeable, quote, offers } = await quoteOf(tx, order, { wanted, replaced: null });
    if (quote.difference !== seen.differenceCents) throw new AppError('ORDER_CHANGED');
    const isWaived = waive !== null && quote.difference > 0;
    const now = isWaived ? waivedChange(quote) : quote;
    const plan = planOf(changeable, { quote: now, offers });
    const row = {
      ...{ id: changeId, orderId, baseVersion: order.version, actor, plan, differenceCents: now.difference },
      ...(isWaived ? { waivedCents: quote.difference, waivedReason: waive } : {}),
    };
    if (now.difference > 0) {
      await askForPayment(tx, deps, order, row);
    } else {
      const applied = { changeId, plan, differenceCents: now.difference, actor, held: false };
      const version = await applyChange(tx, deps, order, applied);
      await insertChange(tx, { ...row, version, state: 'APPLIED', decidedAt: new Date() });
    }
    return { replaced };
  });
}

/** The customer does not want it any more, or it was a mistake: its units are free again. false: it does not wait any more. */
export async function withdrawChange(
  deps: Pick<Deps, 'database' | 'settings'>,
  {
    orderId,
    changeId,
    actor,
  }: { readonly orderId: string; readonly changeId: string; readonly actor: string },
): Promise<ChangeRow | false> {
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const open = await openChangeOf(tx, orderId);
    if (!order || open?.id !== changeId) return false;
    await dropChange(tx, deps, { order, change: open, actor, why: 'withdrawn' });
    return open;
  });
}
