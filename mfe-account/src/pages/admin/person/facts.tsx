import type { Person } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Facts, Section, When } from '../../../admin/index.ts';
import { Nothing, Quiet, Rows } from './rows.ts';

interface Props {
  readonly person: Person;
}

export function Bought({ person: { orders, spent, lastOrderAt } }: Props) {
  return (
    <Section title="Bought">
      <Facts
        items={[
          { term: 'Paid orders', value: orders },
          { term: 'Spent', value: spent === 0 ? null : formatCents(spent) },
          { term: 'Last order', value: <When at={lastOrderAt} /> },
        ]}
      />
    </Section>
  );
}

export function Addresses({ person: { addresses } }: Props) {
  return (
    <Section title="Addresses">
      {addresses.length === 0 && <Nothing>No address is saved.</Nothing>}
      <Rows>
        {addresses.map(({ id, recipientName, street, city, state, zip, isDefault }) => (
          <li key={id}>
            <address>
              {recipientName}
              <br />
              {street}
              <br />
              {city}, {state} {zip}
            </address>
            {isDefault && <Quiet>Default</Quiet>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const agreed = (value: boolean | undefined) =>
  value === undefined ? 'Not asked' : value ? 'Agreed' : 'Refused';

export function Agreed({ person: { consent, marketingEmail } }: Props) {
  return (
    <Section title="Consent">
      <Facts
        items={[
          { term: 'Analytics', value: agreed(consent?.analytics) },
          { term: 'Marketing', value: agreed(consent?.marketing) },
          { term: 'News by mail', value: marketingEmail ? 'Yes' : 'No' },
          { term: 'Decided', value: <When at={consent?.decidedAt ?? null} /> },
        ]}
      />
    </Section>
  );
}
