import type { AdminOrder, OrderChangeQuote } from '@ritual/shared/contract';
import { quoteOrderChange } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents } from '@ritual/shared/kernel';
import { useLatest, type Latest } from '../../../../admin/index.ts';
import type { Wanted } from '../../../../rules/change-draft.ts';
import { unitsText } from '../../../../rules/units.ts';

/** What a change would cost, asked anew when it, or the order, is another one. */
export function useQuote(
  { id, version, items }: AdminOrder,
  wanted: Wanted | null,
): Latest<OrderChangeQuote> {
  const moved = items.map(({ shipped, canceled, refunded }) => [shipped, canceled, refunded]);
  const key = wanted && JSON.stringify([wanted, version, moved]);
  return useLatest(key, 'quote of a change', (signal) => {
    const { units = [], method, methodPrice = null } = wanted ?? {};
    const query = {
      units: unitsText(units),
      ...(method && { method }),
      ...(methodPrice !== null && { methodPrice: dollarsFromCents(methodPrice) }),
    };
    return api.call(quoteOrderChange, { params: { id }, query }, { signal });
  });
}
