import { getAdminProduct, getProductOptions } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [product, options] = await Promise.all([
    productOr404(params['id'] ?? '', signal),
    api.call(getProductOptions, {}, { signal }),
  ]);
  return { product, options };
}

/** With `?from=107` the form begins as another one like product 107. */
export async function newLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const from = new URL(url).searchParams.get('from');
  const [like, options] = await Promise.all([
    from === null ? null : productOr404(from, signal),
    api.call(getProductOptions, {}, { signal }),
  ]);
  return { like, options };
}

async function productOr404(id: string, signal: AbortSignal) {
  try {
    return await api.call(getAdminProduct, { params: { id } }, { signal });
  } catch (error) {
    // A malformed number in the URL belongs to no product either.
    if (isApiError(error, 'PRODUCT_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
