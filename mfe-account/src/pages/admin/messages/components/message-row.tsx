import { styled } from 'styled-components';
import type { MessageSummary } from '@ritual/shared/contract';
import { contactTopicLabel, formatDateTime } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { border, color, media, space, tabular, type, weight } from '@ritual/shared/theme';
import { adminPaths } from '../../admin-paths.ts';
import { StateBadge } from '../../state-badge.tsx';

const Row = styled.article`
  position: relative;
  display: grid;
  gap: ${space(2, 5)};
  padding: ${space(4, 5)};
  & + & {
    border-block-start: ${border('border.hairline')};
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface.subtle')};
    }
  }
  ${media.lg} {
    grid-template-columns: 220px minmax(0, 1fr) auto;
  }
`;

const Name = styled.h2`
  ${type('bodyStrong')}
  overflow-wrap: anywhere;
`;

/** The whole row is a link to its message. */
const ToMessage = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Small = styled.p`
  ${type('small')}
  ${tabular}
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

const Excerpt = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

const Topic = styled.span`
  color: ${color('text.primary')};
  font-weight: ${weight('medium')};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  ${media.lg} {
    display: grid;
    justify-items: end;
    align-content: start;
    gap: ${space(2)};
  }
`;

/** One message of the list. */
export function MessageRow({ message }: { readonly message: MessageSummary }) {
  const { id, reference, state, topic, name, email, excerpt, createdAt } = message;
  return (
    <Row aria-labelledby={`message-${id}`}>
      <div>
        <Name>
          <ToMessage id={`message-${id}`} to={adminPaths.message(id)}>
            {name}
          </ToMessage>
        </Name>
        <Small>{email}</Small>
      </div>
      <Excerpt>
        <Topic>{contactTopicLabel[topic]}:</Topic> {excerpt}
      </Excerpt>
      <End>
        <StateBadge state={state} />
        <Small>
          {reference} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Small>
      </End>
    </Row>
  );
}
