import {
  invitedPerson,
  type acceptInvitation as acceptSchema,
  type Invitation,
} from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import { note } from '../audit/note.ts';
import { requirePassword } from '../auth/require-password.ts';
import { requireGoodPassword } from '../users/password-rules.ts';
import { hashPassword } from '../users/passwords.ts';
import { changeUser, insertUser, lockUser, userByEmail, type UserRow } from '../users/repository.ts';
import { findInvitation, takeInvitation, type InvitationRow } from './invitations.repository.ts';
import { endAccess } from './end-access.ts';
import { putOnStaff, staffRow } from './repository.ts';

/** An invitation whose link works, of an address that is not on the staff yet, and its account. */
async function found(
  { database: { db }, settings }: Deps,
  token: string,
  address: string,
): Promise<{ row: InvitationRow; user: UserRow | null }> {
  await countFrom(db, 'link', { address, limit: settings.limits.linkByAddress });
  const row = await findInvitation(db, token);
  if (!row) throw new AppError('LINK_INVALID');
  return { row, user: await userByEmail(db, row.email) };
}

export async function lookAtInvitation(deps: Deps, token: string, address: string): Promise<Invitation> {
  const { row, user } = await found(deps, token, address);
  const { email, role, expiresAt } = row;
  return { email, role, expiresAt: expiresAt.toISOString(), hasAccount: user !== null };
}

/**
 * Makes the holder of the link a member of the staff. Who has an account says its password: the link alone would put the one who
 * registered with this address before, without owning it, on the staff.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, ...given }: z.output<typeof acceptSchema>,
  { address, requestId }: { address: string; requestId: string },
): Promise<void> {
  const { row, user } = await found(deps, token, address);
  if (user) await requirePassword(deps, user, { path: 'password', given: given.password, address });
  const person = user ? null : await newAccount(given, row.email);
  await deps.database.transaction(async (tx) => {
    const taken = await takeInvitation(tx, token);
    const account = taken && (user ? await lockUser(tx, user.id) : person && (await insertUser(tx, person)));
    if (!taken || (user && account?.passwordHash !== user.passwordHash)) throw new AppError('LINK_INVALID');
    if (!account) throw new AppError('EMAIL_TAKEN');
    if (account.blockedAt) throw new AppError('ACCOUNT_BLOCKED');
    if (account.email.toLowerCase() !== taken.email.toLowerCase() || (await staffRow(tx, account.id))) {
      throw new AppError('LINK_INVALID');
    }
    await join(tx, account, taken, requestId);
  });
}

async function newAccount(given: Omit<z.output<typeof acceptSchema>, 'token'>, email: string) {
  const parsed = invitedPerson.safeParse(given);
  if (!parsed.success) {
    throw invalidFields(
      ...parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    );
  }
  const { password, ...name } = parsed.data;
  requireGoodPassword('password', password, { ...name, email });
  return { ...name, email, passwordHash: await hashPassword(password) };
}

async function join(tx: Tx, { id, emailVerifiedAt }: UserRow, { role }: InvitationRow, requestId: string) {
  // Who can read the mail owns the address; who had the account before may have left other ways into it.
  await changeUser(tx, id, { emailVerifiedAt: emailVerifiedAt ?? new Date(), pendingEmail: null });
  await endAccess(tx, id);
  await putOnStaff(tx, id, role);
  await note(tx, {
    ...{ actorId: id, actorRole: role, requestId, action: 'staff.join', personal: null },
    ...{ subject: { type: 'staff', id }, before: null, after: { role } },
  });
}
