import type { packing } from '@ritual/shared/contract';
import { dollarsFromCents, openUnits } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { anyOf, asc } from '../../../db/drizzle.ts';
import { orderItems, orders, variants } from '../../../db/schema/index.ts';
import { shipmentsOf } from '../records/shipments.repository.ts';
import { summariesOf } from './list.ts';

type Packed = z.input<typeof packing>['orders'][number];

/** SKUs of variants by their id; those that the shop has no more are missing. */
export async function skusOf(db: Db, variantIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(anyOf(variants.id, [...new Set(variantIds)]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** Where some orders go and what goes into them, in the order of their numbers here; as many statements for one as for all. */
export async function packingOf(db: Db, numbers: readonly string[]): Promise<Packed[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(anyOf(orders.number, [...numbers]));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(anyOf(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const skus = await skusOf(
    db,
    items.map(({ variantId }) => variantId),
  );
  const parcels = await shipmentsOf(db, ids);
  const summaries = await summariesOf(db, ids);
  const summaryOf = (id: string) => summaries.find((summary) => summary.id === id);
  return rows
    .toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
    .map(
      ({
        id,
        number,
        test,
        createdAt,
        recipientName,
        street,
        city,
        state,
        zip,
        shippingMethod,
        returnDays,
      }) => ({
        ...{
          id,
          number,
          ...(test && { test }),
          method: shippingMethod,
          returnDays,
          createdAt: createdAt.toISOString(),
          recipientName,
          street,
          city,
          state,
          zip,
        },
        tasks: [...(summaryOf(id)?.tasks ?? [])],
        hold: summaryOf(id)?.hold ?? null,
        parcels: parcels.filter(({ orderId }) => orderId === id).length,
        items: items
          .filter(({ orderId }) => orderId === id)
          .map((item) => ({
            ...{ id: item.id, productId: item.productId, productName: item.productName },
            ...{ size: item.size, color: item.color, imageFile: item.imageFile },
            ...{
              quantity: item.quantity,
              canceled: item.canceled,
              variantId: item.variantId,
              open: openUnits(item),
            },
            sku: skus.get(item.variantId) ?? null,
            unitPrice: dollarsFromCents(item.unitPriceCents),
          })),
      }),
    );
}
