import type { CallDefinition } from '../call.ts';

// Of a person who follows the link that invites to the staff: not on it yet, so these are no calls of the admin area.

/** What the link is for; it stays good. A POST keeps the token out of addresses. */
export const lookAtInvitation = {
  method: 'POST',
  path: '/api/invitations/look',
  auth: 'none',
  status: 200,
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { invitationToken: body, invitation: response } = await import('../schemas/account/invitation.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Uses the link up. Every session of the account ends: the next one is begun as a member of the staff. */
export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitations/accept',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID', 'ACCOUNT_BLOCKED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
  schemas: async () => {
    const { acceptInvitation: body } = await import('../schemas/account/invitation.ts');
    return { body };
  },
} as const satisfies CallDefinition;
