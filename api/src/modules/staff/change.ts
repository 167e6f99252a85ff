import type { StaffMember, staffRoleChange } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { savedViews, staff, staffInvitations, users } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { lockUser } from '../users/repository.ts';
import { endAccess } from './end-access.ts';
import { memberOf } from './members.ts';
import { isLastOwner, lockOwners, putOnStaff, staffRow } from './repository.ts';

const ofMember = (action: string, id: string): Audited => ({
  ...{ action, subject: { type: 'staff', id }, personal: null },
  read: async (tx) => {
    const row = await staffRow(tx, id);
    return row && { role: row.role };
  },
});

export async function changeRole(
  deps: Deps,
  call: AuditedCall,
  id: string,
  { role, version }: z.output<typeof staffRoleChange>,
): Promise<StaffMember> {
  return audited(deps, call, ofMember('staff.role', id), async (tx) => {
    const owners = await lockOwners(tx);
    const row = await lockMember(tx, id);
    if (row.version !== version) throw new AppError('STAFF_CHANGED');
    if (role !== 'owner' && isLastOwner(owners, id)) throw new AppError('LAST_OWNER');
    await putOnStaff(tx, id, role);
    if (role !== 'owner') await withdrawInvitationsBy(tx, id);
    const member = await memberOf(tx, id, call.caller.userId);
    if (!member) throw new AppError('STAFF_NOT_FOUND');
    return member;
  });
}

/** Ends all that the person had as a member of the staff; the account of a shopper stays. */
export async function removeFromStaff(deps: Deps, call: AuditedCall, id: string): Promise<void> {
  await audited(deps, call, ofMember('staff.remove', id), async (tx) => {
    const owners = await lockOwners(tx);
    await lockMember(tx, id);
    if (isLastOwner(owners, id)) throw new AppError('LAST_OWNER');
    await tx.delete(staff).where(eq(staff.userId, id));
    await tx.update(users).set({ role: 'USER' }).where(eq(users.id, id));
    await tx.delete(savedViews).where(and(eq(savedViews.ownerId, id), eq(savedViews.forAll, false)));
    await withdrawInvitationsBy(tx, id);
    await endAccess(tx, id);
  });
}

/** An invitation counts as long as the one who sent it may invite. */
async function withdrawInvitationsBy(tx: Db, ownerId: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, ownerId));
}

async function lockMember(tx: Db, id: string) {
  await lockUser(tx, id);
  const [row] = await tx.select().from(staff).where(eq(staff.userId, id)).for('update');
  if (!row) throw new AppError('STAFF_NOT_FOUND');
  return row;
}
