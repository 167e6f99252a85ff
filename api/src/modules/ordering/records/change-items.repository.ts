import type { TaxClass } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { anyOf, sql } from '../../../db/drizzle.ts';
import { orderItems, type ChangePlan } from '../../../db/schema/index.ts';

/** A variant as it is sold today. */
export interface OfferRow extends Record<string, unknown> {
  readonly variantId: number;
  readonly productId: number;
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly imageFile: string | null;
  readonly price: number;
  readonly free: number;
  readonly withdrawn: boolean;
  readonly taxClass: TaxClass | null;
}

export async function offersOf(db: Db, variantIds: readonly number[]): Promise<readonly OfferRow[]> {
  const { rows } = await db.execute<OfferRow>(sql`
    select v.id as "variantId", p.id as "productId", p.name as "productName", v.size, k.name as color,
      (select i.file from product_images i where i.product_id = p.id
        order by (i.color = v.color) desc nulls last, i.position limit 1) as "imageFile",
      p.price_cents as price, v.on_hand - v.reserved as free,
      p.withdrawn_at is not null or p.released_at > now() as withdrawn,
      p.tax_class as "taxClass"
    from variants v join products p on p.id = v.product_id join colors k on k.key = v.color
    where v.id = any(${sql.param([...variantIds])}::int[])`);
  return rows;
}

/** Makes the lines of an order what a change wants. What earlier refunds say of a line that goes stays as an amount. */
export async function writeLines(tx: Db, orderId: string, { after, removed }: ChangePlan): Promise<void> {
  const kept = JSON.stringify(after.lines.filter(({ id }) => id !== null));
  await tx.execute(sql`
    update order_items i set quantity = l.quantity, discount_cents = l.discount, tax_cents = l.tax, taxes = coalesce(l.taxes, i.taxes)
    from jsonb_to_recordset(${kept}::jsonb) as l (id uuid, quantity int, discount int, tax int, taxes jsonb)
    where i.id = l.id and i.order_id = ${orderId}`);
  if (removed.length > 0) {
    await tx.execute(sql`
      update refund_lines set kind = 'other', order_item_id = null, units = 0
      where order_item_id = any(${sql.param([...removed])}::uuid[])`);
    await tx.delete(orderItems).where(anyOf(orderItems.id, removed));
  }
  const added = JSON.stringify(after.lines.filter(({ id }) => id === null));
  await tx.execute(sql`
    insert into order_items (order_id, position, product_id, variant_id, product_name, size, color, image_file, quantity,
      unit_price_cents, discount_cents, tax_cents, tax_rate_percent, taxes)
    select ${orderId}, (select coalesce(max(position), -1) from order_items where order_id = ${orderId}) + row_number() over (),
      "productId", "variantId", "productName", size, color, "imageFile", quantity, "unitPrice", discount, tax, "taxRatePercent", taxes
    from jsonb_to_recordset(${added}::jsonb) as l ("productId" int, "variantId" int, "productName" text, size text, color text,
      "imageFile" text, quantity int, "unitPrice" int, discount int, tax int, "taxRatePercent" numeric, taxes jsonb)`);
}
