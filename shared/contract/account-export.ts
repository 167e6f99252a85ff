import { z } from 'zod';
import { address } from './addresses.ts';
import { deviceSession, preferences, user } from './auth.ts';
import { cart } from './cart.ts';
import { ownMessage } from './contact.ts';
import { order } from './orders.ts';
import { timestamp } from './primitives.ts';

/** 'Download my data': what the store keeps about one person, without hashes and tokens. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: user.extend({ createdAt: timestamp }),
  preferences,
  addresses: z.array(address),
  cart,
  /** Newest first, all of them. */
  orders: z.array(order),
  sessions: z.array(deviceSession),
  /** To the store, with its answers; newest first. */
  messages: z.array(ownMessage).default([]),
});
export type AccountExport = z.infer<typeof accountExport>;
