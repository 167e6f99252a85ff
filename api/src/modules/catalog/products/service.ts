import type { product } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { presentProduct } from './presenter.ts';
import { isPreviewKey } from './preview.ts';
import { anyProduct, productsByIds } from './products.repository.ts';

/** @param key of a preview, which shows it also where shoppers do not see it */
export async function getProduct(
  { database: { db }, settings }: Pick<Deps, 'database' | 'settings'>,
  id: number,
  key: string | undefined,
): Promise<z.input<typeof product>> {
  const [found] = await productsByIds(db, [id]);
  if (found) return presentProduct(found);
  const hidden = isPreviewKey(settings, id, key, new Date()) ? await anyProduct(db, id) : undefined;
  if (!hidden) throw new AppError('PRODUCT_NOT_FOUND');
  return { ...presentProduct(hidden), preview: true };
}
