import { useEffect, useState } from 'react';
import type { AdminOrder, PaymentReview } from '@ritual/shared/contract';
import { getPaymentReview } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatCents, type ReviewCause } from '@ritual/shared/kernel';
import { Facts } from '../../../admin/index.ts';
import { Hint } from './lines.ts';

const causes: Readonly<Record<ReviewCause, string>> = {
  session: 'It was paid on another payment page than the one of the order.',
  order: 'The payment names another order.',
  livemode: 'It is test money in a real store, or the other way round.',
  currency: 'It was paid in another currency.',
  amount: 'Another amount was paid than the order costs.',
  'refund failed': 'A refund did not arrive, and the pieces may be sold by now.',
};

/** Why the payment is in review, and what the provider says of it now. */
export function ReviewFacts({ order: { id, reviewCause, total } }: { readonly order: AdminOrder }) {
  const [said, setSaid] = useState<PaymentReview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .call(getPaymentReview, { params: { id } }, { signal: leaving.signal })
      .then(setSaid, (error: unknown) => {
        if (!leaving.signal.aborted) setProblem(errorMessage(error));
      });
    return () => leaving.abort();
  }, [id]);
  const money = (cents: number | null | undefined) => (typeof cents === 'number' ? formatCents(cents) : null);
  return (
    <>
      {problem !== null && <Hint>What the payment provider says is not known: {problem}</Hint>}
      <Facts
        items={[
          // Older orders do not say it.
          ...(reviewCause === null ? [] : [{ term: 'Why', value: causes[reviewCause] }]),
          { term: 'The order costs', value: formatCents(total) },
          {
            term: 'The provider charged',
            value: said && `${money(said.charged) ?? 'nothing'} ${said.currency ?? ''}`.trim(),
          },
          // Where another page was paid, this one was not.
          { term: 'The order’s own payment page', value: said?.page ?? null },
          { term: 'The payment on it', value: said?.payment ?? null },
          { term: 'Received', value: money(said?.received) },
          { term: 'Given back', value: money(said?.refunded) },
          {
            term: 'For this order',
            value:
              typeof said?.ofThisOrder === 'boolean'
                ? said.ofThisOrder
                  ? 'yes'
                  : 'no, for another one'
                : null,
          },
        ]}
      />
    </>
  );
}
