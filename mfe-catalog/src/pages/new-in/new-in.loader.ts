import { catalogPolicy } from '@ritual/shared/kernel';
import { latestProducts, newProducts } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import type { ProductSummary } from '@ritual/shared/contract';
import { callSort, daysOf, pageLocally, readNewIn, type NewInState } from '../../rules/listing/new-in.ts';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/product/trim-product.ts';

export interface NewInData {
  /** `null` when neither the new nor the latest products could be loaded. */
  readonly list: { readonly content: readonly ProductSummary[]; readonly last: boolean } | null;
  readonly now: string;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<NewInData> {
  const state = readNewIn(new URL(request.url).searchParams);
  const now = new Date();
  const list = await loadNew(state, now, request.signal)
    .catch((error: unknown) => loadLatest(error, state, now, request.signal))
    .catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      console.error('Error loading products:', error);
      return null;
    });
  return { list, now: today(now) };
}

async function loadNew(state: NewInState, now: Date, signal: AbortSignal) {
  const query = {
    from: new Date(now.getTime() - daysOf(state.period) * 86_400_000).toISOString(),
    to: now.toISOString(),
    size: catalogPolicy.newInPageSize,
    sort: callSort[state.sort],
    ...(state.inStock ? { inStock: 'true' } : {}),
  };
  const pages = await Promise.all(
    Array.from({ length: state.pages }, (_, page) =>
      api.call(newProducts, { query: { ...query, page } }, { signal }),
    ),
  );
  return {
    content: pages.flatMap(({ content }) => content.map((product) => trimProduct(product))),
    last: pages.at(-1)?.last ?? true,
  };
}

// A fallback: the latest products come from a call that may work when the other does not.
async function loadLatest(reason: unknown, state: NewInState, now: Date, signal: AbortSignal) {
  if (signal.aborted) throw reason;
  console.error('Failed to fetch new products', reason);
  const latest = await api.call(latestProducts, {}, { signal });
  return pageLocally(
    latest.map((product) => trimProduct(product)),
    state,
    now,
  );
}
