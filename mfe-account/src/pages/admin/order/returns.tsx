import { useState } from 'react';
import type { AdminOrder, OrderReturn } from '@ritual/shared/contract';
import { decideReturn } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  dollarsFromCents,
  formatCents,
  returnReasonLabel,
  returnStatusLabel,
  unitsByLine,
} from '@ritual/shared/kernel';
import { FormError } from '@ritual/shared/ui';
import {
  Action,
  AdminDialog,
  ConfirmDialog,
  Section,
  StatusWord,
  useUndo,
  When,
  type Tone,
} from '../../../admin/index.ts';
import { returnDecisions } from '../../../rules/order-actions.ts';
import { Foot, Line, Lines, Said, Words } from './lines.ts';
import { Piece } from './piece.tsx';
import { RefundForm, type RefundChoice } from './refund-form.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const tones: Readonly<Record<OrderReturn['status'], Tone>> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  RECEIVED: 'warn',
  REFUNDED: 'neutral',
  REJECTED: 'bad',
};

interface ReturnsProps {
  readonly order: AdminOrder;
  /** Whether the person may decide on them. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
}

/** What the customer sends back, newest first. */
export function Returns({ order, ...rest }: ReturnsProps) {
  return order.returns.map((returned) => <Return key={returned.id} {...{ order, returned }} {...rest} />);
}

interface ReturnProps extends ReturnsProps {
  readonly returned: OrderReturn;
}

function Return({ order, returned, decides, change }: ReturnProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct();
  const [asked, setAsked] = useState<'REFUNDED' | 'REJECTED' | null>(null);
  const { status, lines, note, createdAt } = returned;
  const params = { id: order.id, returnId: returned.id };
  const next = decides ? returnDecisions(status) : [];

  const decide = async (to: (typeof next)[number], words: string, refund?: RefundChoice) => {
    const body = {
      status: to,
      ...(refund && {
        amount: dollarsFromCents(refund.amount),
        ...{ restock: refund.restock, lines: refund.lines, shipping: refund.shipping },
      }),
    };
    if (!(await change(words, () => api.call(decideReturn, { params, body })))) return;
    setAsked(null);
    say({ words });
  };
  const units = unitsByLine(lines);
  const damaged = lines.filter(({ reason }) => reason === 'DAMAGED').map(({ orderItemId }) => orderItemId);
  return (
    <Section
      title="Return"
      actions={<StatusWord tone={tones[status]}>{returnStatusLabel[status]}</StatusWord>}
    >
      <Words>
        Requested <When at={createdAt} />
        {note !== '' && <>. The customer writes: “{note}”</>}
      </Words>
      <Lines>
        {lines.map(({ orderItemId, quantity, reason }, index) => {
          const item = order.items.find(({ id }) => id === orderItemId);
          return (
            item && (
              <Line key={index}>
                <Piece item={item} />
                <Said>
                  {quantity} of {item.quantity}, {returnReasonLabel[reason]}
                </Said>
              </Line>
            )
          );
        })}
      </Lines>
      {problem !== null && <FormError>{problem}</FormError>}
      {next.length > 0 && (
        <Foot>
          {next.includes('APPROVED') && (
            <Action
              pending={busy === 'approve'}
              onClick={() =>
                act('approve', () => decide('APPROVED', 'The return is approved, and the customer is told'))
              }
            >
              Approve
            </Action>
          )}
          {next.includes('RECEIVED') && (
            <Action
              pending={busy === 'receive'}
              onClick={() =>
                act('receive', () => decide('RECEIVED', 'The return is received, and the customer is told'))
              }
            >
              Mark received
            </Action>
          )}
          {next.includes('REFUNDED') && (
            <Action onClick={() => setAsked('REFUNDED')}>Refund the return</Action>
          )}
          {next.includes('REJECTED') && (
            <Action look="danger" onClick={() => setAsked('REJECTED')}>
              Reject
            </Action>
          )}
        </Foot>
      )}
      <ConfirmDialog
        open={asked === 'REJECTED'}
        title="Reject this return?"
        button="Reject the return"
        destroys
        onClose={() => setAsked(null)}
        onDo={() => decide('REJECTED', 'The return is rejected, and the customer is told')}
      >
        <p>The customer gets a mail, and no money goes back. It cannot be decided anew.</p>
      </ConfirmDialog>
      <AdminDialog
        open={asked === 'REFUNDED'}
        onClose={() => setAsked(null)}
        title="Refund the return"
        width="decision"
      >
        <RefundForm
          order={order}
          most={units}
          start={units}
          restocked={(id) => !damaged.includes(id)}
          withoutMoney="Complete the return"
          cause="RETURN"
          onClose={() => setAsked(null)}
          onDo={(choice) =>
            decide(
              'REFUNDED',
              choice.amount === 0
                ? 'The return is completed'
                : `${formatCents(choice.amount)} goes back to the customer`,
              choice,
            )
          }
        />
      </AdminDialog>
    </Section>
  );
}
