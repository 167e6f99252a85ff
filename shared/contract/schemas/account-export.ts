import * as z from 'zod/mini';
import { address } from './addresses.ts';
import { deviceSession, preferences } from './auth.ts';
import { cart } from './cart.ts';
import { ownMessage } from './contact.ts';
import { order } from './orders.ts';
import { timestamp } from './primitives.ts';
import { user } from './session.ts';

/** 'Download my data': what the store keeps about one person, without hashes and tokens. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: z.extend(user, { createdAt: timestamp }),
  preferences,
  addresses: z.array(address),
  cart,
  /** Newest first, all of them. */
  orders: z.array(order),
  sessions: z.array(deviceSession),
  /** To the store, with its answers; newest first. */
  messages: z._default(z.array(ownMessage), []),
});
export type AccountExport = z.infer<typeof accountExport>;

/** As a file, with money as the API gave it: other programs read dollars. */
export const accountExportText = (data: AccountExport) =>
  JSON.stringify(z.encode(accountExport, data), null, 2);
