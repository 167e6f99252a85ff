import type { accountExport } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { addressesOf } from '../addresses/repository.ts';
import { presentUser } from '../users/presenter.ts';
import { devicesOf } from '../auth/sessions.ts';
import type { Claims } from '../auth/tokens.ts';
import { presentCart } from '../cart/presenter.ts';
import { cartLines } from '../cart/repository.ts';
import { messagesOf } from '../contact/of-person.ts';
import { presentOrder } from '../ordering/orders/presenter.ts';
import { ordersOf } from '../ordering/records/orders.repository.ts';
import { productReviewsOf } from '../product-reviews/of-person.ts';
import { presentWishlist } from '../wishlist/presenter.ts';
import { entriesOf } from '../wishlist/repository.ts';
import type { UserRow } from '../users/repository.ts';
import { signInMethodsOf } from '../second-factor/factors.ts';
import { callerRow } from './password.ts';
import { listEntryOf } from './opening-list.ts';
import { preferencesOf } from './preferences.ts';

/** More than any account has: all of them. */
const everyOrder = { page: 0, size: 100_000 };

/** 'Download my data': all that the store keeps about a person, without hashes and tokens. */
export async function exportOf(deps: Deps, caller: Claims): Promise<z.input<typeof accountExport>> {
  return exportOfAccount(deps, await callerRow(deps, caller), caller);
}

/** The same of any account; the login is the one that asks, if it is one of theirs. */
export async function exportOfAccount(
  { database: { db } }: Deps,
  user: UserRow,
  caller: Claims,
): Promise<z.input<typeof accountExport>> {
  const { rows } = await ordersOf(db, user.id, everyOrder);
  const owner = { kind: 'user', userId: user.id } as const;
  return {
    exportedAt: new Date().toISOString(),
    account: { ...presentUser(user), createdAt: user.createdAt.toISOString() },
    preferences: await preferencesOf(db, user.id),
    addresses: await addressesOf(db, user.id),
    cart: presentCart(await cartLines(db, owner)),
    wishlist: presentWishlist(await entriesOf(db, owner)),
    orders: rows.map((row) => presentOrder(row, 'owner')),
    sessions: await devicesOf(db, caller),
    signInMethods: await signInMethodsOf(db, user.id),
    messages: await messagesOf(db, user),
    reviews: await productReviewsOf(db, user.id),
    // Who has not shown that an address is theirs is not told of it.
    openingList: user.emailVerifiedAt === null ? null : await listEntryOf(db, user.email),
  };
}
