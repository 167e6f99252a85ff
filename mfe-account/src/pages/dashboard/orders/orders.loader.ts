import { orderStatuses, type OrderStatus } from '@ritual/shared/kernel';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

export const pageSize = 5;

/** State and page of the list as the address says; what makes no sense counts as none. */
export function readQuery(search: URLSearchParams): { status: OrderStatus | null; page: number } {
  const status = orderStatuses.find((known) => known === search.get('status')) ?? null;
  const page = Number(search.get('page') ?? '0');
  return { status, page: Number.isInteger(page) && page > 0 ? page : 0 };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { status, page } = readQuery(new URL(request.url).searchParams);
  return api.call(
    'myOrders',
    { query: { page, size: pageSize, ...(status && { status }) } },
    { signal: request.signal },
  );
}
