import {
  ChannelConflict,
  GateRefused,
  RegistryUnreachable,
  ReleaseError,
  TokenRefused,
} from '@ritual/platform/registry-client';
import type { StorefrontProblems } from '@ritual/shared/contract';
import { AppError } from '../../errors.ts';

/** What the registry said, as an error of this API; errors of other kinds stay what they are. */
export function asAppError(error: unknown): unknown {
  if (error instanceof RegistryUnreachable) {
    return new AppError(error.maybeDone ? 'STOREFRONT_UNCONFIRMED' : 'STOREFRONT_UNAVAILABLE', {
      cause: error,
    });
  }
  // API and registry have different secrets: the log says why.
  if (error instanceof TokenRefused) return new AppError('STOREFRONT_UNAVAILABLE', { cause: error });
  if (error instanceof ChannelConflict) return new AppError('STOREFRONT_CHANGED', { cause: error });
  if (error instanceof GateRefused) {
    return refused(error.problems.map(({ reason, advice }) => ({ reason, advice })));
  }
  if (error instanceof ReleaseError) return refused([{ reason: error.message, advice: null }]);
  return error;
}

function refused(problems: StorefrontProblems['problems']): AppError {
  const details: StorefrontProblems = { problems };
  return new AppError('STOREFRONT_REFUSED', { details });
}
