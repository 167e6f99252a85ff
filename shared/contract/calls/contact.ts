import type { CallDefinition } from '../call.ts';

export const sendMessage = {
  method: 'POST',
  path: '/api/contact',
  auth: 'optional',
  status: 202,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { contactRequest: body, contactAnswer: response } = await import('../schemas/contact.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
