import { isApiError } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { loadPacking } from './load-packing.ts';

/** The orders that the address names; none of an address that names none. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const numbers = new URL(url).searchParams.get('orders') ?? '';
  if (numbers === '') return [];
  try {
    return await loadPacking(numbers.split(','), signal);
  } catch (error) {
    if (isApiError(error, 'VALIDATION_FAILED')) return [];
    throw error;
  }
}
