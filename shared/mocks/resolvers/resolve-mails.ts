import { mailStates, type MailState } from '../../contract/index.ts';
import { mailOr404, presentMail, stateOf, summaryOf } from '../data/mails.ts';
import { noteAudit } from '../data/audit.ts';
import { pageOf } from '../data/page-of.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const mailResolvers: Resolvers<'listMails' | 'getMail' | 'retryMail'> = {
  listMails: ({ query: { state, q, page, size, after }, store }) => {
    const words = q.toLowerCase();
    const found = store.state.mails.filter(({ recipient, subject }) =>
      [recipient, subject].some((text) => text.toLowerCase().includes(words)),
    );
    const shown = found.filter((mail) => !state || stateOf(mail) === state);
    const counts = Object.fromEntries(
      mailStates.map((each) => [each, found.filter((mail) => stateOf(mail) === each).length]),
    ) as Record<MailState, number>;
    return {
      page,
      size,
      counts,
      sending: false,
      totalElements: shown.length,
      ...pageOf(shown.map(summaryOf), { page, size, after }),
      last: (page + 1) * size >= shown.length,
    };
  },
  getMail: ({ params, store }) => presentMail(mailOr404(store, params.id)),
  retryMail: ({ params, ...call }) => {
    const { store } = call;
    const mail = mailOr404(store, params.id);
    if (!presentMail(mail).retryable) throw new MockError('MAIL_NOT_RETRYABLE');
    const again = { ...mail, failedAt: null, attempts: 0, nextAttemptAt: new Date().toISOString() };
    store.state.mails = store.state.mails.map((each) => (each === mail ? again : each));
    noteAudit(call, {
      ...{ action: 'mail.retry', subject: { type: 'mail', id: mail.id } },
      ...{ before: { state: 'failed' }, after: { state: 'waiting' } },
    });
    return summaryOf(again);
  },
};
