import * as z from 'zod/mini';
import { cartChange } from '../cart.ts';
import { uuid } from '../primitives.ts';

export const role = z.enum(['USER', 'ADMIN']);

/** `token` is an access token of 15 minutes; the refresh token is sent as a cookie. */
export const authAnswer = z.object({
  token: z.string(),
  role,
  cartChanges: z.optional(z.array(cartChange)),
});
export type AuthAnswer = z.infer<typeof authAnswer>;

export const user = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role,
  /** Whether its owner has confirmed it by the link in a mail. */
  emailVerified: z._default(z.boolean(), true),
  /** A new address that waits for its confirmation. */
  pendingEmail: z._default(z.nullable(z.string()), null),
});
export type User = z.infer<typeof user>;
