import { getSizeChart } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) =>
  chartOr404(params['id'] ?? '', signal);

/** With `?from=7` the form begins as another one like chart 7. */
export async function newLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const from = new URL(url).searchParams.get('from');
  return { like: from === null ? null : await chartOr404(from, signal) };
}

async function chartOr404(id: string, signal: AbortSignal) {
  try {
    return await api.call(getSizeChart, { params: { id } }, { signal });
  } catch (error) {
    // A malformed number in the URL belongs to no chart either.
    if (isApiError(error, 'SIZE_CHART_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
