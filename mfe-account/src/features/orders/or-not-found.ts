import { isApiError } from '@ritual/shared/http';
import { notFound } from '@ritual/shared/routing';

/** For loaders of one order: a page that does not exist when the order does not. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    // An address with a malformed id names no order either.
    if (isApiError(error, 'ORDER_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
