import { useId } from 'react';
import { styled } from 'styled-components';
import type { ContactMessage } from '@ritual/shared/contract';
import { brand, formatDateTime } from '@ritual/shared/kernel';
import { bareList, color, space, tabular, type } from '@ritual/shared/theme';
import { Panel } from '@ritual/shared/ui';

const List = styled.ol`
  ${bareList}
  display: grid;
  gap: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1, 4)};
  margin-block-end: ${space(3)};
`;

const Who = styled.h2`
  ${type('bodyStrong')}
  overflow-wrap: anywhere;
`;

const When = styled.time`
  ${type('small')}
  ${tabular}
  color: ${color('text.muted')};
`;

/** With the typed line breaks. */
const Text = styled.p`
  ${type('prose')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The message and its replies. */
export function Thread({ message }: { readonly message: ContactMessage }) {
  return (
    <List>
      <Part who={message.name} at={message.createdAt} text={message.message} />
      {message.replies.map(({ id, author, createdAt, text }) => (
        <Part
          key={id}
          who={`${author ?? 'A former administrator'}, ${brand.name}`}
          at={createdAt}
          text={text}
        />
      ))}
    </List>
  );
}

function Part({ who, at, text }: { readonly who: string; readonly at: string; readonly text: string }) {
  const id = useId();
  return (
    <li>
      <Panel aria-labelledby={id}>
        <Head>
          <Who id={id}>{who}</Who>
          <When dateTime={at}>{formatDateTime(at)}</When>
        </Head>
        <Text>{text}</Text>
      </Panel>
    </li>
  );
}
