import { getAdminCollection, getProductOptions } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [collection, { categories }] = await Promise.all([
    collectionOr404(params['id'] ?? '', signal),
    api.call(getProductOptions, {}, { signal }),
  ]);
  return { collection, categories };
}

export const newLoader = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call(getProductOptions, {}, { signal });

async function collectionOr404(id: string, signal: AbortSignal) {
  try {
    return await api.call(getAdminCollection, { params: { id } }, { signal });
  } catch (error) {
    // A malformed number in the URL belongs to no collection either.
    if (isApiError(error, 'COLLECTION_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
