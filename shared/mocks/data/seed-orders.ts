import type { OrderStatus } from '../../kernel/index.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { seededOrder } from './seeded-order.ts';

const day = 86_400_000;
const ways: readonly (readonly [daysAgo: number, number: string, ...OrderStatus[]])[] = [
  [1, '7K3M9Q', 'PENDING', 'PAID'],
  [6, '2F8XTD', 'PENDING', 'PAID', 'SHIPPED'],
  [20, '9WQ4HB', 'PENDING', 'PAID', 'SHIPPED', 'DELIVERED'],
  [80, 'C5N7RJ', 'PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'REFUNDED'],
  [95, 'M3VZ6P', 'PENDING', 'EXPIRED'],
];

/** Seeds orders of the demo shopper in several states, so that the customer area is not empty. */
export function seedOrders(store: MockStore): void {
  const user = store.state.users[0];
  const address = store.state.addresses.find(({ userId }) => userId === user?.id);
  if (!user || !address || store.state.orders.length > 0) return;
  const products = store.catalog.products().filter(({ variants }) => variants.some(({ stock }) => stock > 5));
  store.state.orders = ways.map(([daysAgo, digits, ...statuses], index): MockOrder => {
    const chosen = products.slice(index * 2, index * 2 + 1 + (index % 2));
    return seededOrder(store, {
      ...{ user, address, statuses, number: `ROP-${digits}` },
      lines: chosen.map((product) => ({ product, quantity: 1 })),
      createdAt: Date.now() - daysAgo * day,
    });
  });
}
