import { useCallback, useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { errorMessage, isApiError } from '@ritual/shared/http';

/** What a link in a mail is about, and the way to pay for it. The object has to stay the same. */
export interface PayLink<Thing> {
  /** For reports of failures. */
  readonly where: string;
  readonly read: (token: string, signal?: AbortSignal) => Promise<Thing>;
  /** No address: it is paid already. */
  readonly pay: (token: string) => Promise<{ readonly checkoutUrl: string | null }>;
}

interface Found<Thing> {
  readonly found: Thing | null;
  readonly state: 'loading' | 'found' | 'invalid' | 'failed';
  /** Why it could not be looked up, or not be paid. */
  readonly failure: string | null;
}

interface PayLinkState<Thing> extends Found<Thing> {
  readonly paying: boolean;
  readonly again: () => void;
  /** Goes to the payment page. */
  readonly pay: () => Promise<void>;
}

/** Looking moves no money: programs open links of mails, too. */
export function usePayLink<Thing>(
  { where, read, pay: open }: PayLink<Thing>,
  token: string | null,
): PayLinkState<Thing> {
  const { report } = useHost();
  const [now, setNow] = useState<Found<Thing>>({ found: null, state: 'loading', failure: null });
  const [paying, setPaying] = useState(false);

  const look = useCallback(
    async (given: string, signal?: AbortSignal) => {
      try {
        const found = await read(given, signal);
        setNow((before) => ({ found, state: 'found', failure: before.failure }));
      } catch (error) {
        if (signal?.aborted) return;
        const invalid = isApiError(error, 'LINK_INVALID');
        if (!invalid) report(error, { where });
        const failure = invalid ? null : errorMessage(error);
        setNow({ found: null, state: invalid ? 'invalid' : 'failed', failure });
      }
    },
    [report, read, where],
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
    setNow((before) => ({ ...before, failure: null }));
    try {
      const { checkoutUrl } = await open(token);
      if (checkoutUrl !== null) {
        window.location.assign(checkoutUrl);
        return;
      }
      await look(token);
    } catch (error) {
      report(error, { where });
      setNow((before) => ({ ...before, failure: errorMessage(error) }));
      // It was paid, replaced or let go meanwhile.
      if (isApiError(error) && error.status === 409) await look(token);
    }
    setPaying(false);
  };
  return {
    ...now,
    paying,
    again: () => {
      if (token === null) return;
      setNow({ found: null, state: 'loading', failure: null });
      void look(token);
    },
    pay,
  };
}
