import { missingForOrders, type ShopNeed } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { orderBasis } from './basis.repository.ts';

/** What keeps the shop from taking orders now. */
export async function missingNow(db: Db): Promise<ShopNeed[]> {
  const { facts, rules: general, hasDetailed } = await orderBasis(db);
  return missingForOrders(facts, { general, hasDetailed }, new Date());
}
