import { useEffect, useState } from 'react';
import type { Quote } from '@ritual/shared/contract';
import { quote } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import type { MethodRefusal, ShippingMethod, ShippingOption } from '@ritual/shared/kernel';
import { refusalOf } from '../../rules/checkout/known-options.ts';

interface QuoteState {
  /** The request it belongs to, so that an old answer is never shown for a new cart. */
  readonly of: string;
  readonly quote: Quote | null;
  readonly closed: string | null;
}

interface Asked {
  /** null: no address or no method is chosen, and no call is made. */
  readonly addressId: string | null;
  readonly method: ShippingMethod | null;
  /** Changes with the cart. */
  readonly cartKey: string;
  /** Changes of the cart are pending, and no call is made. */
  readonly hold: boolean;
  /** Another number asks again. */
  readonly turn: number;
  /** Stable: the methods as the server tells them. */
  readonly onOptions: (options: readonly ShippingOption[]) => void;
  /** Stable: the server does not ship by this method to this address; with its message. */
  readonly onRefused: (method: ShippingMethod, reason: MethodRefusal, message: string) => void;
}

export interface ShownQuote {
  readonly quote: Quote | null;
  /** The store's message when it accepts no orders at all. */
  readonly closed: string | null;
  readonly loading: boolean;
}

/** The server's totals for an address, a method and the current cart. After a failure the totals computed in the browser stay. */
export function useQuote({
  addressId,
  method,
  cartKey,
  hold,
  turn,
  onOptions,
  onRefused,
}: Asked): ShownQuote {
  const [state, setState] = useState<QuoteState | null>(null);
  const of = `${addressId ?? ''}|${method ?? ''}|${cartKey}|${turn}`;
  const asked = addressId !== null && method !== null && cartKey !== '';

  useEffect(() => {
    if (!asked || hold) return undefined;
    const abort = new AbortController();
    api
      .call(
        quote,
        { body: { addressId, ...(method !== 'standard' && { method }) } },
        { signal: abort.signal },
      )
      .then(
        (quote) => {
          setState({ of, quote, closed: null });
          if (quote.options) onOptions(quote.options);
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          // The API logs its own failures; the shopper continues with local totals, and the checkout call decides.
          if (!isApiError(error)) throw error;
          setState({ of, quote: null, closed: error.code === 'ORDERS_CLOSED' ? error.message : null });
          if (error.code === 'SHIPPING_METHOD_UNAVAILABLE')
            onRefused(method, refusalOf(error.details), error.message);
        },
      );
    return () => {
      abort.abort();
    };
  }, [asked, addressId, method, hold, of, onOptions, onRefused]);

  const current = state?.of === of;
  return {
    quote: current ? state.quote : null,
    closed: current ? state.closed : null,
    loading: asked && !current,
  };
}
