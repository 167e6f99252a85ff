import { getMailWords } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  try {
    return await api.call(getMailWords, { params: { mail: params['id'] ?? '' } }, { signal });
  } catch (error) {
    // What is no name of a mail belongs to none, either.
    if (isApiError(error, 'MAIL_WORDS_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
