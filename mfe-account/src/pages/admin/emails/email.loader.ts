import { getMail } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await api.call(getMail, { params: { id: params['id'] ?? '' } }, { signal: request.signal });
  } catch (error) {
    // A malformed id in the URL belongs to no mail either.
    if (isApiError(error, 'MAIL_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
