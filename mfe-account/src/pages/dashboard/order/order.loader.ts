import { getOrder, reviewsOfOrder } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { receivedItems } from '@ritual/shared/kernel';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { orNotFound } from '../../../features/orders/or-not-found.ts';

/** The order, and the lines of it that can be reviewed; null: these could not be loaded, which the order's page outlives. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const id = { params: { id: params['id'] ?? '' } };
  const order = await orNotFound(api.call(getOrder, id, { signal }));
  if (receivedItems(order.parcels).size === 0) return { order, reviews: [] };
  const reviews = await api.call(reviewsOfOrder, id, { signal }).then(
    ({ lines }) => lines,
    (error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    },
  );
  return { order, reviews };
}
