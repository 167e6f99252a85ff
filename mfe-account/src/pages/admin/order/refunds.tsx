import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Action, Section, When, useAsked } from '../../../admin/index.ts';
import { failedRefunds } from '../../../rules/order-actions.ts';
import { pieces, RefundWord } from '../orders/order-words.tsx';
import { End, Quiet, Rows, Strong } from '../person/rows.ts';
import { pieceName } from './piece.tsx';
import { refundCauseLabel } from './refund-causes.ts';
import { SettleDialog } from './settle-dialog.tsx';
import type { ChangeOrder } from './use-order.ts';

type Refund = AdminOrder['refunds'][number];

const reasons: Readonly<Record<string, string>> = {
  operator: 'decided by the staff',
  canceled: 'order canceled',
  late: 'paid too late',
  'second payment': 'paid twice',
  provider: 'made at the provider',
  rest: 'the rest of one made there',
  dispute: 'taken by the bank',
  change: 'order changed',
};

const reasonOf = ({ reason, cause }: Refund): string =>
  cause === null ? (reasons[reason] ?? reason) : refundCauseLabel[cause].toLowerCase();

const kinds: Readonly<Record<Refund['lines'][number]['kind'], string>> = {
  item: 'pieces',
  shipping: 'shipping',
  other: 'another amount',
};

/** What a refund was for: '2 pieces Halo Scoop Bra, Bone, S ($97.20), shipping ($9.90)'. */
function linesWords({ lines, reason }: Refund, { items }: AdminOrder): string {
  // What a change makes cheaper is the amount of no piece that the order still has.
  const isOfChange = ({ kind, units }: Refund['lines'][number]) =>
    reason === 'change' && kind !== 'shipping' && units === 0;
  const ofChange = lines.filter(isOfChange).reduce((sum, { amount }) => sum + amount, 0);
  const parts = lines
    .filter((line) => !isOfChange(line))
    .map(({ kind, orderItemId, units, amount }) => {
      const item = items.find(({ id }) => id === orderItemId);
      if (kind !== 'item' || !item) return [kinds[kind], amount] as const;
      // A piece that was paid by two payments is counted with its first part.
      const what = units === 0 ? 'the rest of' : pieces(units);
      return [`${what} ${pieceName(item)}`, amount] as const;
    });
  return [...parts, ...(ofChange > 0 ? [['the change of the order', ofChange] as const] : [])]
    .map(([what, amount]) => `${what} (${formatCents(amount)})`)
    .join(', ');
}

interface RefundsProps {
  readonly order: AdminOrder;
  /** Whether the person may decide on refunds. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
}

/** Money that went back, or is on its way, with what the provider said. */
export function Refunds({ order, decides, change }: RefundsProps) {
  const failed = failedRefunds(order);
  const { asked, ask, close } = useAsked<Refund>();
  if (order.refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      <Rows>
        {order.refunds.map((refund) => {
          const { id, amount, state, settled, problem, reference, lines, createdAt } = refund;
          return (
            <li key={id}>
              <Strong>{formatCents(amount)}</Strong>
              <RefundWord state={state} settled={settled} />
              <Quiet>{reasonOf(refund)}</Quiet>
              <End>
                <Quiet>
                  <When at={createdAt} />
                </Quiet>
              </End>
              {lines.length > 0 && <Quiet>For {linesWords(refund, order)}</Quiet>}
              {problem !== null && settled === null && <Quiet>The payment provider says: {problem}</Quiet>}
              {reference !== null && <Quiet>{reference}</Quiet>}
              {decides && failed.includes(refund) && <Action onClick={() => ask(refund)}>Settle it</Action>}
            </li>
          );
        })}
      </Rows>
      <SettleDialog order={order} refund={asked} change={change} onClose={close} />
    </Section>
  );
}
