import type { OrderStatus } from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';
import { parcelOf, shipmentOf } from './orders.ts';
import type { MockOrder } from './state.ts';

const day = 86_400_000;
/** How long after its creation an order reaches a state. */
const delays: Partial<Record<OrderStatus, number>> = {
  PAID: 180_000,
  EXPIRED: 1_860_000,
  SHIPPED: day,
  DELIVERED: 4 * day,
  REFUNDED: 15 * day,
};
const ways: readonly (readonly [daysAgo: number, ...OrderStatus[]])[] = [
  [1, 'PENDING', 'PAID'],
  [6, 'PENDING', 'PAID', 'SHIPPED'],
  [20, 'PENDING', 'PAID', 'SHIPPED', 'DELIVERED'],
  [80, 'PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'REFUNDED'],
  [95, 'PENDING', 'EXPIRED'],
];

/** Seeds orders of the demo shopper in several states, so that the customer area is not empty. */
export function seedOrders(store: MockStore): void {
  const user = store.state.users[0];
  const address = store.state.addresses.find(({ userId }) => userId === user?.id);
  if (!user || !address || store.state.orders.length > 0) return;
  const products = store.catalog.products().filter(({ variants }) => variants.some(({ stock }) => stock > 5));
  store.state.orders = ways.map(([daysAgo, ...statuses], index): MockOrder => {
    const at = (status: OrderStatus) =>
      new Date(Date.now() - daysAgo * day + (delays[status] ?? 0)).toISOString();
    const when = (status: OrderStatus) => (statuses.includes(status) ? at(status) : null);
    const shippedAt = when('SHIPPED');
    const chosen = products.slice(index * 2, index * 2 + 1 + (index % 2));
    const subtotal = chosen.reduce((sum, { price }) => sum + price, 0);
    const shipping = subtotal >= 25_000 ? 0 : 990;
    const tax = Math.floor((subtotal * 6250 + 50_000) / 100_000);
    const id = store.newId();
    const { recipientName, street, city, state, zip } = address;
    const shipment = shippedAt === null ? null : shipmentOf('UPS', `1Z999AA1012345678${index}`, shippedAt);
    const items = chosen.map(({ id: productId, name, price, variants, images }) => ({
      id: store.newId(),
      productId,
      productName: name,
      quantity: 1,
      unitPrice: price,
      size: variants[2]?.size ?? 'M',
      color: variants[2]?.color.name ?? '',
      imageFile: images[0]?.file ?? null,
    }));
    return {
      id,
      userId: user.id,
      addressId: address.id,
      cartKey: '',
      lines: [],
      email: user.email,
      number: `ROP-${['7K3M9Q', '2F8XTD', '9WQ4HB', 'C5N7RJ', 'M3VZ6P'][index] ?? '000000'}`,
      sessionId: `cs_mock_seed_${String(index)}`,
      status: statuses.at(-1) ?? 'PENDING',
      createdAt: at('PENDING'),
      paidAt: when('PAID'),
      deliveredAt: when('DELIVERED'),
      shipment,
      parcels: shipment ? [{ ...parcelOf({ items }, shipment), deliveredAt: when('DELIVERED') }] : [],
      partlyShipped: false,
      returns: [],
      shippingAddress: { recipientName, street, city, state, zip },
      subtotal,
      shipping,
      tax,
      taxRatePercent: 6.25,
      total: subtotal + shipping + tax,
      refunded: statuses.includes('REFUNDED') ? subtotal + shipping + tax : 0,
      items,
      timeline: statuses.map((status) => ({ status, at: at(status), note: null })),
    };
  });
}
