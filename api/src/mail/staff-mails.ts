import { staffRoleLabel, type StaffRole } from '@ritual/shared/contract';
import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { duration } from './duration.ts';
import { linkSeconds } from './mail.ts';
import { button, text, type EmailDocument } from './rendering/email-document.ts';
import { withoutAddresses } from './rendering/plain.ts';

/** To a person who is to work here, possibly without an account yet. */
export function staffInvitationMail(
  { email, role, from, token }: { email: string; role: StaffRole; from: string; token: string },
  publicUrl: string,
): EmailDocument {
  const lasts = duration(linkSeconds.invitation);
  return {
    ...{
      kind: 'staff-invitation',
      dedupeKey: `staff-invitation:${randomUUID()}`,
      recipient: email,
      publicUrl,
    },
    subject: `You are invited to the staff of ${brand.name}`,
    preheader: `The link works once, for ${lasts}.`,
    heading: `You are invited to the staff of ${brand.name}`,
    blocks: [
      text(`${withoutAddresses(from)} invites you to work in the store’s admin area.`),
      { type: 'table', rows: [['Your role', staffRoleLabel[role]]] },
      button('Accept the invitation', publicUrl + paths.invitation.to({ token })),
      text(`The link works once, for ${lasts}.`),
      text('If you do not know what this is about, you need not do anything.'),
    ],
    because: `a member of the staff of ${brand.name} entered this address.`,
  };
}
