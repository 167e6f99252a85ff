import { useEffect, useState } from 'react';
import type { Order } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { orderBySession, reconcile } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { nextStep, type Look } from '../../rules/payment/payment-outcome.ts';

export type SettledOrder =
  | { readonly view: 'loading' | 'missing' | 'failed'; readonly order: null }
  /** `watching`: it is PENDING and will be checked again. */
  | { readonly view: 'order'; readonly order: Order; readonly watching: boolean };

const loading: SettledOrder = { view: 'loading', order: null };

/**
 * The order of a hosted session. Settles it with the payment provider, loads it, and repeats that every 2 s, at most 15
 * times, while it is PENDING. `again` starts over.
 */
export function useSettledOrder(sessionId: string | null): { state: SettledOrder; again: () => void } {
  const { auth, report } = useHost();
  const [state, setState] = useState<SettledOrder>(loading);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (sessionId === null) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const params = { sessionId };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Order | null = null;

    const look = async (): Promise<Look> => {
      try {
        await api.call(reconcile, { params }, { signal });
      } catch (error) {
        // The order may be settled all the same (by the webhook); the call below shows whether it exists.
        if (!signal.aborted && !isApiError(error, 'ORDER_NOT_FOUND')) report(error, { where: 'reconcile' });
      }
      try {
        last = await api.call(orderBySession, { params }, { signal });
        return { kind: 'order', status: last.status };
      } catch (error) {
        return { kind: isApiError(error, 'ORDER_NOT_FOUND') ? 'missing' : 'failed' };
      }
    };
    const watch = async (tries: number): Promise<void> => {
      const seen = await look();
      if (signal.aborted) return;
      const step = nextStep(seen, tries, last?.status === 'PENDING');
      if (last) setState({ view: 'order', order: last, watching: step.kind === 'again' });
      else setState({ view: seen.kind === 'missing' ? 'missing' : 'failed', order: null });
      if (step.kind === 'again') timer = setTimeout(() => void watch(tries + 1), step.after);
    };

    // With the owner's token the answer has the whole address, so wait until the session is known.
    void auth.ready().then(() => {
      if (!signal.aborted) void watch(1);
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [sessionId, round, auth, report]);

  return {
    state: sessionId === null ? { view: 'missing', order: null } : state,
    again: () => {
      setState((before) => (before.view === 'order' ? { ...before, watching: true } : loading));
      setRound((count) => count + 1);
    },
  };
}
