import type { Address, Order, User } from '../contract/index.ts';
import { demoAccounts, demoPassword } from '../demo/index.ts';

export interface MockUser extends User {
  readonly password: string;
}

export interface MockLine {
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
}

export interface MockAddress extends Address {
  readonly userId: string;
}

export interface MockOrder extends Order {
  readonly userId: string;
  readonly sessionId: string;
  readonly addressId: string;
  /** What was ordered, to see whether a cart is still the same. */
  readonly cartKey: string;
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[];
}

/** Everything that calls can change; plain data, so that it can be kept in a browser's session. */
export interface MockState {
  users: MockUser[];
  addresses: MockAddress[];
  /** By 'user:<id>' or 'session:<id>'. */
  carts: Record<string, MockLine[]>;
  /** Newest first. */
  orders: MockOrder[];
  /** Pieces taken by orders, by variant. */
  taken: Record<number, number>;
  /** Refresh tokens and the login that they go on with; one that is used twice ends it. */
  refreshTokens: Record<string, { readonly userId: string; readonly login: string; used: boolean }>;
  idempotency: Record<string, { readonly request: string; readonly orderId: string }>;
  /** For ids that are the same in every run. */
  made: number;
}

/** The id of a demo person: the first account ends in 1, the second in 2. */
export function demoUserId(index: number): string {
  return `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
}

export function initialState(): MockState {
  let made = 0;
  const id = () => `00000000-0000-4000-9000-${String((made += 1)).padStart(12, '0')}`;
  const users = demoAccounts.map(({ email, firstName, lastName, phone, role }, index) => ({
    ...{ id: demoUserId(index), email, firstName, lastName, phone, role },
    password: demoPassword,
  }));
  const addresses = demoAccounts.flatMap((account, index) =>
    account.addresses.map((address) => ({ ...address, id: id(), userId: demoUserId(index) })),
  );
  return {
    users,
    addresses,
    carts: {},
    orders: [],
    taken: {},
    refreshTokens: {},
    idempotency: {},
    made,
  };
}
