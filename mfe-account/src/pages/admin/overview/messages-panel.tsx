import { styled } from 'styled-components';
import type { MessageList } from '@ritual/shared/contract';
import { contactTopicLabel, formatDateTime } from '@ritual/shared/kernel';
import { bareList, color, space, tabular, type } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { adminPaths } from '../admin-paths.ts';
import { OverviewPanel } from './overview-panel.tsx';

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
`;

const Quiet = styled.span`
  display: block;
  ${type('small')}
  ${tabular}
  color: ${color('text.muted')};
`;

/** The number of unanswered messages, and the newest of them. */
export function MessagesPanel({ messages }: { readonly messages: MessageList | null }) {
  return (
    <OverviewPanel title="Messages waiting" more={{ to: adminPaths.messages, label: 'All messages' }}>
      {messages && (
        <>
          <p>{wordsOf(messages.counts)}</p>
          <List>
            {messages.content.map(({ id, name, topic, createdAt }) => (
              <li key={id}>
                <TextLink look="inline" to={adminPaths.message(id)}>
                  {name}
                </TextLink>
                <Quiet>
                  {contactTopicLabel[topic]} · {formatDateTime(createdAt)}
                </Quiet>
              </li>
            ))}
          </List>
        </>
      )}
    </OverviewPanel>
  );
}

function wordsOf({ NEW, OPEN }: MessageList['counts']): string {
  return NEW + OPEN === 0 ? 'Everything is answered.' : `${NEW} new, ${OPEN} open`;
}
