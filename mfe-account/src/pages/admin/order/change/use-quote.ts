import { useState } from 'react';
import type { AdminOrder, OrderChangeQuote } from '@ritual/shared/contract';
import { quoteOrderChange } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type { Wanted } from '../../../../rules/change-draft.ts';
import { useLatest, type Latest } from './use-latest.ts';

export interface Quote extends Latest<OrderChangeQuote> {
  readonly again: () => void;
}

/** What a change would cost, asked anew when it, or the order, is another one. */
export function useQuote({ id, version, items }: AdminOrder, wanted: Wanted | null): Quote {
  const [round, setRound] = useState(0);
  const units = (wanted?.units ?? []).map(
    ({ variantId, quantity }) => `${String(variantId)}:${String(quantity)}`,
  );
  const moved = items.map(({ shipped, canceled, refunded }) => [shipped, canceled, refunded]);
  const key = wanted && JSON.stringify([wanted, version, moved, round]);
  const latest = useLatest(key, (signal) => {
    const { method, methodPrice = null } = wanted ?? {};
    const query = {
      units: units.join(','),
      ...(method && { method }),
      ...(methodPrice !== null && { methodPrice: dollarsFromCents(methodPrice) }),
    };
    return api.call(quoteOrderChange, { params: { id }, query }, { signal });
  });
  return { ...latest, again: () => setRound((before) => before + 1) };
}
