import { demoPassword } from '../../demo/index.ts';
import type { MockStore } from './mock-store.ts';
import { changeRecord } from './people.ts';
import { pastOrders } from './seed-past-orders.ts';
import type { MockUser } from './state.ts';

const day = 86_400_000;

/** Name and where they live. */
const people =
  `Elena Alvarez, Marcus Whitfield, Aisha Rahman, Noah Bennett, Grace Okafor, Diego Castillo, Hannah Weiss, Kofi Osei,
Ines Duarte, Tomas Novak, Leila Haddad, Owen Murphy, Yuki Tanaka, Clara Lindqvist, Andre Baptiste, Nadia Petrov, Felix Hartmann,
Rosa Delgado, Ethan Brooks, Zoe Kim, Malik Johnson, Ivy Larsen, Caleb Turner, Sofia Marino, Theo Papadakis, Amara Diallo,
Lucas Fischer, Mei Zhang, Julian Moreau, Freya Andersen, Omar Farouk, Ruth Goldberg, Dmitri Ivanov, Celeste Laurent, Quinn Parker,
Bianca Ricci, Hugo Schubert, Lena Vargas, Rafael Mendes, Tessa Abbott, Emeka Nwosu, Nora Blackwood, Silas Carver, Wren Dahl,
Anton Eriksen, Delia Fontaine, Kai Greene, Mina Hale, Pascal Ibarra, Odette Jensen, Rory Keller, Talia Lowe, Victor Maddox,
Willa Nakamura, Xavier Ortega, Jonah Price, Priya Nair, Sam Ode, Li Chen`
    .split(',')
    .map((name) => name.trim().split(/\s+/) as [string, string]);

const places = [
  ['118 Marlborough Street', 'Boston', 'MA', '02116'],
  ['77 Prospect Street', 'Cambridge', 'MA', '02139'],
  ['905 Valencia Street', 'San Francisco', 'CA', '94110'],
  ['3310 Guadalupe Street', 'Austin', 'TX', '78705'],
  ['214 Bergen Street', 'Brooklyn', 'NY', '11217'],
] as const;
const agents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
];

/** Some sixty customers: with and without orders, some blocked, unconfirmed or asked for nothing yet; the same in every run. */
export function seedPeople(store: MockStore): void {
  const { state } = store;
  if (state.users.length > 10) return;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  people.forEach(([firstName, lastName], index) => {
    const id = `00000000-0000-4000-8001-${String(index + 1).padStart(12, '0')}`;
    const age = 3 + index * 11;
    const user: MockUser = {
      ...{ id, firstName, lastName, role: 'USER', password: demoPassword, pendingEmail: null },
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: index % 9 === 4 ? null : `+1617555${String(1000 + index * 7)}`,
      emailVerified: index % 8 !== 5,
      createdAt: ago(age),
    };
    state.users.push(user);
    changeRecord(store, id, {
      ...(index % 20 === 13 && { blockedAt: ago(2), blockedReason: 'Three parcels were claimed as lost.' }),
      ...(index % 12 === 2 && {
        notes: [
          {
            ...{ id: store.newId(), text: 'Prefers to be called in the afternoon.', author: 'Ada Reyes' },
            ...{ authorId: state.users[1]?.id ?? '', createdAt: ago(9) },
          },
        ],
      }),
    });
    const [street, city, code, zip] = places[index % places.length] ?? places[0];
    const recipientName = `${firstName} ${lastName}`;
    const address = { id: store.newId(), userId: id, recipientName, street, city, state: code, zip };
    if (index % 3 > 0) state.addresses.push({ ...address, isDefault: true });
    state.orders.push(...pastOrders(store, { user, address, person: index, age }));
    if (index % 20 !== 13 && index % 2 === 0) {
      const userAgent = agents[index % 4 === 0 ? 0 : 1] ?? null;
      state.logins[store.newId()] = {
        userId: id,
        userAgent,
        createdAt: ago(age / 2),
        usedAt: ago(index / 10),
      };
    }
    if (index % 3 === 0) {
      const analytics = index % 2 === 0;
      state.preferences[id] = {
        ...{ marketingEmail: analytics, sizeUnit: 'in', preferredSizes: { MALE: null, FEMALE: null } },
        consent: { analytics, marketing: index % 4 === 0, version: 1, decidedAt: ago(age) },
      };
    }
  });
  state.orders.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
