import { useCallback } from 'react';
import { staysSignedIn } from '@ritual/shared/contract';
import { isApiError } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';

/**
 * For what looks again by itself: whether it failed for want of a right, or of a second factor. It is to stop looking then, because each
 * further look fails, too; the frame is loaded anew and says what is missing.
 */
export function useLostRight(): (error: unknown) => boolean {
  const { revalidate } = useRevalidator();
  return useCallback(
    (error) => {
      const lost = isApiError(error) && staysSignedIn.includes(error.code);
      if (lost) void revalidate();
      return lost;
    },
    [revalidate],
  );
}
