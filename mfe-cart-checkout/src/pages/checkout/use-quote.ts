import { useEffect, useState } from 'react';
import type { Quote } from '@ritual/shared/contract';
import { quote } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';

interface QuoteState {
  /** The request it belongs to, so that an old answer is never shown for a new cart. */
  readonly of: string;
  readonly quote: Quote | null;
  readonly closed: string | null;
}

export interface ShownQuote {
  readonly quote: Quote | null;
  /** The store's message when it accepts no orders at all. */
  readonly closed: string | null;
  readonly loading: boolean;
}

/**
 * The server's totals for an address and the current cart. `cartKey` changes with the cart; while `hold` is set (cart changes
 * are pending) no call is made. After a failure the totals computed in the browser stay.
 */
export function useQuote(addressId: string | null, cartKey: string, hold: boolean): ShownQuote {
  const [state, setState] = useState<QuoteState | null>(null);
  const of = `${addressId ?? ''}|${cartKey}`;

  useEffect(() => {
    if (addressId === null || cartKey === '' || hold) return undefined;
    const abort = new AbortController();
    api.call(quote, { body: { addressId } }, { signal: abort.signal }).then(
      (quote) => setState({ of, quote, closed: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // The API logs its own failures; the shopper continues with local totals, and the checkout call decides.
        if (!isApiError(error)) throw error;
        setState({ of, quote: null, closed: error.code === 'ORDERS_CLOSED' ? error.message : null });
      },
    );
    return () => {
      abort.abort();
    };
  }, [addressId, cartKey, hold, of]);

  const current = state?.of === of;
  return {
    quote: current ? state.quote : null,
    closed: current ? state.closed : null,
    loading: addressId !== null && cartKey !== '' && !current,
  };
}
