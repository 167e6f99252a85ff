import type { User } from '@ritual/shared/contract';
import type { UserRow } from './repository.ts';

export function presentUser(row: UserRow): User {
  const { id, email, firstName, lastName, phone, role, pendingEmail } = row;
  const emailVerified = row.emailVerifiedAt !== null;
  return { id, email, firstName, lastName, phone, role, emailVerified, pendingEmail };
}
