import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Section, text, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { customerOf } from '../orders/order-words.tsx';

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  ${text('cell')}
  overflow-wrap: anywhere;
  & address {
    font-style: normal;
  }
  & h3 {
    ${text('label')}
  }
`;

/** Who placed the order, and where it goes. */
export function Customer({ order }: { readonly order: AdminOrder }) {
  const may = useRights();
  const { personId, email, recipientName, street, city, state, zip } = order;
  const name = customerOf(order);
  const lines = [recipientName, street, `${city}, ${state} ${zip}`].filter((line) => line !== '');
  return (
    <Section title="Customer">
      <Parts>
        <div>
          {personId !== null && may('people.read') ? (
            <TextLink look="inline" to={adminPaths.person(personId)}>
              {name}
            </TextLink>
          ) : (
            name
          )}
          {email !== '' && (
            <>
              <br />
              <TextLink look="inline" href={`mailto:${email}`}>
                {email}
              </TextLink>
            </>
          )}
        </div>
        <div>
          <h3>Ship to</h3>
          <address>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
        {email !== '' && (
          <TextLink look="inline" to={`${adminPaths.orders}?q=${encodeURIComponent(email)}`}>
            All orders of this customer
          </TextLink>
        )}
      </Parts>
    </Section>
  );
}
