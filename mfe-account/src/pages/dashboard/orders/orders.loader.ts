import { orderStatuses, type OrderStatus } from '@ritual/shared/kernel';
import { myOrders } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { redirect, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

export const pageSize = 5;

/** State and page of the list in the URL; invalid values are ignored. */
export function readQuery(search: URLSearchParams): { status: OrderStatus | null; page: number } {
  const status = orderStatuses.find((known) => known === search.get('status')) ?? null;
  const page = Number(search.get('page') ?? '0');
  return { status, page: Number.isInteger(page) && page > 0 ? page : 0 };
}

/** The URL of a page of the list. */
export function listAddress(status: OrderStatus | null, page = 0): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (page > 0) search.set('page', String(page));
  return search.size > 0 ? `${paths.orders.to()}?${search.toString()}` : paths.orders.to();
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { status, page } = readQuery(new URL(request.url).searchParams);
  const orders = await api.call(
    myOrders,
    { query: { page, size: pageSize, ...(status && { status }) } },
    { signal: request.signal },
  );
  const last = Math.max(0, Math.ceil(orders.totalElements / pageSize) - 1);
  // An old link from when there were more pages, or a typed URL.
  if (page > last) throw redirect(listAddress(status, last));
  return orders;
}
