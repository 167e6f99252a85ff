import type { CallDefinition } from '../call.ts';

// Called by the shell's server, whose opening page has no scripts.

/** A mail with a link goes to the address. The answer is the same for one that is on the list already. */
export const joinOpeningList = {
  method: 'POST',
  path: '/api/public/opening-list',
  auth: 'none',
  status: 204,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { openingListJoin: body } = await import('../schemas/opening-list.ts');
    return { body };
  },
} as const satisfies CallDefinition;

/** The link in that mail. Confirming twice is fine. */
export const confirmOpeningList = {
  method: 'POST',
  path: '/api/public/opening-list/confirm',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { openingListToken: body } = await import('../schemas/opening-list.ts');
    return { body };
  },
} as const satisfies CallDefinition;

/** The link in both mails, and what mail programs call by themselves (RFC 8058): the address is forgotten. Twice is fine. */
export const leaveOpeningList = {
  method: 'POST',
  path: '/api/opening-list/stop',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID'],
  schemas: async () => {
    const { openingListToken: query } = await import('../schemas/opening-list.ts');
    return { query };
  },
} as const satisfies CallDefinition;
