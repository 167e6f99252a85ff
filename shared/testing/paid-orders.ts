import { mockStore } from '@ritual/shared/mocks/node';

/** Puts paid orders in place of the one that the mocks have: ROP-AAAAA1 and so on, the oldest first, each with units of one piece. */
export function paidOrders(count: number, units = 1): readonly string[] {
  const { orders } = mockStore.state;
  const paid = orders.find(({ status }) => status === 'PAID');
  if (!paid) throw new Error('No order is paid.');
  const made = Array.from({ length: count }, (_, index) => ({
    ...paid,
    id: mockStore.newId(),
    number: `ROP-AAAAA${String(index + 1)}`,
    createdAt: new Date(Date.now() - (count - index) * 3_600_000).toISOString(),
    items: paid.items.slice(0, 1).map((item) => ({ ...item, id: mockStore.newId(), quantity: units })),
  }));
  mockStore.state.orders = [...made, ...orders.filter(({ id }) => id !== paid.id)];
  return made.map(({ number }) => number);
}
