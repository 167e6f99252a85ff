import { getSizeCharts } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { chartsOf, defaultCharts, type SizeChart } from '@ritual/shared/kernel';
import type { Product } from '@ritual/shared/contract';

/** The charts of a product, in the order in which it shows them. */
export async function loadCharts({
  id,
  gender,
  categories,
}: Pick<Product, 'id' | 'gender' | 'categories'>): Promise<readonly SizeChart[]> {
  try {
    return (await api.call(getSizeCharts, { query: { product: id } })).charts;
  } catch (error) {
    // An older API does not know the call.
    if (!isApiError(error, 'NOT_FOUND')) throw error;
    const ids = chartsOf({ gender, categories }, []);
    return defaultCharts.filter((chart) => ids.includes(chart.id));
  }
}
