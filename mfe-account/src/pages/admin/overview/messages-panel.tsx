import { styled } from 'styled-components';
import type { MessageList } from '@ritual/shared/contract';
import { contactTopicLabel } from '@ritual/shared/kernel';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { role, Section, text, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';

const List = styled.ul`
  ${bareList}
  margin-block: ${space(2, 3)};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 4)};
  align-items: center;
  min-height: 34px;
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  ${text('cell')}
`;

const Quiet = styled.span`
  color: ${role('muted')};
`;

const At = styled(Quiet)`
  margin-inline-start: auto;
`;

/** The number of unanswered messages, and the newest of them. */
export function MessagesPanel({ messages }: { readonly messages: MessageList | null }) {
  return (
    <Section
      title="Messages waiting"
      actions={
        <TextLink look="inline" to={adminPaths.messages}>
          All messages
        </TextLink>
      }
    >
      {messages ? (
        <>
          <p>{wordsOf(messages.counts)}</p>
          <List>
            {messages.content.map(({ id, name, topic, createdAt }) => (
              <Item key={id}>
                <TextLink look="inline" to={adminPaths.message(id)}>
                  {name}
                </TextLink>
                <Quiet>{contactTopicLabel[topic]}</Quiet>
                <At>
                  <When at={createdAt} />
                </At>
              </Item>
            ))}
          </List>
        </>
      ) : (
        <Quiet>This could not be loaded now.</Quiet>
      )}
    </Section>
  );
}

function wordsOf({ NEW, OPEN }: MessageList['counts']): string {
  return NEW + OPEN === 0 ? 'Everything is answered.' : `${String(NEW)} new, ${String(OPEN)} open`;
}
