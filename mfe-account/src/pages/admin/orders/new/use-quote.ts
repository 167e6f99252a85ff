import type { PhoneOrderQuote } from '@ritual/shared/contract';
import { quotePhoneOrder } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { dollarsFromCents, type Cents, type ShippingMethod } from '@ritual/shared/kernel';
import { useLatest } from '../../../../admin/index.ts';
import { unitsText, type Units } from '../../../../rules/units.ts';

export interface Wanted {
  readonly units: Units;
  /** null: not known yet. */
  readonly state: string | null;
  /** '': not known yet. */
  readonly zip: string;
  readonly method: ShippingMethod;
  /** null: standard shipping, or not entered yet. */
  readonly methodPrice: Cents | null;
}

export interface Quoted {
  /** Of what was asked last. */
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
export function useQuote(wanted: Wanted): Quoted {
  const { units, state, zip, method, methodPrice } = wanted;
  const waits = units.length === 0 || (method !== 'standard' && methodPrice === null);
  const key = waits ? null : JSON.stringify(wanted);
  const { answer, error, isFresh, again } = useLatest(key, 'quote of a new order', (signal) => {
    const query = {
      ...{ units: unitsText(units), method },
      ...(state === null ? {} : { state }),
      ...(state === null || zip === '' ? {} : { zip }),
      ...(method === 'standard' || methodPrice === null
        ? {}
        : { methodPrice: dollarsFromCents(methodPrice) }),
    };
    return api.call(quotePhoneOrder, { query }, { signal });
  });
  return {
    ...{ quote: answer, waits, again },
    isCurrent: !waits && isFresh && answer !== null,
    problem: error !== null && isFresh ? errorMessage(error) : null,
  };
}
