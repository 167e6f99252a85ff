import type { TaxClass } from '@ritual/shared/kernel';
import { and, eq, sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { cartItems, carts } from '../../db/schema/index.ts';
import type { CartOwner } from '../../plugins/callers.ts';
import { ownReservations } from './reservations-sql.ts';

export interface CartLineRow extends Record<string, unknown> {
  id: string;
  variant_id: number;
  quantity: number;
  added_price_cents: number;
  product_id: number;
  product_name: string;
  price_cents: number;
  withdrawn: boolean;
  tax_class: TaxClass | null;
  size: string;
  color: string;
  color_name: string;
  color_code: string;
  image_file: string | null;
  /** Units that the owner could buy: free ones and those that an own unpaid order holds. */
  available: number;
}

const ownedBy = (owner: CartOwner) =>
  owner.kind === 'user' ? eq(carts.userId, owner.userId) : eq(carts.sessionId, owner.sessionId);

/**
 * The owner's cart, or null as long as nothing was added. With `lock`, which is for those who write to it, changes of the same
 * cart wait for each other, and the job that deletes forgotten carts sees that this one is not.
 */
export async function findCart(
  db: Db,
  owner: CartOwner,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ id: string; begunAt: Date | null } | null> {
  const { id, begunAt } = carts;
  const [row] = lock
    ? await db
        .update(carts)
        .set({ changedAt: sql`now()` })
        .where(ownedBy(owner))
        .returning({ id, begunAt })
    : await db.select({ id, begunAt }).from(carts).where(ownedBy(owner));
  return row ?? null;
}

/** A statement that gives a row when nothing was added yet. */
export const withoutCart = (owner: CartOwner): SQL =>
  sql`select 1 where not exists (select from ${carts} where ${ownedBy(owner)})`;

/** The owner's cart, locked; made if there is none. `begunAt`: since when another cart, which goes into it, has had lines. */
export async function lockCart(
  tx: Db,
  owner: CartOwner,
  { begunAt = null }: { begunAt?: Date | null } = {},
): Promise<{ id: string; begunAt: Date | null }> {
  const user = owner.kind === 'user';
  const [row] = await tx
    .insert(carts)
    .values({ ...(user ? { userId: owner.userId } : { sessionId: owner.sessionId }), begunAt })
    .onConflictDoUpdate({
      target: user ? carts.userId : carts.sessionId,
      set: { changedAt: sql`now()`, begunAt: sql`coalesce(${carts.begunAt}, excluded.begun_at)` },
    })
    .returning({ id: carts.id, begunAt: carts.begunAt });
  if (!row) throw new Error('The cart was not stored.');
  return row;
}

/** A first line was put into a cart: counted today, and once until it is paid, however often it is emptied. */
export async function beginCart(tx: Db, cartId: string): Promise<void> {
  await tx.execute(sql`
    with begun as (update carts set begun_at = now() where id = ${cartId})
    insert into daily_sums as d (day, slot, carts_begun) values (store_day(now()), own_slot(), 1)
    on conflict (day, slot) do update set carts_begun = d.carts_begun + 1`);
}

/**
 * One statement: the lines in the order in which they were added, with what is true of their variants now for the account
 * `buyer`, which is the owner's if not said.
 */
export async function cartLines(
  db: Db,
  owner: CartOwner,
  options: { buyer?: string | null } = {},
): Promise<CartLineRow[]> {
  const { rows } = await db.execute<CartLineRow>(cartLinesSql(owner, options));
  return rows;
}

export function cartLinesSql(
  owner: CartOwner,
  { buyer = owner.kind === 'user' ? owner.userId : null }: { buyer?: string | null } = {},
): SQL {
  const of =
    owner.kind === 'user' ? sql`c.user_id = ${owner.userId}` : sql`c.session_id = ${owner.sessionId}`;
  return sql`
    select l.id, l.variant_id, l.quantity, l.added_price_cents,
      p.id as product_id, p.name as product_name, p.price_cents, p.withdrawn_at is not null as withdrawn, p.tax_class,
      v.size, k.key as color, k.name as color_name, k.code as color_code,
      (select i.file from product_images i where i.product_id = p.id
        order by (i.color = v.color) desc nulls last, i.position limit 1) as image_file,
      v.on_hand - v.reserved + ${ownReservations(buyer)} as available
    from carts c
    join cart_items l on l.cart_id = c.id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    join colors k on k.key = v.color
    where ${of}
    order by l.created_at, l.id`;
}

export interface BuyableVariant extends Record<string, unknown> {
  id: number;
  product_id: number;
  price_cents: number;
  available: number;
}

const buyable = (owner: CartOwner, variantId: number) => sql`
  select v.id, v.product_id, p.price_cents,
    v.on_hand - v.reserved + ${ownReservations(owner.kind === 'user' ? owner.userId : null)} as available
  from variants v join products p on p.id = v.product_id
  where v.id = ${variantId} and p.withdrawn_at is null and p.released_at <= now()`;

/** A variant that can be bought, with the units that there are for this owner; null for unknown or withdrawn ones. */
export async function buyableVariant(
  db: Db,
  owner: CartOwner,
  variantId: number,
): Promise<BuyableVariant | null> {
  const { rows } = await db.execute<BuyableVariant>(buyable(owner, variantId));
  return rows[0] ?? null;
}

/** A variant that can be bought, and what a cart has of it. */
export interface VariantForCart extends BuyableVariant {
  /** Units. */
  held: number;
  /** Lines of the cart, of this variant or others. */
  lines: number;
}

/** The same with what lies in the owner's cart already, in one statement. */
export async function variantForCart(
  db: Db,
  owner: CartOwner,
  { variantId, cartId }: { readonly variantId: number; readonly cartId: string },
): Promise<VariantForCart | null> {
  const { rows } = await db.execute<VariantForCart>(sql`
    select bought.*,
      coalesce((select quantity from cart_items where cart_id = ${cartId} and variant_id = bought.id), 0) as held,
      (select count(*)::int from cart_items where cart_id = ${cartId}) as lines
    from (${buyable(owner, variantId)}) as bought`);
  return rows[0] ?? null;
}

export interface CartItemRow {
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly addedPriceCents: number;
}

export function itemsOf(db: Db, cartId: string): Promise<CartItemRow[]> {
  const { id, variantId, quantity, addedPriceCents } = cartItems;
  return db
    .select({ id, variantId, quantity, addedPriceCents })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));
}

/** Sets the quantity of a variant; the line is made if there is none. */
export async function putLine(
  tx: Db,
  line: { cartId: string; variantId: number; quantity: number; addedPriceCents: number },
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(line)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.variantId],
      set: { quantity: line.quantity },
    });
}

export async function changeLine(
  tx: Db,
  id: string,
  set: { variantId: number; quantity: number; addedPriceCents: number },
): Promise<void> {
  await tx.update(cartItems).set(set).where(eq(cartItems.id, id));
}

/** Whether there was such a line in the cart. */
export async function deleteLine(tx: Db, cartId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, id)))
    .returning({ id: cartItems.id });
  return gone.length > 0;
}

export async function deleteCart(tx: Db, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
