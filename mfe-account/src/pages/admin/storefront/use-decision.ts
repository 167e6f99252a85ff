import { useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { isApiError } from '@ritual/shared/http';
import { isRefusal } from './problem.tsx';

interface Decision {
  readonly act: () => Promise<void>;
  readonly onStale: () => void;
  /** Whether what is live now is what was decided on. */
  readonly isDone: boolean;
  /** It was not confirmed in time, and then it was seen to be done. */
  readonly onSeenDone: () => void;
}

/** Does something once it is decided; what was refused stays in the dialog. */
export function useDecision({ act, onStale, isDone, onSeenDone }: Decision) {
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
  const arrived = isDone && isApiError(problem, 'STOREFRONT_UNCONFIRMED');
  useEffect(() => {
    if (arrived) onSeenDone();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is seen
  }, [arrived]);
  return { pending, problem, run: () => void run() };
}
