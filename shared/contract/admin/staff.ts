import * as z from 'zod/mini';
import { email } from '../schemas/account/auth.ts';
import { timestamp, uuid } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { staffRoles } from './rights.ts';

const staffRole = z.enum(staffRoles);

export const staffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  since: timestamp,
  /** null: not signed in anywhere. */
  lastUsedAt: z.nullable(timestamp),
  /** Whether it is the caller. */
  you: z.boolean(),
  /** Whether there is a second factor. Absent: the API is older than the field. */
  secondFactor: z.optional(z.boolean()),
  /** Incremented by every change: a change must name the version that it is based on. */
  version: z.int(),
});
export type StaffMember = z.infer<typeof staffMember>;
export const staffList = adminList(staffMember);
export const staffQuery = z.extend(adminListQuery, { role: z.optional(staffRole) });

export const staffParams = z.object({ id: uuid });
export const staffRoleChange = z.object({ role: staffRole, version: z.int().check(z.positive()) });

/** A person who has a mail with a link, and has not followed it yet. */
export const staffInvitation = z.object({
  id: uuid,
  email: z.string(),
  role: staffRole,
  /** null: the account of who invited is gone. */
  invitedBy: z.nullable(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
  expired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;
export const staffInvitations = adminList(staffInvitation);
export const newStaffInvitation = z.object({ email, role: staffRole });
