import { OrderTaxes } from './order-taxes.tsx';
import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { borderWidth, space, tabular } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Facts, oneColumn, role, Section, text, useAdmin, When } from '../../../admin/index.ts';
import { PaymentWord } from '../orders/order-words.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3, 10)};
  align-items: start;
  ${oneColumn} {
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  margin: 0;
  ${text('fact')}
  ${tabular}
  & > dd {
    margin: 0;
    padding-inline-start: ${space(4)};
    text-align: end;
  }
  & > [data-total] {
    padding-block-start: ${space(1)};
    margin-block-start: ${space(1)};
    border-block-start: ${borderWidth('hairline')} solid ${role('divider')};
    ${text('strong')}
  }
`;

interface Sum {
  readonly term: string;
  readonly cents: number;
  readonly total?: boolean;
}

/** Amounts below each other; the last one is what they add up to. */
export function SumList({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <Sums>
      {sums.flatMap(({ term, cents, total }) => [
        <dt key={`${term} term`} data-total={total || undefined}>
          {term}
        </dt>,
        <dd key={term} data-total={total || undefined}>
          {cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}
        </dd>,
      ])}
    </Sums>
  );
}

/** What went back, or is on its way, because the order costs less after a change; it is not counted as refunded. */
const givenBackByChanges = ({ refunds }: AdminOrder): number =>
  refunds
    .filter(({ reason }) => reason === 'change')
    .filter(({ state, settled }) =>
      settled === null ? state !== 'failed' && state !== 'given up' : settled === 'paid otherwise',
    )
    .reduce((sum, { amount }) => sum + amount, 0);

/** The id of a payment; where the provider shows it, a link to it. */
function PaymentId({ id, test }: { readonly id: string; readonly test: boolean | undefined }) {
  const { paymentPages, testPaymentPages } = useAdmin();
  const pages = test ? testPaymentPages : paymentPages;
  if (pages === null) return id;
  return (
    <TextLink look="inline" href={pages + id} target="_blank" rel="noreferrer">
      {id}
    </TextLink>
  );
}

/** What the order costs, and what became of the money. */
export function Payment({ order }: { readonly order: AdminOrder }) {
  const { subtotal, discount, shipping, tax, total, taxRatePercent, state, payment, payments } = order;
  const { received, refunded, refundable, paidAt } = order;
  const byChanges = givenBackByChanges(order);
  return (
    <Section folds title="Payment" actions={<PaymentWord payment={payment} />}>
      <Columns>
        <SumList
          sums={[
            { term: 'Items', cents: subtotal },
            ...(discount > 0 ? [{ term: 'Discount', cents: -discount }] : []),
            { term: 'Shipping', cents: shipping },
            {
              term: order.ratesDiffer
                ? `Sales tax, ${state}`
                : tax > 0 && taxRatePercent > 0
                  ? `Tax, ${state} ${String(taxRatePercent)}%`
                  : 'Tax',
              cents: tax,
            },
            { term: 'Total', cents: total, total: true },
          ]}
        />
        {order.taxes && <OrderTaxes taxes={order.taxes} goods={subtotal - discount} />}
        <Facts
          items={[
            { term: 'Received', value: formatCents(received) },
            ...(byChanges > 0 ? [{ term: 'Given back by changes', value: formatCents(byChanges) }] : []),
            ...(byChanges > 0 && refunded === 0
              ? []
              : [{ term: 'Refunded', value: refunded === 0 ? null : formatCents(refunded) }]),
            // In review it is not known yet.
            { term: 'Left', value: payment === 'REVIEW' ? null : formatCents(refundable) },
            { term: 'Paid', value: <When at={paidAt} /> },
            ...payments.map(({ id, kind, received: cents, receivedAt }) => ({
              term: kind === 'order' ? 'Payment' : 'Second payment',
              // Of the only one all is said above.
              value:
                payments.length === 1 ? (
                  <PaymentId id={id} test={order.test} />
                ) : (
                  <>
                    <PaymentId id={id} test={order.test} />, {formatCents(cents)}, <When at={receivedAt} />
                  </>
                ),
            })),
          ]}
        />
      </Columns>
    </Section>
  );
}
