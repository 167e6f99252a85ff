import { noFactors } from './factors.ts';
import type { MockContentVersion } from './content-record.ts';
import { demoMockCollections } from './collection-record.ts';
import { noSearchTuning } from './search.ts';
import { initialSettings } from './settings.ts';
import { initialStorefront } from './storefront.ts';
import { demoAccounts, demoDetailedTaxRules, demoNavigation, demoPassword } from '../../demo/index.ts';
import type { MockLogin, MockState, MockUser } from './state.ts';

/** The demo has published its menu and footer. */
const initialContent = (): MockContentVersion[] => [
  {
    ...{ id: 1, kind: 'navigation', state: 'PUBLISHED', version: 1, body: demoNavigation },
    ...{ key: '00000000-0000-4000-8000-00000000face', changedAt: '2026-01-05T15:00:00.000Z', changedBy: '' },
    ...{ publishAt: Date.parse('2026-01-05T15:00:00.000Z'), publishedAt: '2026-01-05T15:00:00.000Z' },
    publishedBy: null,
  },
];

/** The id of a demo account: the first ends in 1, the second in 2. */
export function demoUserId(index: number): string {
  return `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
}

/** The login of a demo account that is signed in from the start. */
export function demoLoginId(userId: string): string {
  return userId.replace('-8000-', '-a000-');
}

export const day = 86_400_000;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** All accounts have a login on this device, the shopper also on a phone. */
function initialLogins(users: readonly MockUser[]): Record<string, MockLogin> {
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const userAgent = globalThis.navigator?.userAgent ?? null;
  const here = users.map(({ id }): [string, MockLogin] => [
    demoLoginId(id),
    { userId: id, userAgent, createdAt: ago(20), usedAt: ago(0) },
  ]);
  const [shopper] = users;
  if (!shopper) return {};
  const there = { userId: shopper.id, userAgent: phone, createdAt: ago(41), usedAt: ago(3) };
  return { ...Object.fromEntries(here), [shopper.id.replace('-8000-', '-a001-')]: there };
}

export function initialState(): MockState {
  let made = 0;
  const id = () => `00000000-0000-4000-9000-${String((made += 1)).padStart(12, '0')}`;
  const users = demoAccounts.map(({ email, firstName, lastName, phone, role }, index) => ({
    id: demoUserId(index),
    email,
    firstName,
    lastName,
    phone,
    role,
    emailVerified: true,
    pendingEmail: null,
    createdAt: '2026-01-05T15:00:00.000Z',
    password: demoPassword,
  }));
  const addresses = demoAccounts.flatMap((account, index) =>
    account.addresses.map((address) => ({ ...address, id: id(), userId: demoUserId(index) })),
  );
  return {
    users,
    addresses,
    carts: {},
    wishlists: {},
    orders: [],
    taken: {},
    refreshTokens: {},
    logins: initialLogins(users),
    links: [],
    preferences: {},
    idempotency: {},
    visits: [],
    countedOrders: [],
    messages: [],
    mails: [],
    productReviews: [],
    products: [],
    collections: demoMockCollections(),
    deletedCollections: [],
    content: initialContent(),
    ownPages: [],
    sizeCharts: [],
    sizeChartUses: [],
    search: noSearchTuning,
    openingList: [],
    colors: [],
    uploads: {},
    imports: [],
    redirects: [],
    stockCalls: [],
    factors: noFactors(),
    storefront: initialStorefront(),
    settings: initialSettings(),
    detailedTaxRules: demoDetailedTaxRules.map((rule, index) => ({
      ...{ ...rule, zips: [...rule.zips], id: index + 1, version: 1 },
    })),
    openedAt: '2026-01-05T15:00:00.000Z',
    paymentCheck: { account: null, event: null },
    staff: Object.fromEntries(
      users
        .filter(({ role }) => role === 'ADMIN')
        .map(({ id: userId, createdAt }) => [
          userId,
          { role: 'owner', since: createdAt, version: 1, preferences: {} },
        ]),
    ),
    people: {},
    invitations: [],
    savedViews: [],
    audit: [],
    made,
  };
}
