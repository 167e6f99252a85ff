import type { ContactMessage } from '@ritual/shared/contract';
import { contactTopicLabel } from '@ritual/shared/kernel';
import { TextLink } from '@ritual/shared/ui';
import { styled } from 'styled-components';
import { Facts, role, Section, When } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { OrderLink } from '../../order-link.tsx';

const Note = styled.span`
  display: block;
  color: ${role('muted')};
`;

/** Sender and subject, and whether the sender is verified. */
export function MessageFacts({ message }: { readonly message: ContactMessage }) {
  const { name, email, topic, orderNumber, orderId, userId, createdAt } = message;
  const order = orderNumber !== null && (
    <>
      <OrderLink number={orderNumber} orderId={orderId} />
      <Note>
        {orderId === null
          ? 'As it was typed. It is not known whether this order is theirs.'
          : 'Placed by this account.'}
      </Note>
    </>
  );
  const from = (
    <>
      {name}
      <Note>{userId === null ? 'Was not signed in.' : 'Was signed in.'}</Note>
    </>
  );
  return (
    <Section title="About this message">
      <Facts
        items={[
          { term: 'From', value: from },
          {
            term: 'Email',
            value: (
              <TextLink look="inline" href={`mailto:${email}`}>
                {email}
              </TextLink>
            ),
          },
          { term: 'Topic', value: contactTopicLabel[topic] },
          { term: 'Received', value: <When at={createdAt} /> },
          ...(order ? [{ term: 'Order', value: order }] : []),
          {
            term: 'More',
            value: (
              <TextLink look="inline" to={`${adminPaths.messages}?q=${encodeURIComponent(email)}`}>
                All messages from this address
              </TextLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
