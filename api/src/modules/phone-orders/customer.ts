import type { newPhoneOrder } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { e164 } from '../users/phone.ts';
import { insertUser, userByEmail, type UserRow } from '../users/repository.ts';

export type Customer = Pick<z.output<typeof newPhoneOrder>, 'email' | 'firstName' | 'lastName' | 'phone'>;

/**
 * The account of a customer on the phone: the one with this address, as it is, or a new one without a password. The order is shown in the
 * account, so that one whose owner has not shown that the address is theirs gets none: another person may have registered with it.
 * Throws PERSON_BLOCKED, CUSTOMER_UNCONFIRMED.
 */
export async function customerAccount(tx: Db, customer: Customer): Promise<UserRow> {
  const known = await userByEmail(tx, customer.email);
  if (known) return usable(known);
  const made = await insertUser(tx, { ...newPerson(customer), passwordHash: null });
  if (made) return made;
  // Another call has made it in between.
  const other = await userByEmail(tx, customer.email);
  if (!other) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  return usable(other);
}

function usable(user: UserRow): UserRow {
  if (user.blockedAt !== null) throw new AppError('PERSON_BLOCKED');
  if (user.passwordHash !== null && user.emailVerifiedAt === null) throw new AppError('CUSTOMER_UNCONFIRMED');
  return user;
}

function newPerson({ email, firstName, lastName, phone }: Customer) {
  const missing = [
    ...(firstName === undefined ? [{ path: 'firstName', message: 'Enter the first name.' }] : []),
    ...(lastName === undefined ? [{ path: 'lastName', message: 'Enter the last name.' }] : []),
    ...(phone === undefined
      ? [{ path: 'phone', message: 'Enter a US phone number like (617) 555-0142.' }]
      : []),
  ];
  if (firstName === undefined || lastName === undefined || phone === undefined)
    throw invalidFields(...missing);
  return { email, firstName, lastName, phone: e164(phone) };
}
