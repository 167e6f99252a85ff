import { useCallback, useState } from 'react';
import { mailStates, type MailList, type MailSummary } from '@ritual/shared/contract';
import { listMails, retryMail } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Notice } from '@ritual/shared/ui';
import {
  AdminTable,
  conditionalCall,
  When,
  type BulkAction,
  type Column,
  type Load,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { OrderLink } from '../order-link.tsx';
import { deliveryText, kindLabel, MailWord, orderOf, stateLabel } from './mail-words.tsx';

/** What the mail server said last, of a mail that it has not accepted. */
const problemOf = ({ state, lastError }: MailSummary) => (state === 'sent' ? null : lastError);

const columns: readonly Column<MailSummary>[] = [
  {
    id: 'subject',
    title: 'Subject',
    width: 210,
    grow: 2,
    names: true,
    cell: ({ subject }) => subject,
    csv: ({ subject }) => subject,
  },
  {
    id: 'to',
    title: 'To',
    width: 170,
    cell: ({ recipient }) => recipient,
    csv: ({ recipient }) => recipient,
  },
  {
    id: 'about',
    title: 'About',
    width: 140,
    grow: 0,
    cell: ({ kind }) => kindLabel(kind),
    csv: ({ kind }) => kindLabel(kind),
  },
  {
    id: 'order',
    title: 'Order',
    width: 110,
    grow: 0,
    cell: (mail) => <OrderLink number={orderOf(mail)} />,
    csv: orderOf,
  },
  {
    id: 'written',
    title: 'Written',
    width: 172,
    grow: 0,
    cell: ({ createdAt }) => <When at={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
  {
    id: 'state',
    title: 'Status',
    width: 92,
    grow: 0,
    fixed: true,
    cell: ({ state }) => <MailWord state={state} />,
    csv: ({ state }) => stateLabel[state],
  },
  {
    id: 'progress',
    title: 'What happened',
    width: 180,
    grow: 2,
    cell: (mail) => problemOf(mail) ?? deliveryText(mail),
    csv: (mail) => problemOf(mail) ?? deliveryText(mail),
  },
];

const bulk: readonly BulkAction<MailSummary>[] = [
  {
    id: 'retry',
    label: 'Send again',
    press: 's',
    main: true,
    right: 'mails.write',
    fits: ({ retryable }) => retryable,
    run: ({ id }) => api.call(retryMail, { params: { id } }),
    done: (count) => `${String(count)} ${count === 1 ? 'email waits' : 'emails wait'} to be sent again`,
  },
];

/** The store's mails: waiting, failed and accepted. */
export function Component() {
  const [list, setList] = useState<Pick<MailList, 'counts' | 'sending'> | null>(null);
  const load = useCallback<Load<MailSummary>>(async (query, page, signal) => {
    const state = mailStates.find((each) => each === query['state']);
    const answer = await conditionalCall(
      listMails,
      { query: { ...page, q: query['q'] ?? '', ...(state && { state }) } },
      { signal },
    );
    setList(answer);
    return answer;
  }, []);
  const counts = list?.counts;
  return (
    <AdminTable
      title="Emails"
      list="emails"
      one="email"
      many="emails"
      notice={
        list?.sending === false && (
          <Notice>
            There is no mail server (SMTP_URL): emails are not sent. They are kept and read here.
          </Notice>
        )
      }
      columns={columns}
      load={load}
      rowId={({ id }) => id}
      rowHref={({ id }) => adminPaths.mail(id)}
      rowLabel={({ subject, recipient }) => `${subject}, to ${recipient}`}
      phone={({ subject, recipient, createdAt, state }) => ({
        title: subject,
        value: <MailWord state={state} />,
        line: recipient,
        detail: <When at={createdAt} />,
      })}
      bulk={bulk}
      search="Recipient or subject"
      filters={[
        {
          name: 'state',
          label: 'Status',
          single: true,
          values: mailStates.map((value) => ({
            value,
            label: stateLabel[value],
            ...(counts && { count: counts[value] }),
          })),
        },
      ]}
      views={[
        { name: 'All', query: {}, count: counts && counts.waiting + counts.sent + counts.failed },
        ...(['waiting', 'failed', 'sent'] as const).map((state) => ({
          name: stateLabel[state],
          query: { state },
          count: counts?.[state],
        })),
      ]}
      exportName="emails"
      empty={{ title: 'There are no emails yet' }}
    />
  );
}
