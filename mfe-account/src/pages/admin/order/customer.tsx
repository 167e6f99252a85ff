import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { TextLink } from '@ritual/shared/ui';
import { Facts, Section, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { customerOf } from '../orders/order-words.tsx';

const Address = styled.address`
  font-style: normal;
`;

/** Who placed the order, and where it goes. */
export function Customer({ order }: { readonly order: AdminOrder }) {
  const may = useRights();
  const { personId, email, recipientName, street, city, state, zip } = order;
  const name = customerOf(order);
  return (
    <Section title="Customer">
      <Facts
        items={[
          {
            term: 'Name',
            value:
              personId !== null && may('people.read') ? (
                <TextLink look="inline" to={adminPaths.person(personId)}>
                  {name}
                </TextLink>
              ) : (
                name
              ),
          },
          {
            term: 'Email',
            value:
              email === '' ? null : (
                <TextLink look="inline" href={`mailto:${email}`}>
                  {email}
                </TextLink>
              ),
          },
          {
            term: 'Ship to',
            value: (
              <Address>
                {recipientName !== '' && (
                  <>
                    {recipientName}
                    <br />
                  </>
                )}
                {street !== '' && (
                  <>
                    {street}
                    <br />
                  </>
                )}
                {city}, {state} {zip}
              </Address>
            ),
          },
          ...(email === ''
            ? []
            : [
                {
                  term: 'More',
                  value: (
                    <TextLink look="inline" to={`${adminPaths.orders}?q=${encodeURIComponent(email)}`}>
                      All orders of this customer
                    </TextLink>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  );
}
