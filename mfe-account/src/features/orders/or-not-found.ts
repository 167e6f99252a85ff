import { isApiError } from '@ritual/shared/http';
import { notFound } from '@ritual/shared/routing';

/** For loaders of one order: throws the not-found page when the order does not exist. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    // A malformed id in the URL belongs to no order either.
    if (isApiError(error, 'ORDER_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
