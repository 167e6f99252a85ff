import { getProductReview } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  try {
    return await api.call(getProductReview, { params: { id: params['id'] ?? '' } }, { signal });
  } catch (error) {
    // A malformed id in the URL belongs to no review either.
    if (isApiError(error, 'REVIEW_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
