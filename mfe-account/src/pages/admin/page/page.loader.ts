import { getPageEditor } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  try {
    return await api.call(getPageEditor, { params: { page: params['id'] ?? '' } }, { signal });
  } catch (error) {
    // What is no name of a page belongs to none, either.
    if (isApiError(error, 'PAGE_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
