import type { OrderStatus } from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';
import { noMoney, settled, type MockOrder } from './mock-order.ts';
import { openLines, parcelOf } from './parcels.ts';

const day = 86_400_000;
/** How long after its creation an order reaches a state. */
const delays: Partial<Record<OrderStatus, number>> = {
  PAID: 180_000,
  EXPIRED: 1_860_000,
  SHIPPED: day,
  DELIVERED: 4 * day,
  REFUNDED: 15 * day,
};
const actors: Partial<Record<OrderStatus, string>> = {
  PENDING: 'shopper',
  PAID: 'webhook',
  SHIPPED: 'operator',
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
    const sessionId = `cs_mock_seed_${String(index)}`;
    const total = subtotal + shipping + tax;
    const items = chosen.map(({ id: productId, name, price, variants, images }) => ({
      ...{ id: store.newId(), variantId: variants[2]?.id ?? 0, canceled: 0, restocked: 0 },
      productId,
      productName: name,
      quantity: 1,
      unitPrice: price,
      size: variants[2]?.size ?? 'M',
      color: variants[2]?.color.name ?? '',
      imageFile: images[0]?.file ?? null,
    }));
    const payment = `pi_mock_seed_${String(index)}`;
    const order: MockOrder = {
      ...noMoney,
      id,
      userId: user.id,
      addressId: address.id,
      cartKey: '',
      email: user.email,
      number: `ROP-${['7K3M9Q', '2F8XTD', '9WQ4HB', 'C5N7RJ', 'M3VZ6P'][index] ?? '000000'}`,
      sessionId,
      status: statuses.at(-1) ?? 'PENDING',
      createdAt: at('PENDING'),
      paidAt: when('PAID'),
      deliveredAt: when('DELIVERED'),
      shipment: null,
      parcels: [],
      partlyShipped: false,
      returns: [],
      shippingAddress: { recipientName, street, city, state, zip },
      subtotal,
      shipping,
      tax,
      taxRatePercent: 6.25,
      total,
      refunded: statuses.includes('REFUNDED') ? total : 0,
      items,
      timeline: statuses.map((status) => ({
        status,
        at: at(status),
        note: null,
        actor: actors[status] ?? 'store',
      })),
    };
    if (order.paidAt === null) return order;
    const payments = [{ id: payment, kind: 'order' as const, received: total, receivedAt: order.paidAt }];
    if (shippedAt === null) return { ...order, payments };
    const parcel = {
      carrier: 'UPS',
      trackingNumber: `1Z999AA1012345678${String(index)}`,
      lines: openLines(order),
    };
    const refund = { id: store.newId(), payment, amount: total, reason: 'operator', problem: null };
    return settled({
      ...{ ...order, payments },
      parcels: [{ ...parcelOf(store, parcel, shippedAt), deliveredAt: order.deliveredAt }],
      refunds: order.refunded > 0 ? [{ ...refund, state: 'succeeded', createdAt: at('REFUNDED') }] : [],
    });
  });
}
