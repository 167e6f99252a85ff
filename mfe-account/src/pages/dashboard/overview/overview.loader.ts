import type { Preferences, ProductSummary } from '@ritual/shared/contract';
import { getPreferences, listAddresses, listProducts, myOrders } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { recentlyViewed } from '@ritual/shared/blocks';

/** One row of cards. */
const max = 4;

/** Orders and addresses are required; the page works without sizes and recently viewed products. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [orders, addresses, sizes, viewed] = await Promise.all([
    api.call(myOrders, { query: { page: 0, size: 1 } }, { signal }),
    api.call(listAddresses, undefined, { signal }),
    sizesOf(signal),
    viewedProducts(signal),
  ]);
  return {
    latest: orders.content[0] ?? null,
    address: addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null,
    sizes,
    viewed,
  };
}

/** null: they could not be loaded. */
async function sizesOf(signal: AbortSignal): Promise<Preferences['preferredSizes'] | null> {
  try {
    return (await api.call(getPreferences, undefined, { signal })).preferredSizes;
  } catch (error) {
    tell('Failed to fetch preferences', error, signal);
    return null;
  }
}

async function viewedProducts(signal: AbortSignal): Promise<readonly ProductSummary[] | null> {
  const ids = recentlyViewed.ids().slice(0, max);
  if (ids.length === 0) return [];
  try {
    return await api.call(listProducts, { query: { id: ids } }, { signal });
  } catch (error) {
    tell('Failed to fetch recently viewed products', error, signal);
    return null;
  }
}

function tell(what: string, error: unknown, signal: AbortSignal): void {
  if (!signal.aborted) console.error(what, error);
}
