import { staffRoleLabel, type StaffRole } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { duration } from './duration.ts';
import { linkSeconds } from './mail.ts';
import { button, text, type EmailDocument, theShop } from './rendering/email-document.ts';
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
  const lasts = duration(linkSeconds.invitation);
  return {
    ...{
      kind: 'staff-invitation',
      dedupeKey: invitationMails(invitedBy) + randomUUID(),
      recipient: email,
      publicUrl,
    },
    subject: `You are invited to the staff of ${theShop}`,
    preheader: `The link works once, for ${lasts}.`,
    heading: `You are invited to the staff of ${theShop}`,
    blocks: [
      text(`${withoutAddresses(from)} invites you to work in the store’s admin area.`),
      { type: 'table', rows: [['Your role', staffRoleLabel[role]]] },
      button('Accept the invitation', publicUrl + paths.invitation.to({ token })),
      text(`The link works once, for ${lasts}.`),
      text('If you do not know what this is about, you need not do anything.'),
    ],
    because: `a member of the staff of ${theShop} entered this address.`,
  };
}
