import { styled } from 'styled-components';
import type { ContactMessage } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { role, Section, text, When } from '../../../../admin/index.ts';

const List = styled.ol`
  ${bareList}
  display: grid;
  gap: ${space(3.5)};
`;

const At = styled.span`
  ${text('hint')}
  color: ${role('muted')};
`;

/** With the typed line breaks. */
const Text = styled.p`
  max-width: 68ch;
  ${text('body')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The message and its replies. */
export function Thread({ message }: { readonly message: ContactMessage }) {
  const name = shopName(useShop());
  return (
    <List>
      <Part who={message.name} at={message.createdAt} text={message.message} />
      {message.replies.map(({ id, author, createdAt, text }) => (
        <Part key={id} who={`${author ?? 'A former administrator'}, ${name}`} at={createdAt} text={text} />
      ))}
    </List>
  );
}

function Part({
  who,
  at,
  text: words,
}: {
  readonly who: string;
  readonly at: string;
  readonly text: string;
}) {
  return (
    <li>
      <Section
        title={who}
        actions={
          <At>
            <When at={at} />
          </At>
        }
      >
        <Text>{words}</Text>
      </Section>
    </li>
  );
}
