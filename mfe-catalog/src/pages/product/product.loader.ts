import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import type { Product, ProductSummary } from '@ritual/shared/contract';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/trim.ts';

export interface ProductData {
  readonly product: Product;
  /** Empty when there are none or they could not be loaded: the page is whole without them. */
  readonly related: readonly ProductSummary[];
  readonly now: string;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<ProductData> {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  const { signal } = request;
  const [product, related] = await Promise.all([
    api.call('getProduct', { params: { id } }, { signal }).catch((error: unknown) => {
      if (isApiError(error, 'PRODUCT_NOT_FOUND')) throw notFound();
      throw error;
    }),
    loadRelated(id, signal),
  ]);
  return { product, related, now: today() };
}

async function loadRelated(id: number, signal: AbortSignal): Promise<ProductSummary[]> {
  try {
    const related = await api.call('relatedProducts', { params: { id } }, { signal });
    return related.map(trimProduct);
  } catch (error) {
    const expected = signal.aborted || isApiError(error, 'PRODUCT_NOT_FOUND');
    if (!expected) console.error('Failed to fetch related products', error);
    return [];
  }
}
