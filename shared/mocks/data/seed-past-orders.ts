import type { Address } from '../../contract/index.ts';
import type { OrderStatus } from '../../kernel/index.ts';
import { settled, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { seededOrder } from './seeded-order.ts';
import type { MockUser } from './state.ts';

const day = 86_400_000;
const numerals = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Customer {
  readonly user: MockUser;
  readonly address: Omit<Address, 'isDefault'>;
  /** Their place among the seeded people. */
  readonly person: number;
  /** Days since they registered. */
  readonly age: number;
}

/** Up to four orders of a seeded person: most are done, and of each kind of work some wait for the staff. */
export function pastOrders(store: MockStore, { user, address, person, age }: Customer): MockOrder[] {
  const products = store.catalog.products();
  const count = person % 4 === 3 ? 0 : person % 5;
  return Array.from({ length: count }, (_, place) => {
    // Three of them tell person and place, so that no two are the same.
    const digits = [person * 3, person, place + 5, Math.floor(person / 32), person * 11, 9 + place];
    const first = products[(person * 7 + place) % products.length];
    const second = products[(person * 5 + place * 3 + 1) % products.length];
    const chosen = [
      { product: first, quantity: 1 + ((person + place) % 2) },
      ...(first !== second && (person + place) % 3 > 0 ? [{ product: second, quantity: 1 }] : []),
    ];
    const order = seededOrder(store, {
      ...{ user, address, statuses: statusesOf(person, place) },
      lines: chosen.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : [])),
      number: `ROP-${digits.map((digit) => numerals[digit % 32] ?? '').join('')}`,
      createdAt: Date.now() - ((age * place) / 6 + 1) * day - person * 600_000,
    });
    if (place === 0 && person % 20 === 16) return disputed(store, order);
    if (place === 0 && person % 10 === 4) return partlyShipped(order);
    return place === 1 && person % 10 === 8 ? returned(store, order, person) : order;
  });
}

function statusesOf(person: number, place: number): OrderStatus[] {
  const delivered: OrderStatus[] = ['PENDING', 'PAID', 'SHIPPED', 'DELIVERED'];
  if (place === 3) return [...delivered, 'REFUNDED'];
  if (place > 0) return delivered;
  if (person % 20 === 6) return ['PENDING', 'REVIEW'];
  return person % 10 === 1 || person % 20 === 16 ? ['PENDING', 'PAID'] : ['PENDING', 'PAID', 'SHIPPED'];
}

/** One piece of it has left; one of a single piece is as it was. */
function partlyShipped(order: MockOrder): MockOrder {
  const [item] = order.items;
  if (!item || order.items.reduce((sum, { quantity }) => sum + quantity, 0) < 2) return order;
  const lines = [{ orderItemId: item.id, quantity: 1 }];
  const timeline = order.timeline.map((event) =>
    event.status === 'SHIPPED'
      ? { ...event, status: 'PAID' as const, note: 'Part of the order has left with UPS.' }
      : event,
  );
  return settled({
    ...{ ...order, timeline },
    parcels: order.parcels.map((parcel) => ({ ...parcel, lines })),
  });
}

function disputed(store: MockStore, order: MockOrder): MockOrder {
  const dispute = { id: `du_mock_${store.newId().slice(-12)}`, amount: order.total, reason: 'fraudulent' };
  const dueBy = new Date(Date.now() + 9 * day).toISOString();
  const taken = { needsAnswer: true, withdrawn: order.total, answer: null };
  return { ...order, disputes: [{ ...dispute, ...taken, state: 'open', dueBy }] };
}

function returned(store: MockStore, order: MockOrder, person: number): MockOrder {
  const [item] = order.items;
  if (!item) return order;
  const status = (['REQUESTED', 'APPROVED', 'RECEIVED'] as const)[Math.floor(person / 10) % 3] ?? 'REQUESTED';
  const createdAt = new Date(Date.now() - 0.4 * day).toISOString();
  const lines = [{ orderItemId: item.id, quantity: 1, reason: 'TOO_SMALL' as const }];
  const asked = { status: order.status, at: createdAt, note: 'Return requested.', actor: 'shopper' };
  return {
    ...order,
    returns: [
      {
        ...{ id: store.newId(), status, createdAt, lines, note: 'It is tight at the shoulders.' },
        ...{ reply: '', pieces: [], exchanges: [] },
      },
    ],
    timeline: [...order.timeline, asked],
  };
}
