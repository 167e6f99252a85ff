import type { Address, Product } from '../../contract/index.ts';
import {
  defaultShippingRules,
  defaultShopPolicy,
  type OrderStatus,
  shipByDate,
  shippingFor,
  totalsFor,
} from '../../kernel/index.ts';
import { noDates, noMoney, unchanged, noRecords, settled, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { openLines, parcelOf } from './parcels.ts';
import type { MockUser } from './state.ts';

const day = 86_400_000;
/** How long after its creation an order reaches a state. */
const delays: Partial<Record<OrderStatus, number>> = {
  PAID: 180_000,
  REVIEW: 180_000,
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

interface Seed {
  readonly user: MockUser;
  readonly address: Omit<Address, 'isDefault'>;
  readonly lines: readonly { readonly product: Product; readonly quantity: number }[];
  readonly number: string;
  readonly createdAt: number;
  /** What it became, one after the other. */
  readonly statuses: readonly OrderStatus[];
}

/** An order from before the mocks were started; its units are not taken from stock. */
export function seededOrder(
  store: MockStore,
  { user, address, lines, number, createdAt, statuses }: Seed,
): MockOrder {
  const at = (status: OrderStatus) => new Date(createdAt + (delays[status] ?? 0)).toISOString();
  const when = (status: OrderStatus) => (statuses.includes(status) ? at(status) : null);
  const { recipientName, street, city, state, zip } = address;
  const key = number.slice('ROP-'.length).toLowerCase();
  const totals = totalsFor(
    lines.map(({ product, quantity }) => ({ unitPrice: product.price, quantity })),
    6.25,
    (subtotal) => shippingFor(subtotal, defaultShopPolicy),
  );
  const placed: MockOrder = {
    ...{
      ...noMoney,
      ...noDates,
      ...noRecords,
      ...unchanged,
      ...totals,
      number,
      id: store.newId(),
      userId: user.id,
      email: user.email,
    },
    returnDays: defaultShopPolicy.returnDays,
    ...{ addressId: address.id, cartKey: '', sessionId: `cs_mock_seed_${key}` },
    status: statuses.at(-1) ?? 'PENDING',
    createdAt: at('PENDING'),
    paidAt: when('PAID'),
    shipDate: statuses.includes('PAID')
      ? shipByDate(new Date(at('PAID')), 'standard', defaultShippingRules)
      : null,
    deliveredAt: null,
    ...{ shipment: null, parcels: [], partlyShipped: false, returns: [] },
    shippingAddress: { recipientName, street, city, state, zip },
    refunded: statuses.includes('REFUNDED') ? totals.total : 0,
    items: lines.map(({ product: { id: productId, name, price, variants, images }, quantity }) => ({
      ...{ id: store.newId(), variantId: variants[2]?.id ?? 0, canceled: 0, restocked: 0 },
      ...{ productId, productName: name, quantity, unitPrice: price },
      size: variants[2]?.size ?? 'M',
      color: variants[2]?.color.name ?? '',
      imageFile: images[0]?.file ?? null,
    })),
    timeline: statuses.map((status) => ({
      ...{ status, at: at(status), note: null, actor: actors[status] ?? 'store' },
    })),
  };
  const receivedAt = when('PAID') ?? when('REVIEW');
  if (receivedAt === null) return placed;
  const id = `pi_mock_seed_${key}`;
  const payments = [{ id, kind: 'order' as const, received: totals.total, receivedAt }];
  const refund = { id: store.newId(), payment: id, amount: totals.total, reason: 'operator' };
  const refunds: MockOrder['refunds'] = statuses.includes('REFUNDED')
    ? [
        {
          ...{ ...refund, state: 'succeeded', createdAt: at('REFUNDED') },
          ...{ problem: null, cause: null, settled: null, reference: null, lines: [] },
        },
      ]
    : [];
  const shippedAt = when('SHIPPED');
  if (shippedAt === null) return { ...placed, payments, refunds };
  const trackingNumber = `1Z999AA101${key.replace(/\D/g, '').padEnd(8, '4')}`;
  const parcel = parcelOf(store, { carrier: 'UPS', trackingNumber, lines: openLines(placed) }, shippedAt);
  return settled({
    ...{ ...placed, payments, refunds },
    parcels: [{ ...parcel, deliveredAt: when('DELIVERED') }],
  });
}
