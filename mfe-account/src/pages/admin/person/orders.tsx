import type { Person } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Section, When } from '../../../admin/index.ts';
import { OrderLink } from '../order-link.tsx';
import { StatusOfOrder } from '../orders/order-words.tsx';
import { End, Nothing, Quiet, Rows, Strong } from './rows.ts';

/** What the person has ordered, newest first. */
export function Orders({ person: { latestOrders } }: { readonly person: Person }) {
  return (
    <Section title="Orders">
      {latestOrders.length === 0 && <Nothing>Nothing was ordered yet.</Nothing>}
      <Rows>
        {latestOrders.map(({ id, number, status, createdAt, pieces, total, refunded }) => (
          <li key={id}>
            <Strong>
              <OrderLink number={number} orderId={id} />
            </Strong>
            <StatusOfOrder status={status} />
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
