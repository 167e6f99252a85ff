import { useCallback, useEffect, useState } from 'react';
import { answerLinkedDelay, readDelay } from '@ritual/shared/contract/calls';
import type { LinkedDelay } from '@ritual/shared/contract';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';

interface Found {
  readonly delay: LinkedDelay | null;
  readonly state: 'loading' | 'found' | 'invalid' | 'failed';
  /** Why it could not be looked up, or was not answered. */
  readonly failure: string | null;
}

interface LinkedDelayState extends Found {
  /** The answer that is being sent. */
  readonly busy: 'keep' | 'cancel' | null;
  readonly again: () => void;
  readonly answer: (answer: 'keep' | 'cancel') => Promise<void>;
}

/** The notice of a link in a mail. Looking changes nothing: programs open links of mails, too. */
export function useLinkedDelay(token: string | null): LinkedDelayState {
  const { report } = useHost();
  const [found, setFound] = useState<Found>({ delay: null, state: 'loading', failure: null });
  const [busy, setBusy] = useState<'keep' | 'cancel' | null>(null);

  const look = useCallback(
    async (given: string, signal?: AbortSignal) => {
      try {
        const delay = await api.call(readDelay, { body: { token: given } }, signal && { signal });
        setFound((before) => ({ delay, state: 'found', failure: before.failure }));
      } catch (error) {
        if (signal?.aborted) return;
        const invalid = isApiError(error, 'LINK_INVALID');
        if (!invalid) report(error, { where: 'delay' });
        const failure = invalid ? null : errorMessage(error);
        setFound({ delay: null, state: invalid ? 'invalid' : 'failed', failure });
      }
    },
    [report],
  );
  useEffect(() => {
    if (token === null) return undefined;
    const abort = new AbortController();
    void look(token, abort.signal);
    return () => abort.abort();
  }, [token, look]);

  const answer = async (choice: 'keep' | 'cancel') => {
    if (token === null || busy !== null) return;
    setBusy(choice);
    setFound((before) => ({ ...before, failure: null }));
    try {
      const delay = await api.call(answerLinkedDelay, { body: { token, answer: choice } });
      setFound({ delay, state: 'found', failure: null });
    } catch (error) {
      report(error, { where: 'delay' });
      setFound((before) => ({ ...before, failure: errorMessage(error) }));
      // It was answered, or has shipped, meanwhile.
      if (isApiError(error) && error.status === 409) await look(token);
    } finally {
      setBusy(null);
    }
  };
  return { ...found, busy, again: () => void (token !== null && look(token)), answer };
}
