import type { Person, PersonOrder } from '@ritual/shared/contract';
import { formatCents, orderStatusLabel } from '@ritual/shared/kernel';
import { Section, StatusWord, When, type Tone } from '../../../admin/index.ts';
import { End, Nothing, Quiet, Rows, Strong } from './rows.ts';

const tones: Readonly<Record<PersonOrder['status'], Tone>> = {
  PENDING: 'warn',
  PAID: 'good',
  SHIPPED: 'info',
  DELIVERED: 'neutral',
  CANCELED: 'bad',
  EXPIRED: 'bad',
  PARTIALLY_REFUNDED: 'bad',
  REFUNDED: 'bad',
  REVIEW: 'warn',
};

/** What the person has ordered, newest first. */
export function Orders({ person: { latestOrders } }: { readonly person: Person }) {
  return (
    <Section title="Orders">
      {latestOrders.length === 0 && <Nothing>Nothing was ordered yet.</Nothing>}
      <Rows>
        {latestOrders.map(({ id, number, status, createdAt, pieces, total, refunded }) => (
          <li key={id}>
            <Strong>{number}</Strong>
            <StatusWord tone={tones[status]}>{orderStatusLabel[status]}</StatusWord>
            <Quiet>
              <When at={createdAt} />, {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            </Quiet>
            <End>
              {refunded > 0 && <Quiet>{formatCents(refunded)} refunded </Quiet>}
              <Strong>{formatCents(total)}</Strong>
            </End>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
