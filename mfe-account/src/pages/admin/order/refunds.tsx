import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Section, When } from '../../../admin/index.ts';
import { DisputeWord, RefundWord } from '../orders/order-words.tsx';
import { End, Quiet, Rows, Strong } from '../person/rows.ts';

const reasons: Readonly<Record<string, string>> = {
  operator: 'decided by the staff',
  canceled: 'order canceled',
  late: 'paid too late',
  'second payment': 'paid twice',
  provider: 'made at the provider',
  rest: 'the rest of one made there',
  dispute: 'taken by the bank',
};

/** Money that went back, or is on its way, with what the provider said. */
export function Refunds({ order: { refunds } }: { readonly order: AdminOrder }) {
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      <Rows>
        {refunds.map(({ id, amount, reason, state, problem, createdAt }) => (
          <li key={id}>
            <Strong>{formatCents(amount)}</Strong>
            <RefundWord state={state} />
            <Quiet>{reasons[reason] ?? reason}</Quiet>
            <End>
              <Quiet>
                <When at={createdAt} />
              </Quiet>
            </End>
            {problem !== null && <Quiet>The payment provider says: {problem}</Quiet>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** What the shopper's bank says, and until when it must be answered. */
export function Disputes({ order: { disputes } }: { readonly order: AdminOrder }) {
  if (disputes.length === 0) return null;
  return (
    <Section title="Disputes">
      <Rows>
        {disputes.map(({ id, amount, reason, state, dueBy }) => (
          <li key={id}>
            <Strong>{formatCents(amount)}</Strong>
            <DisputeWord state={state} />
            <Quiet>
              {reason.replaceAll('_', ' ')}, {id}
            </Quiet>
            {dueBy !== null && (state === 'open' || state === 'inquiry') && (
              <End>
                Answer by <When at={dueBy} />
              </End>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  );
}
