import type { PackedOrder } from '@ritual/shared/contract';
import { getPacking } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';

/** What goes into the parcels of orders by their numbers, in this order. */
export async function loadPacking(
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<readonly PackedOrder[]> {
  const { orders } = await api.call(getPacking, { query: { orders: numbers.join(',') } }, { signal });
  return orders;
}
