import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { productsByIds, type ProductRow } from './products.repository.ts';

export async function getProduct(db: Db, id: number): Promise<ProductRow> {
  const [found] = await productsByIds(db, [id]);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}
