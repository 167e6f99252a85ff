import { useCallback, useEffect, useState } from 'react';
import type { LinkedChange } from '@ritual/shared/contract';
import { payLinkedChange, readOrderChange } from '@ritual/shared/contract/calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';

interface Found {
  readonly change: LinkedChange | null;
  readonly state: 'loading' | 'found' | 'invalid' | 'failed';
  /** Why it could not be looked up, or not be paid. */
  readonly failure: string | null;
}

interface LinkedChangeState extends Found {
  readonly paying: boolean;
  readonly again: () => void;
  /** Goes to the payment page. */
  readonly pay: () => Promise<void>;
}

/** The change of a link in a mail. Looking moves no money: programs open links of mails, too. */
export function useLinkedChange(token: string | null): LinkedChangeState {
  const { report } = useHost();
  const [found, setFound] = useState<Found>({ change: null, state: 'loading', failure: null });
  const [paying, setPaying] = useState(false);

  const look = useCallback(
    async (given: string, signal?: AbortSignal) => {
      try {
        const change = await api.call(readOrderChange, { body: { token: given } }, signal && { signal });
        setFound((before) => ({ change, state: 'found', failure: before.failure }));
      } catch (error) {
        if (signal?.aborted) return;
        const invalid = isApiError(error, 'LINK_INVALID');
        if (!invalid) report(error, { where: 'orderChange' });
        const failure = invalid ? null : errorMessage(error);
        setFound({ change: null, state: invalid ? 'invalid' : 'failed', failure });
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

  const pay = async () => {
    if (token === null || paying) return;
    setPaying(true);
    setFound((before) => ({ ...before, failure: null }));
    try {
      const { checkoutUrl } = await api.call(payLinkedChange, { body: { token } });
      if (checkoutUrl !== null) {
        window.location.assign(checkoutUrl);
        return;
      }
      await look(token);
    } catch (error) {
      report(error, { where: 'orderChange' });
      setFound((before) => ({ ...before, failure: errorMessage(error) }));
      // It was paid, replaced or let go meanwhile.
      if (isApiError(error) && error.status === 409) await look(token);
    }
    setPaying(false);
  };
  return { ...found, paying, again: () => void (token !== null && look(token)), pay };
}
