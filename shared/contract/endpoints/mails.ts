import { endpoint, type Endpoint } from '../endpoint.ts';
import * as mails from '../mails.ts';

/** Mails of the store that wait, were sent or were given up. */
export const mailEndpoints = {
  listMails: endpoint({
    method: 'GET',
    path: '/api/admin/mails',
    auth: 'admin',
    query: mails.mailListQuery,
    status: 200,
    response: mails.mailList,
    errors: [],
  }),
  getMail: endpoint({
    method: 'GET',
    path: '/api/admin/mails/:id',
    auth: 'admin',
    params: mails.mailParams,
    status: 200,
    response: mails.storedMail,
    errors: ['MAIL_NOT_FOUND'],
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    auth: 'admin',
    params: mails.mailParams,
    status: 200,
    response: mails.mailSummary,
    errors: ['MAIL_NOT_FOUND', 'MAIL_NOT_RETRYABLE'],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
