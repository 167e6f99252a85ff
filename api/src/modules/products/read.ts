import type { adminProduct, PickedProduct } from '@ritual/shared/contract';
import {
  compareSizes,
  dollarsFromCents,
  type AskedPrice,
  type ProductState,
  type Sale,
  type Size,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { colors, productImages, products, variants } from '../../db/schema/index.ts';
import { mediaUrl } from '../catalog/products/presenter.ts';
import { latestChanges } from './changes.ts';
import { latestPrices, saleOf } from './prices.ts';

export type ProductRow = typeof products.$inferSelect;

/** A draft was never published; shoppers see neither it nor what was withdrawn. */
export function stateOf({
  withdrawnAt,
  publishedAt,
}: Pick<ProductRow, 'withdrawnAt' | 'publishedAt'>): ProductState {
  if (withdrawnAt === null) return 'PUBLISHED';
  return publishedAt === null ? 'DRAFT' : 'WITHDRAWN';
}

/** Of products that are called p in a statement. */
export const stateColumn = sql`
  case when p.withdrawn_at is null then 'PUBLISHED' when p.published_at is null then 'DRAFT' else 'WITHDRAWN' end`;
export const firstPicture = sql`
  (select i.file from product_images i where i.product_id = p.id order by i.position limit 1)`;

const columns = {
  id: variants.id,
  size: variants.size,
  sku: variants.sku,
  gtin: variants.gtin,
  weightGrams: variants.weightGrams,
  costCents: variants.costCents,
  onHand: variants.onHand,
  reserved: variants.reserved,
  color: { id: colors.key, name: colors.name, code: colors.code },
} as const;

/** By color as they are in the product, then by size. */
export async function variantsOf(db: Db, productId: number) {
  const rows = await db
    .select(columns)
    .from(variants)
    .innerJoin(colors, eq(colors.key, variants.color))
    .where(eq(variants.productId, productId))
    .orderBy(variants.position, variants.id);
  const order = [...new Set(rows.map(({ color }) => color.id))];
  return rows.toSorted(
    (a, b) => order.indexOf(a.color.id) - order.indexOf(b.color.id) || compareSizes(a.size, b.size),
  );
}

/** Of a list that is made by hand, what is shown of them; of those that are asked for, which exist. */
export async function pickedProducts(db: Db, ids: readonly number[]): Promise<PickedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<PickedProduct & Record<string, unknown>>(sql`
    select p.id, p.name, ${stateColumn} as state, ${firstPicture} as "imageFile"
    from unnest(${sql.param([...ids])}::int[]) with ordinality as w (id, place)
    join products p on p.id = w.id order by w.place`);
  return rows;
}

/** In the order in which shoppers see them. */
export const imagesOf = (db: Db, productId: number) =>
  db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(productImages.position);

const presentAsked = ({ price, compareAtPrice }: AskedPrice) => ({
  price: dollarsFromCents(price),
  compareAtPrice: compareAtPrice === null ? null : dollarsFromCents(compareAtPrice),
});
const presentSale = ({ price, before, ...sale }: Sale) => ({
  ...{ ...sale, price: dollarsFromCents(price), before: before && presentAsked(before) },
});

/** As the contract has it, drafts and withdrawn ones too; null: there is none. */
export async function productById(db: Db, id: number): Promise<z.input<typeof adminProduct> | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) return null;
  const rows = await variantsOf(db, id);
  const images = await imagesOf(db, id);
  const changes = await latestChanges(db, id);
  const sale = await saleOf(db, id);
  const prices = await latestPrices(db, id);
  const { slug, version, name, description, details, gender, categories, limited, fitNote, keywords } = row;
  return {
    ...{ id, slug, version, name, description, details, gender, categories, limited, fitNote, keywords },
    ...{
      setOf: row.setOf,
      related: await pickedProducts(db, row.related),
      tags: row.tags,
      fiberContent: row.fiberContent,
      originCountry: row.originCountry,
      taxClass: row.taxClass,
      changes,
    },
    ...{ state: stateOf(row), sizeChart: row.sizeChartId },
    sale: sale && presentSale(sale),
    prices: prices.map(({ at, offered, ...asked }) => ({ at, offered, ...presentAsked(asked) })),
    price: dollarsFromCents(row.priceCents),
    compareAtPrice: row.compareAtCents === null ? null : dollarsFromCents(row.compareAtCents),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    releasedAt: row.releasedAt.toISOString(),
    images: images.map(({ productId: _, placeholder, focus, ...image }) => ({
      ...image,
      url: mediaUrl(image.file),
      ...(placeholder !== null && { placeholder }),
      ...(focus !== null && { focus }),
    })),
    variants: rows.map(({ costCents, size, ...variant }) => ({
      ...variant,
      size: size as Size,
      cost: costCents === null ? null : dollarsFromCents(costCents),
    })),
  };
}
