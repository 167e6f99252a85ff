import { useCallback, useState } from 'react';
import type { MessageList, MessageSummary } from '@ritual/shared/contract';
import { listMessages, setMessageState } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  contactTopicLabel,
  messageCanBecome,
  messageStateLabel,
  messageStates,
  type MessageState,
} from '@ritual/shared/kernel';
import {
  AdminTable,
  conditionalCall,
  When,
  type BulkAction,
  type Column,
  type Load,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { MessageWord } from '../message-words.tsx';
import { OrderLink } from '../order-link.tsx';

const columns: readonly Column<MessageSummary>[] = [
  {
    id: 'reference',
    title: 'Message',
    width: 112,
    grow: 0,
    names: true,
    cell: ({ reference }) => reference,
    csv: ({ reference }) => reference,
  },
  {
    id: 'received',
    title: 'Received',
    width: 172,
    grow: 0,
    cell: ({ createdAt }) => <When at={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
  { id: 'from', title: 'From', width: 140, cell: ({ name }) => name, csv: ({ name }) => name },
  {
    id: 'email',
    title: 'Email',
    width: 200,
    optional: true,
    cell: ({ email }) => email,
    csv: ({ email }) => email,
  },
  {
    id: 'topic',
    title: 'Topic',
    width: 128,
    grow: 0,
    cell: ({ topic }) => contactTopicLabel[topic],
    csv: ({ topic }) => contactTopicLabel[topic],
  },
  {
    id: 'text',
    title: 'Text',
    width: 200,
    grow: 3,
    cell: ({ excerpt }) => excerpt,
    csv: ({ excerpt }) => excerpt,
  },
  {
    id: 'order',
    title: 'Order',
    width: 124,
    grow: 0,
    cell: ({ orderNumber }) => <OrderLink number={orderNumber} />,
    csv: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'state',
    title: 'Status',
    width: 104,
    grow: 0,
    fixed: true,
    cell: ({ state }) => <MessageWord state={state} />,
    csv: ({ state }) => messageStateLabel[state],
  },
];

/** Answers with the row as it is then. */
async function become(row: MessageSummary, state: MessageState): Promise<MessageSummary> {
  const { version } = await api.call(setMessageState, {
    params: { id: row.id },
    body: { state, version: row.version },
  });
  return { ...row, state, version };
}

const action = (
  id: string,
  label: string,
  press: string,
  state: MessageState,
  word: string,
): BulkAction<MessageSummary> => ({
  id,
  label,
  press,
  right: 'messages.write',
  fits: (row) => messageCanBecome(row.state, state),
  change: (row) => ({ ...row, state }),
  run: (row) => become(row, state),
  undo: (before, after) => become(after, before.state),
  done: (count) => `${String(count)} ${count === 1 ? 'message' : 'messages'} ${word}`,
});

const bulk: readonly BulkAction<MessageSummary>[] = [
  { ...action('close', 'Close', 'e', 'CLOSED', 'closed'), main: true },
  action('open', 'Mark as open', 'o', 'OPEN', 'marked as open'),
  action('spam', 'Spam', 'm', 'SPAM', 'marked as spam'),
];

/** Messages to the store: by state, searched, newest first. */
export function Component() {
  const [counts, setCounts] = useState<MessageList['counts'] | null>(null);
  const load = useCallback<Load<MessageSummary>>(async (query, page, signal) => {
    const state = messageStates.find((each) => each === query['state']);
    const answer = await conditionalCall(
      listMessages,
      { query: { ...page, q: query['q'] ?? '', ...(state && { state }) } },
      { signal },
    );
    setCounts(answer.counts);
    return answer;
  }, []);
  const all = counts && messageStates.reduce((sum, each) => sum + (each === 'SPAM' ? 0 : counts[each]), 0);
  return (
    <AdminTable
      title="Messages"
      list="messages"
      one="message"
      many="messages"
      columns={columns}
      load={load}
      rowId={({ id }) => id}
      rowHref={({ id }) => adminPaths.message(id)}
      rowLabel={({ reference, name }) => `${reference}, ${name}`}
      phone={({ name, createdAt, topic, state }) => ({
        title: name,
        value: <When at={createdAt} />,
        line: contactTopicLabel[topic],
        detail: <MessageWord state={state} />,
      })}
      bulk={bulk}
      search="Name, email, order, words"
      filters={[
        {
          name: 'state',
          label: 'Status',
          single: true,
          values: messageStates.map((value) => ({
            value,
            label: messageStateLabel[value],
            ...(counts && { count: counts[value] }),
          })),
        },
      ]}
      views={[
        { name: 'All', query: {}, count: all ?? undefined },
        ...messageStates.map((state) => ({
          name: messageStateLabel[state],
          query: { state },
          count: counts?.[state],
        })),
      ]}
      exportName="messages"
      empty={{ title: 'No messages yet', words: 'What visitors write on the contact page comes here.' }}
    />
  );
}
