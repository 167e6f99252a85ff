import { getSizeCharts } from '@ritual/shared/contract/calls';
import type { PublicSizeChart } from '@ritual/shared/contract';
import { api, isApiError } from '@ritual/shared/http';
import { defaultCharts, type ChartUse } from '@ritual/shared/kernel';

export interface SizeGuideData {
  readonly charts: readonly PublicSizeChart[];
  readonly uses: readonly ChartUse[];
  /** A version of this chart was asked for by its key; null: all is as shoppers see it. */
  readonly preview: number | null;
}

export async function loader({ request }: { request: Request }): Promise<SizeGuideData> {
  const draft = new URL(request.url).searchParams.get('draft') ?? '';
  // No key is longer; the API would refuse it.
  const query = draft !== '' && draft.length <= 100 ? { draft } : {};
  try {
    const {
      charts,
      uses,
      preview = null,
    } = await api.call(getSizeCharts, { query }, { signal: request.signal });
    return { charts, uses, preview };
  } catch (error) {
    // An older API does not know the call, and a guide that is a little old is better than none. One that another size was
    // written for since must not be shown as if it were right: other failures are the page's.
    if (!isApiError(error, 'NOT_FOUND')) throw error;
    return { charts: defaultCharts, uses: [], preview: null };
  }
}
