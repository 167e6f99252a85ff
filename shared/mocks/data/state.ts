import type {
  Address,
  AdminPreferences,
  DetailedTaxRuleRow,
  PaymentKeysCheck,
  ContactMessage,
  Preferences,
  ProductColor,
  RedirectRow,
  SavedView,
  StaffInvitation,
  StaffRole,
  User,
  StoredMail,
  Wishlist,
} from '../../contract/index.ts';
import type { MockFactors } from './factors.ts';
import type { MockImport } from './import-record.ts';
import type { MockReview } from './review-record.ts';
import type { MockContentVersion, MockOwnPage } from './content-record.ts';
import type { MockCollection } from './collection-record.ts';
import type { MockProduct } from './product-record.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockSearch } from './search.ts';
import type { MockSettings } from './settings.ts';
import type { MockStorefront } from './storefront.ts';
import type { MockPersonRecord } from './person-record.ts';
import type { ChartUse } from '../../kernel/index.ts';

export interface MockUser extends User {
  readonly password: string;
  readonly createdAt: string;
}

/** A signed-in device. */
export interface MockLogin {
  readonly userId: string;
  readonly userAgent: string | null;
  readonly createdAt: string;
  readonly usedAt: string;
  /** When a second factor, or that or the password, was last proven; milliseconds. */
  readonly factorAt?: number;
  readonly confirmedAt?: number;
}

/** An unused link in a mail. */
export interface MockLink {
  readonly token: string;
  readonly kind: 'reset' | 'verify' | 'delay' | 'change' | 'order';
  readonly userId: string;
  readonly email: string;
}

/** A mail of the mocks; none is really sent. */
export type MockMail = Omit<StoredMail, 'state' | 'retryable'> & {
  /** Of which order it tells. */
  readonly orderId?: string;
};

export interface MockLine {
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
}

export interface MockAddress extends Address {
  readonly userId: string;
}

/** A counted event of a visit with consent; the path of a page or the amount of an order. */
export interface MockEvent {
  readonly visit: string;
  readonly day: string;
  readonly path: string | null;
  readonly valueCents: number | null;
}

export interface MockMessage extends ContactMessage {
  /** Of all that was sent. */
  readonly content: string;
}

export interface MockStaff {
  readonly role: StaffRole;
  readonly since: string;
  readonly version: number;
  readonly preferences: Partial<AdminPreferences>;
}

export interface MockInvitation extends Omit<StaffInvitation, 'expired'> {
  readonly token: string;
}

export interface MockView extends Omit<SavedView, 'deletable'> {
  readonly ownerId: string;
}

type Values = Readonly<Record<string, unknown>> | null;

export interface MockAuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actorId: string;
  readonly actorRole: StaffRole;
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly fields: readonly string[];
  readonly before: Values;
  readonly after: Values;
  readonly requestId: string;
}

export interface MockListEntry {
  readonly id: string;
  readonly email: string;
  readonly joinedAt: string;
  readonly confirmedAt: string | null;
  readonly toldAt: string | null;
}

/** Everything that calls can change; plain data, so that it can be saved in session storage. */
export interface MockState {
  users: MockUser[];
  addresses: MockAddress[];
  /** By 'user:<id>' or 'session:<id>'. */
  carts: Record<string, MockLine[]>;
  /** By the same keys; newest first. */
  wishlists: Record<string, Wishlist['entries']>;
  /** Newest first. */
  orders: MockOrder[];
  /** Units taken by orders, by variant. */
  taken: Record<number, number>;
  /** Receipts of returns by their id: of which return each is. */
  receipts?: Readonly<Record<string, string>>;
  /** Refresh tokens and their logins; a token that is used twice ends its login. */
  refreshTokens: Record<string, { readonly userId: string; readonly login: string; used: boolean }>;
  /** By id. */
  logins: Record<string, MockLogin>;
  /** Oldest first. */
  links: MockLink[];
  /** By user; without an entry until the first change. */
  preferences: Record<string, Preferences>;
  idempotency: Record<string, { readonly request: string; readonly orderId: string }>;
  visits: MockEvent[];
  /** Orders that were already counted. */
  countedOrders: string[];
  /** To the store; newest first. */
  messages: MockMessage[];
  /** Newest first. */
  mails: MockMail[];
  /** Reviews of products that were written or changed; those of the demo catalog stand there until they are. */
  productReviews: MockReview[];
  /** Products that were made or changed; the demo catalog's stand there until they are. */
  products: MockProduct[];
  /** In their order. */
  collections: MockCollection[];
  /** For the way back; `place` is where it stood among the others. */
  deletedCollections: { readonly collection: MockCollection; readonly place: number }[];
  /** Versions of the home page, of information pages, mails and size charts. */
  content: MockContentVersion[];
  /** Information pages that the owner added. */
  ownPages: MockOwnPage[];
  /** Numbers of the size charts that the staff has made. */
  sizeCharts: number[];
  sizeChartUses: ChartUse[];
  search: MockSearch;
  /** Colors that were added to those of the demo. */
  colors: ProductColor[];
  /** Pictures of the demo that stand for uploaded ones, by what was uploaded. */
  uploads: Record<string, string>;
  /** Files that were tried; newest first. */
  imports: MockImport[];
  /** By their old addresses. */
  redirects: RedirectRow[];
  /** Ids of calls that have changed stock. */
  stockCalls: string[];
  storefront: MockStorefront;
  settings: MockSettings;
  detailedTaxRules: readonly DetailedTaxRuleRow[];
  /** null: the shop has not opened. */
  openedAt: string | null;
  /** What was found with the payment keys. */
  paymentCheck: Pick<PaymentKeysCheck, 'account' | 'event'>;
  /** Who wants to be told of the opening. */
  openingList: MockListEntry[];
  /** By user; without an entry until the first change. */
  people: Record<string, MockPersonRecord>;
  factors: MockFactors;
  /** By user. */
  staff: Record<string, MockStaff>;
  invitations: MockInvitation[];
  savedViews: MockView[];
  /** Oldest first. */
  audit: MockAuditEntry[];
  /** For ids that are the same in every run. */
  made: number;
}

export function userByEmail(state: MockState, email: string): MockUser | undefined {
  return state.users.find((user) => user.email.toLowerCase() === email.toLowerCase());
}
