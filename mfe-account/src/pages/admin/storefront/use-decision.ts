import { useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { isApiError } from '@ritual/shared/http';
import { isRefusal } from './problem.tsx';

/** Does something once it is decided; what was refused stays in the dialog. */
export function useDecision(act: () => Promise<void>, onStale: () => void) {
  const { report } = useHost();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      if (!isRefusal(error)) report(error, { where: 'storefront' });
      // What is live now belongs beside the words that say so.
      if (isApiError(error, 'STOREFRONT_CHANGED') || isApiError(error, 'STOREFRONT_UNCONFIRMED')) onStale();
      setProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, run: () => void run() };
}
