import {
  demoCollections,
  demoColors,
  demoDetailedTaxRules,
  demoPictures,
  demoFront,
  demoPolicy,
  demoProducts,
  demoReviews,
  demoShop,
  demoTaxRegistrations,
  demoTaxClass,
  demoTaxRules,
} from '@ritual/shared/demo';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import * as tables from '../../db/schema/index.ts';
import type { HistoryWords } from '../../../demo-history/read.ts';
import { insertDetailedTaxRule } from '../../modules/shop/detailed-tax.repository.ts';
import { seedShopFacts } from '../../modules/shop/repository.ts';
import { saveFront } from '../../modules/shop/front.repository.ts';
import { savePolicy } from '../../modules/shop/policy.repository.ts';
import { seedDemoAccounts } from './accounts.ts';
import { seedHistory } from './history.ts';

const day = 86_400_000;

/**
 * Fills an empty database with the demo catalog, the demo people and who sells; one that was filled before gets what came
 * later: measures of pictures, and who sells.
 * @param history what the store is told of itself, when it is to open with a history; never one that was filled before
 */
export async function seedDemo(db: Db, now: Date, history: HistoryWords | null): Promise<void> {
  await seedShopFacts(db, demoShop);
  const existing = await db.select({ id: tables.products.id }).from(tables.products).limit(1);
  if (existing.length > 0) return measureDemoPictures(db);
  await db.transaction(async (tx) => {
    await seedCatalog(tx, now, { stocked: history === null });
    await tx.insert(tables.taxRules).values(demoTaxRules.map((rule) => ({ ...rule, country: 'US' })));
    await tx.insert(tables.taxRegistrations).values(demoTaxRegistrations);
    for (const rule of demoDetailedTaxRules) await insertDetailedTaxRule(tx, rule);
    await savePolicy(tx, demoPolicy);
    await saveFront(tx, demoFront);
    await seedDemoAccounts(tx);
    if (history) await seedHistory(tx, now, history);
  });
}

async function seedCatalog(tx: Db, now: Date, { stocked }: { readonly stocked: boolean }): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const colorName = new Map(demoColors.map((color) => [color.key, color.name]));
  await tx.insert(tables.colors).values(demoColors.map((color, position) => ({ ...color, position })));
  await tx
    .insert(tables.collections)
    .values(demoCollections.map(({ slug, name, rule }, position) => ({ slug, title: name, rule, position })));
  await tx.insert(tables.products).values(
    demoProducts.map((product) => ({
      id: product.id,
      slug: product.slug,
      name: product.name,
      description: product.description,
      details: product.details,
      gender: product.gender,
      categories: product.categories,
      priceCents: product.price,
      compareAtCents: product.compareAtPrice,
      limited: product.limited,
      fitNote: product.fitNote,
      taxClass: demoTaxClass,
      setOf: product.setOf ?? [],
      keywords: [
        ...product.categories,
        ...new Set(product.variants.map((variant) => colorName.get(variant.color) ?? variant.color)),
      ].join(' '),
      createdAt: ago(product.releasedDaysAgo),
      releasedAt: ago(product.releasedDaysAgo),
    })),
  );
  await tx.insert(tables.productImages).values(
    demoProducts.flatMap((product) =>
      product.images.map(({ url, alt, color, position, width, height, placeholder }) => ({
        ...{ productId: product.id, position, file: url, alt, color, width, height, placeholder },
      })),
    ),
  );
  await tx.insert(tables.variants).values(
    demoProducts.flatMap((product) =>
      product.variants.map(({ id, sku, size, color, stock }, position) => ({
        ...{ id, productId: product.id, sku, size, color, position, onHand: stocked ? stock : 0 },
      })),
    ),
  );
  await tx
    .insert(tables.collectionProducts)
    .values(
      demoProducts.flatMap((product) => product.collections.map((slug) => ({ slug, productId: product.id }))),
    );
  await tx
    .insert(tables.reviews)
    .values(demoReviews.map(({ daysAgo, ...review }) => ({ ...review, createdAt: ago(daysAgo) })));
}

/** Brings what is known of the demo catalog's pictures to databases that were seeded before it was, or with other masters. */
async function measureDemoPictures(db: Db): Promise<void> {
  const measured = Object.entries(demoPictures).map(([file, measures]) => ({ file, ...measures }));
  await db.execute(sql`
    update product_images i set width = m.width, height = m.height, placeholder = m.placeholder
    from json_to_recordset(${JSON.stringify(measured)}::json)
      as m (file text, width integer, height integer, placeholder text)
    where i.file = m.file
      and (i.width, i.height, i.placeholder) is distinct from (m.width, m.height, m.placeholder)`);
}
