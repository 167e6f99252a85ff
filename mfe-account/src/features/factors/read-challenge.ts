import { factorChallenge, type FactorChallenge } from '@ritual/shared/contract';
import { isApiError } from '@ritual/shared/http';

/** What a call that was refused with FACTOR_NEEDED asks for; null for every other failure. */
export function readChallenge(error: unknown): FactorChallenge | null {
  if (!isApiError(error, 'FACTOR_NEEDED')) return null;
  return factorChallenge.safeParse(error.details).data ?? null;
}
