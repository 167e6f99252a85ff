import type { personBlock, personChange, personUnblock } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { logins } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { resetMail, verifyMail } from '../../mail/account-mails.ts';
import { linkSeconds } from '../../mail/mail.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { stands } from '../auth/session-limits.ts';
import { endDevice, endDevices } from '../auth/sessions.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { dropLinks, issueLink } from '../users/links.ts';
import { e164 } from '../users/phone.ts';
import { changeUser, lockUser, userByEmail, type UserRow } from '../users/repository.ts';
import { staffRoleOf } from './person.ts';

const personal = ['firstName', 'lastName', 'email', 'pendingEmail', 'phone', 'blockedReason'];

/** For the audit log. The person is locked by it, so that what is noted is what was changed. */
export const auditedPerson = (action: string, id: string): Audited => ({
  ...{ action, subject: { type: 'person', id }, personal: { userId: id, fields: personal } },
  read: async (tx) => {
    const row = await lockUser(tx, id);
    if (!row) return null;
    const { firstName, lastName, email, pendingEmail, phone, blockedReason } = row;
    const { rows } = await tx.execute<{ logins: number; notes: number }>(sql`
      select (select count(*)::int from ${logins} where ${logins.userId} = ${id} and ${stands()}) as logins,
        (select count(*)::int from person_notes where person_id = ${id}) as notes`);
    const blocked = row.blockedAt !== null;
    return { firstName, lastName, email, pendingEmail, phone, blocked, blockedReason, ...rows[0] };
  },
});

/** Changes names, phone and address of a person that are still as the caller has seen them. PERSON_CHANGED tells what is there now. */
export async function updatePerson(
  deps: Deps,
  call: AuditedCall,
  id: string,
  { version, email, phone, ...names }: z.output<typeof personChange>,
): Promise<void> {
  const fields = { ...names, phone: phone === null ? null : e164(phone) };
  await audited(deps, call, auditedPerson('person.update', id), async (tx) => {
    const row = await lockPerson(tx, id);
    await refuseStaff(tx, call.caller, id);
    refuseUnseen(row, version);
    const pendingEmail = await addressToConfirm(tx, row, email);
    await changeUser(tx, id, { ...fields, pendingEmail });
    if (pendingEmail === row.pendingEmail) return;
    // A link that was sent to another address must not make that one the account's.
    await dropLinks(tx, id, 'verify');
    if (pendingEmail === null) return;
    const to = { ...row, ...names, email: pendingEmail };
    const token = await issueLink(tx, 'verify', to, linkSeconds.verify);
    await enqueueMail(tx, verifyMail(to, token, deps.settings.publicUrl));
  });
}

/** Another address waits for its owner, so that a mistyped one does not send the mails of an account to a stranger. */
async function addressToConfirm(tx: Db, row: UserRow, email: string): Promise<string | null> {
  const same = (other: string | null) => other?.toLowerCase() === email.toLowerCase();
  if (same(row.email)) return null;
  if (same(row.pendingEmail)) return row.pendingEmail;
  if (await userByEmail(tx, email)) {
    const taken = { path: 'email', message: 'Another account has this email address.' };
    throw new AppError('EMAIL_TAKEN', { details: { fields: [taken] } });
  }
  return email;
}

/** @param version absent: from a release that did not send it */
function refuseUnseen(row: UserRow, version: number | undefined): void {
  if (version === undefined || row.version === version) return;
  throw new AppError('PERSON_CHANGED', { details: conflictOf(row) });
}

const conflictOf = ({ firstName, lastName, phone, email, pendingEmail, version }: UserRow) => ({
  ...{ current: { firstName, lastName, phone, email: pendingEmail ?? email }, version },
});

/**
 * Logins end in the same transaction; who signs in meanwhile is refused by `blocked_at` itself. With a version a colleague's block stays
 * as it is: the reason is theirs, and the undo of this one would lift it.
 */
export async function blockPerson(
  deps: Deps,
  call: AuditedCall,
  id: string,
  { reason, version }: z.output<typeof personBlock>,
): Promise<void> {
  await audited(deps, call, auditedPerson('person.block', id), async (tx) => {
    const row = await lockPerson(tx, id);
    if (id === call.caller.userId || (await staffRoleOf(tx, id)) === 'owner')
      throw new AppError('PERSON_ON_STAFF');
    await refuseStaff(tx, call.caller, id);
    refuseUnseen(row, version);
    await changeUser(tx, id, { blockedAt: row.blockedAt ?? new Date(), blockedReason: reason });
    await endDevices(tx, id);
  });
}

export async function unblockPerson(
  deps: Deps,
  call: AuditedCall,
  id: string,
  { version }: z.output<typeof personUnblock>,
): Promise<void> {
  await audited(deps, call, auditedPerson('person.unblock', id), async (tx) => {
    const row = await lockPerson(tx, id);
    await refuseStaff(tx, call.caller, id);
    refuseUnseen(row, version);
    await changeUser(tx, id, { blockedAt: null, blockedReason: null });
  });
}

/** @param loginId null: all of them */
export async function endLogins(
  deps: Deps,
  call: AuditedCall,
  id: string,
  loginId: string | null,
): Promise<void> {
  await audited(deps, call, auditedPerson('person.sign-out', id), async (tx) => {
    await lockPerson(tx, id);
    await refuseStaff(tx, call.caller, id);
    if (loginId === null) return endDevices(tx, id);
    if (!(await endDevice(tx, id, loginId))) throw new AppError('SESSION_NOT_FOUND');
  });
}

/** As if the person had asked for it on the page for forgotten passwords. */
export async function sendPasswordMail(deps: Deps, call: AuditedCall, id: string): Promise<void> {
  await audited(deps, call, auditedPerson('person.password-mail', id), async (tx) => {
    const row = await lockPerson(tx, id);
    if (row.blockedAt) throw new AppError('PERSON_BLOCKED');
    const token = await issueLink(tx, 'reset', row, linkSeconds.reset);
    await enqueueMail(tx, resetMail(row, token, deps.settings.publicUrl));
  });
}

export async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  const row = await lockUser(tx, id);
  if (!row) throw new AppError('PERSON_NOT_FOUND');
  return row;
}

/** Accounts of the staff are changed by who may change the staff: else support could take over an owner's. */
async function refuseStaff(tx: Db, { staff, userId }: Administrator, id: string): Promise<void> {
  if (id === userId || staff.rights.includes('staff.write')) return;
  if ((await staffRoleOf(tx, id)) !== null) throw new AppError('PERSON_ON_STAFF');
}
