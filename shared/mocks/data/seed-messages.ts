import type { MockStore } from './mock-store.ts';
import type { MockMessage } from './state.ts';

type Seed = Pick<MockMessage, 'state' | 'topic' | 'name' | 'email' | 'message'> & {
  readonly hoursAgo: number;
  readonly orderNumber?: string;
  readonly answer?: string;
};

const seeds: readonly Seed[] = [
  {
    state: 'NEW',
    topic: 'ORDER',
    hoursAgo: 2,
    orderNumber: 'ROP-2F8XTD',
    name: 'Maya Collins',
    email: 'shopper@example.com',
    message:
      'Hello,\n\nthe parcel of my last order has not moved for two days. Is it still on its way to me?\n\nThank you, Maya',
  },
  {
    state: 'NEW',
    topic: 'SIZE',
    hoursAgo: 5,
    name: 'Jordan Reyes',
    email: 'jordan@example.com',
    message: 'I am between M and L in the Ascend legging. Which one would you take for running?',
  },
  {
    state: 'OPEN',
    topic: 'RETURN',
    hoursAgo: 30,
    name: 'Priya Nair',
    email: 'priya@example.com',
    orderNumber: 'ROP-000000',
    message: 'A seam of my hoodie has come open after the third wash. Does the warranty cover this?',
  },
  {
    state: 'ANSWERED',
    topic: 'PRODUCT',
    hoursAgo: 50,
    name: 'Li Chen',
    email: 'li@example.com',
    message: 'Will the Halo bra come back in Bone?',
    answer: 'Hello Li,\n\nyes: new pieces arrive in about two weeks.\n\nYour team',
  },
  {
    state: 'CLOSED',
    topic: 'OTHER',
    hoursAgo: 300,
    name: 'Sam Ode',
    email: 'sam@example.com',
    message: 'Thank you for the quick help in your Boston store!',
  },
  {
    state: 'SPAM',
    topic: 'OTHER',
    hoursAgo: 8,
    name: 'Best Rank',
    email: 'rank@example.net',
    message: 'We bring your page to the first place of every search engine, guaranteed.',
  },
];

/** Seeds messages in every state for administrators. */
export function seedMessages(store: MockStore): void {
  const { state } = store;
  if (state.messages.length > 0) return;
  const [admin] = state.users.filter(({ role }) => role === 'ADMIN');
  state.messages = seeds
    .map(({ hoursAgo, answer, orderNumber, ...seed }, index): MockMessage => {
      const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      const order = state.orders.find(({ number }) => number === orderNumber);
      const author = admin ? `${admin.firstName} ${admin.lastName}` : null;
      const reply = { id: store.newId(), text: answer ?? '', author, createdAt: at(hoursAgo - 20) };
      return {
        ...seed,
        id: store.newId(),
        reference: `C-7K3M9QX${index}`,
        content: '',
        version: 1,
        orderNumber: orderNumber ?? null,
        orderId: order?.id ?? null,
        userId: order?.userId ?? null,
        createdAt: at(hoursAgo),
        replies: answer === undefined ? [] : [reply],
      };
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
