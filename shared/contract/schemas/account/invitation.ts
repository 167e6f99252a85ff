import * as z from 'zod/mini';
import { staffRoles } from '../../admin/rights.ts';
import { text, timestamp } from '../primitives.ts';
import { register, verifyEmail } from './auth.ts';

/** Token of the link in a mail that invites to the staff. */
export const invitationToken = verifyEmail;

export const invitation = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  expiresAt: timestamp,
  /** Whether the address has an account: then its password is asked for, else name and a new one. */
  hasAccount: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Of a person without an account. */
export const invitedPerson = z.pick(register, { firstName: true, lastName: true, password: true });
/** Of a person with one. */
export const invitedAccount = z.object({
  password: text().check(z.minLength(1, 'Enter your password.'), z.maxLength(200)),
});

export const acceptInvitation = z.extend(invitedAccount, {
  token: verifyEmail.shape.token,
  firstName: z.optional(register.shape.firstName),
  lastName: z.optional(register.shape.lastName),
});
