import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Section, When } from '../../../admin/index.ts';
import { DisputeWord } from '../orders/order-words.tsx';
import { End, Quiet, Rows, Strong } from '../person/rows.ts';

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
