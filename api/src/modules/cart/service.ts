import type { addToCart, updateCartItem } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Database, Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, insufficientStock, invalidFields } from '../../errors.ts';
import type { CartOwner } from '../../plugins/callers.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import * as repository from './repository.ts';
import type { BuyableVariant, CartLineRow } from './repository.ts';

export function getCart(db: Db, owner: CartOwner): Promise<CartLineRow[]> {
  return repository.cartLines(db, owner);
}

/** Counts a cart that is about to be begun without an account. Throws RATE_LIMITED. */
export async function countNewCart(
  { database: { db }, settings }: Deps,
  owner: CartOwner,
  address: string,
): Promise<void> {
  if (owner.kind !== 'visitor') return;
  const from = { address, limit: settings.limits.cartByAddress };
  await countFrom(db, 'cart', from, repository.withoutCart(owner));
}

/** Adds units of a variant to what the cart holds of it. */
export async function addItem(
  { transaction }: Database,
  owner: CartOwner,
  { productId, variantId, quantity }: z.output<typeof addToCart>,
): Promise<CartLineRow[]> {
  return transaction(async (tx) => {
    const cart = await repository.lockCart(tx, owner);
    const variant = await repository.variantForCart(tx, owner, { variantId, cartId: cart.id });
    if (!variant || variant.product_id !== productId) throw new AppError('PRODUCT_NOT_FOUND');
    const { held } = variant;
    checkStock(variant, held + quantity);
    if (held === 0 && variant.lines >= policy.maxCartLines) throw new AppError('CART_FULL');
    await repository.putLine(tx, {
      ...{ cartId: cart.id, variantId, quantity: held + quantity },
      addedPriceCents: variant.price_cents,
    });
    if (cart.begunAt === null) await repository.beginCart(tx, cart.id);
    return repository.cartLines(tx, owner);
  });
}

/**
 * Changes quantity, and size and colour too, of a line. When another line holds the chosen variant already, the two become
 * one and their quantities add up.
 */
export async function updateItem(
  { transaction }: Database,
  owner: CartOwner,
  cartItemId: string,
  change: z.output<typeof updateCartItem>,
): Promise<CartLineRow[]> {
  return transaction(async (tx) => {
    const cart = await repository.findCart(tx, owner, { lock: true });
    const lines = cart ? await repository.itemsOf(tx, cart.id) : [];
    const line = lines.find((candidate) => candidate.id === cartItemId);
    if (!cart || !line) throw new AppError('CART_ITEM_NOT_FOUND');
    const variant = await targetVariant(tx, owner, line.variantId, change.variantId ?? line.variantId);
    const twin = lines.find(({ id, variantId }) => id !== line.id && variantId === variant.id);
    const quantity = change.quantity + (twin?.quantity ?? 0);
    checkStock(variant, quantity);
    if (twin) await repository.deleteLine(tx, cart.id, twin.id);
    const same = variant.id === line.variantId;
    await repository.changeLine(tx, line.id, {
      ...{ variantId: variant.id, quantity },
      addedPriceCents: same ? line.addedPriceCents : variant.price_cents,
    });
    return repository.cartLines(tx, owner);
  });
}

/** A line may change to another variant of its product only. A withdrawn product has no units left. */
async function targetVariant(
  tx: Db,
  owner: CartOwner,
  current: number,
  wanted: number,
): Promise<BuyableVariant> {
  const now = await repository.buyableVariant(tx, owner, current);
  if (wanted === current) {
    if (!now) throw insufficientStock(current, 0);
    return now;
  }
  const variant = await repository.buyableVariant(tx, owner, wanted);
  if (!variant || variant.product_id !== now?.product_id) {
    throw invalidFields({ path: 'variantId', message: 'This is not a variant of the same product.' });
  }
  return variant;
}

function checkStock(variant: BuyableVariant, quantity: number): void {
  const available = Math.max(0, Math.min(variant.available, policy.maxQuantityPerLine));
  if (quantity > available) throw insufficientStock(variant.id, available);
}

export async function removeItem(
  { transaction }: Database,
  owner: CartOwner,
  cartItemId: string,
): Promise<CartLineRow[]> {
  return transaction(async (tx) => {
    const cart = await repository.findCart(tx, owner, { lock: true });
    if (!cart || !(await repository.deleteLine(tx, cart.id, cartItemId))) {
      throw new AppError('CART_ITEM_NOT_FOUND');
    }
    return repository.cartLines(tx, owner);
  });
}
