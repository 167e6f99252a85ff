import * as z from 'zod/mini';
import { address } from './addresses.ts';
import { deviceSession, preferences } from './auth.ts';
import { signInMethods } from './factors.ts';
import { cart } from '../cart.ts';
import { ownMessage } from '../contact.ts';
import { openingListEntry } from '../opening-list.ts';
import { order } from '../orders.ts';
import { exportedReview } from '../product-reviews.ts';
import { timestamp } from '../primitives.ts';
import { user } from './session.ts';
import { wishlist } from '../wishlist.ts';

/** 'Download my data': the data that the store has about one person, without hashes and tokens. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: z.extend(user, { createdAt: timestamp }),
  preferences,
  addresses: z.array(address),
  cart,
  wishlist: z._default(wishlist, { entries: [] }),
  /** Newest first, all of them. */
  orders: z.array(order),
  sessions: z.array(deviceSession),
  signInMethods: z._default(signInMethods, { authenticatorApp: null, passkeys: [], recoveryCodesLeft: 0 }),
  /** Messages to the store with their replies; newest first. */
  messages: z._default(z.array(ownMessage), []),
  /** Of products; newest first. */
  reviews: z._default(z.array(exportedReview), []),
  /** Whether the address wants, or wanted, to be told that the shop has opened; null: it does not. */
  openingList: z._default(z.nullable(openingListEntry), null),
});
export type AccountExport = z.infer<typeof accountExport>;

/** Written to a file, with money as the API returned it: other programs read dollars. */
export const accountExportText = (data: AccountExport) =>
  JSON.stringify(z.encode(accountExport, data), null, 2);
