import { latestProducts } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { ProductSummary } from '@ritual/shared/contract';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/product/trim-product.ts';

export interface HomeData {
  /** `null` when they could not be loaded; the rest of the page is rendered without them. */
  readonly latest: readonly ProductSummary[] | null;
  readonly now: string;
}

export async function loader({ request }: { request: Request }): Promise<HomeData> {
  const latest = await api.call(latestProducts, {}, { signal: request.signal }).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    console.error('Error loading products:', error);
    return null;
  });
  return { latest: latest?.map((product) => trimProduct(product)) ?? null, now: today() };
}
