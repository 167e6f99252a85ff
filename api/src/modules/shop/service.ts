import type { Shop } from '@ritual/shared/contract';
import { missingForOrders, type ShopNeed } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { allCollections } from '../catalogue/collections.repository.ts';
import type { LiveIndex } from '../catalogue/inverted-index/live-index.ts';
import { orderBasis } from './basis.repository.ts';

/** What keeps the shop from taking orders now. */
export async function missingNow(db: Db): Promise<ShopNeed[]> {
  const { facts, rules } = await orderBasis(db);
  return missingForOrders(facts, rules, new Date());
}

/** What every page has to know of the shop. */
export async function describeShop(db: Db, live: LiveIndex): Promise<Shop> {
  const [{ facts, rules }, collections, index] = await Promise.all([
    orderBasis(db),
    allCollections(db),
    live.current(),
  ]);
  const visible = index.visible();
  return {
    facts,
    missing: missingForOrders(facts, rules, new Date()),
    collections: collections
      .filter((collection) => index.ofCollection(collection).sizeWith(visible) > 0)
      .map(({ slug }) => slug),
    saleUpTo: index.largestReduction(visible),
  };
}
