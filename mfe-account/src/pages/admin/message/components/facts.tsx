import { styled } from 'styled-components';
import type { ContactMessage } from '@ritual/shared/contract';
import { contactTopicLabel } from '@ritual/shared/kernel';
import { color, space, type, weight } from '@ritual/shared/theme';
import { Panel, TextLink } from '@ritual/shared/ui';
import { listAddress } from '../../messages/messages.loader.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(1)};
  ${type('small')}
  overflow-wrap: anywhere;
`;

const Term = styled.dt`
  font-weight: ${weight('label')};
  &:not(:first-of-type) {
    margin-block-start: ${space(3)};
  }
`;

const Note = styled.span`
  display: block;
  color: ${color('text.muted')};
`;

/** Sender and subject, and whether the sender is verified. */
export function Facts({ message }: { readonly message: ContactMessage }) {
  const { name, email, topic, orderNumber, orderId, userId } = message;
  return (
    <Panel aria-label="About this message">
      <List>
        <Term>From</Term>
        <dd>
          {name}
          <Note>{userId === null ? 'Was not signed in.' : 'Was signed in.'}</Note>
        </dd>
        <Term>Email</Term>
        <dd>
          <TextLink look="inline" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </dd>
        <Term>Topic</Term>
        <dd>{contactTopicLabel[topic]}</dd>
        {orderNumber !== null && (
          <>
            <Term>Order</Term>
            <dd>
              {orderNumber}
              <Note>
                {orderId === null
                  ? 'As it was typed. It is not known whether this order is theirs.'
                  : 'Placed by this account.'}
              </Note>
            </dd>
          </>
        )}
        <Term>More</Term>
        <dd>
          <TextLink look="inline" to={listAddress({ q: email })}>
            All messages from this address
          </TextLink>
        </dd>
      </List>
    </Panel>
  );
}
