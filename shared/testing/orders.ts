import { mockStore } from '@ritual/shared/mocks/node';

type Order = (typeof mockStore.state.orders)[number];

function found(order: Order | undefined, missing: string): Order {
  if (!order) throw new Error(missing);
  return order;
}

/** The first order of the mocks with this status. @throws Error when there is none */
export const orderWith = (status: Order['status']): Order =>
  found(
    mockStore.state.orders.find((each) => each.status === status),
    `No order is ${status}.`,
  );

/** An order as the mocks have it now. @throws Error when it is gone */
export const orderNow = (id: string): Order =>
  found(
    mockStore.state.orders.find((each) => each.id === id),
    'The order is gone.',
  );

/** Changes an order of the mocks, as another tab or another person would. */
export function changeOrder(id: string, changes: Partial<Order>): void {
  mockStore.state.orders = mockStore.state.orders.map((order) =>
    order.id === id ? { ...order, ...changes } : order,
  );
}
