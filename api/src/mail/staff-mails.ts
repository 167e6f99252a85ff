import { staffRoleLabel, type StaffRole } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { duration } from './duration.ts';
import { linkSeconds } from './mail.ts';
import { type EmailDocument, theShop } from './rendering/email-document.ts';
import { withoutAddresses } from './rendering/plain.ts';

interface Invited {
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: string;
  /** The name of who invited. */
  readonly from: string;
  readonly token: string;
}

/** How the keys of the invitations of one person begin: they are deleted with the account of who invited. */
export const invitationMails = (invitedBy: string) => `staff-invitation:${invitedBy}:`;

/** To a person who is to work here, possibly without an account yet. */
export function staffInvitationMail(
  { email, role, invitedBy, from, token }: Invited,
  publicUrl: string,
): EmailDocument {
  return {
    ...{ kind: 'staff-invitation', template: 'staff-invitation', recipient: email, publicUrl },
    dedupeKey: invitationMails(invitedBy) + randomUUID(),
    fields: { invited_by: withoutAddresses(from), link_life: duration(linkSeconds.invitation) },
    parts: { role: [{ type: 'table', rows: [['Your role', staffRoleLabel[role]]] }] },
    urls: { accept: publicUrl + paths.invitation.to({ token }) },
    because: `a member of the staff of ${theShop} entered this address.`,
  };
}
