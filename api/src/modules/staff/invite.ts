import { randomUUID } from 'node:crypto';
import type { newStaffInvitation, StaffInvitation } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { staffInvitationMail } from '../../mail/staff-mails.ts';
import { linkSeconds } from '../../mail/mail.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { userByEmail, userById } from '../users/repository.ts';
import { deleteInvitation, listedInvitation, writeInvitation } from './invitations.repository.ts';
import { staffRow } from './repository.ts';

/** The address stays out of the log: the invitation may never be accepted. */
const ofInvitation = (action: string, id: string): Audited => ({
  ...{ action, subject: { type: 'invitation', id }, personal: null },
  read: async (tx) => {
    const row = await listedInvitation(tx, id);
    return row && { role: row.role };
  },
});

export async function inviteToStaff(
  deps: Deps,
  call: AuditedCall,
  { email, role }: z.output<typeof newStaffInvitation>,
): Promise<StaffInvitation> {
  const id = randomUUID();
  return audited(deps, call, ofInvitation('invitation.send', id), async (tx) => {
    const there = await userByEmail(tx, email);
    if (there && (await staffRow(tx, there.id))) throw new AppError('STAFF_ALREADY');
    const inviter = await userById(tx, call.caller.userId);
    const invitation = { email, role, invitedBy: call.caller.userId };
    const token = await writeInvitation(tx, { id, ...invitation }, linkSeconds.invitation);
    const from = inviter ? `${inviter.firstName} ${inviter.lastName}` : '';
    await enqueueMail(tx, staffInvitationMail({ ...invitation, from, token }, deps.settings.publicUrl));
    const made = await listedInvitation(tx, id);
    if (!made) throw new Error('The invitation was not stored.');
    return made;
  });
}

export async function withdrawInvitation(deps: Deps, call: AuditedCall, id: string): Promise<void> {
  await audited(deps, call, ofInvitation('invitation.withdraw', id), async (tx) => {
    if (!(await deleteInvitation(tx, id))) throw new AppError('INVITATION_NOT_FOUND');
  });
}
