import type { CallDefinition } from '../../call.ts';

export const listMails = {
  method: 'GET',
  path: '/api/admin/mails',
  auth: 'admin',
  right: 'mails.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { mailListQuery: query, mailList: response } = await import('../mails.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getMail = {
  method: 'GET',
  path: '/api/admin/mails/:id',
  auth: 'admin',
  right: 'mails.read',
  status: 200,
  errors: ['MAIL_NOT_FOUND'],
  schemas: async () => {
    const { mailParams: params, storedMail: response } = await import('../mails.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const retryMail = {
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  auth: 'admin',
  right: 'mails.write',
  status: 200,
  errors: ['MAIL_NOT_FOUND', 'MAIL_NOT_RETRYABLE'],
  schemas: async () => {
    const { mailParams: params, mailSummary: response } = await import('../mails.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
