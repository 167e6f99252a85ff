import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Action, Section, text, useRights, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { formatPhone } from '../../../rules/format-phone.ts';
import { OrderLink } from '../order-link.tsx';
import { customerOf, StatusOfOrder } from '../orders/order-words.tsx';
import { Quiet, Rows } from '../person/rows.ts';

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

interface CustomerProps {
  readonly order: AdminOrder;
  /** null: it cannot be corrected, or not by this person. */
  readonly onCorrect: (() => void) | null;
}

/** Who placed the order, where it goes, and what else they ordered. */
export function Customer({ order, onCorrect }: CustomerProps) {
  const may = useRights();
  const { personId, email, phone, recipientName, street, city, state, zip, otherOrders } = order;
  const name = customerOf(order);
  const lines = [recipientName, street, `${city}, ${state} ${zip}`].filter((line) => line !== '');
  return (
    <Section
      title="Customer"
      actions={
        onCorrect && (
          <Action press="e" onClick={onCorrect}>
            Correct
          </Action>
        )
      }
    >
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
          {phone !== null && (
            <>
              <br />
              <TextLink look="inline" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {formatPhone(phone)}
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
        {otherOrders.length > 0 && (
          <div>
            <h3>Other orders</h3>
            <Rows>
              {otherOrders.map((other) => (
                <li key={other.id}>
                  <OrderLink number={other.number} orderId={other.id} />
                  <StatusOfOrder status={other.status} />
                  <Quiet>
                    <When at={other.createdAt} />, {formatCents(other.total)}
                  </Quiet>
                </li>
              ))}
            </Rows>
          </div>
        )}
        {email !== '' && (
          <TextLink look="inline" to={`${adminPaths.orders}?q=${encodeURIComponent(email)}`}>
            All orders of this customer
          </TextLink>
        )}
      </Parts>
    </Section>
  );
}
