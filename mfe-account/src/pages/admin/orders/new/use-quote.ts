import { useEffect, useState } from 'react';
import type { PhoneOrderQuote } from '@ritual/shared/contract';
import { quotePhoneOrder } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { dollarsFromCents, type Cents, type ShippingMethod } from '@ritual/shared/kernel';
import { unitsText, type Units } from './units.ts';

const settling = 200;

export interface Wanted {
  readonly units: Units;
  /** null: not known yet. */
  readonly state: string | null;
  readonly method: ShippingMethod;
  /** null: standard shipping, or not entered yet. */
  readonly methodPrice: Cents | null;
}

export interface Quoted {
  /** Of what was asked last that could be answered. */
  readonly quote: PhoneOrderQuote | null;
  /** The quote is of what is wanted now. */
  readonly isCurrent: boolean;
  /** There is nothing to ask yet: no product, or a method without its price. */
  readonly waits: boolean;
  readonly problem: string | null;
  /** Asks anew: prices or stock may have changed. */
  readonly again: () => void;
}

/** What the order would cost, worked out by the store, as it is being put together. */
export function useQuote({ units, state, method, methodPrice }: Wanted): Quoted {
  const { report } = useHost();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly of: string;
    readonly quote: PhoneOrderQuote | null;
  } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waits = units.length === 0 || (method !== 'standard' && methodPrice === null);
  const asked = JSON.stringify([unitsText(units), state, method, methodPrice, turn]);
  useEffect(() => {
    if (waits) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const [text, of, by, price] = JSON.parse(asked) as [string, string | null, ShippingMethod, Cents | null];
    const query = {
      ...{ units: text, method: by },
      ...(of === null ? {} : { state: of }),
      ...(by === 'standard' || price === null ? {} : { methodPrice: dollarsFromCents(price) }),
    };
    const timer = setTimeout(() => {
      api.call(quotePhoneOrder, { query }, { signal }).then(
        (quote) => {
          setAnswer({ of: asked, quote });
          setProblem(null);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          report(error, { where: 'new order' });
          setProblem(errorMessage(error));
        },
      );
    }, settling);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, waits, report]);
  return {
    quote: units.length === 0 ? null : (answer?.quote ?? null),
    isCurrent: !waits && answer?.of === asked && problem === null,
    waits,
    problem: waits ? null : problem,
    again: () => setTurn((before) => before + 1),
  };
}
