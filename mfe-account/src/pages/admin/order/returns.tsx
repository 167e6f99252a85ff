import { useState } from 'react';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { decideReturn } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { returnReasonLabel, shownReturn } from '@ritual/shared/kernel';
import { FormError } from '@ritual/shared/ui';
import {
  Action,
  ConfirmDialog,
  Section,
  StatusWord,
  useUndo,
  When,
  type Tone,
} from '../../../admin/index.ts';
import { returnDecisions } from '../../../rules/order-actions.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { Foot, Line, Lines, Said, Words } from './lines.ts';
import { Piece } from './piece.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { Received } from './received.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const tones: Readonly<Record<AdminReturn['status'], Tone>> = {
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
  readonly returned: AdminReturn;
}

function Return({ order, returned, decides, change }: ReturnProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct();
  const [asked, setAsked] = useState<'receive' | 'exchange' | 'reject' | null>(null);
  const close = () => setAsked(null);
  const { status, lines, pieces, note, createdAt } = returned;
  const params = { id: order.id, returnId: returned.id };
  const next = decides ? returnDecisions(returned) : [];
  const receives = decides && (status === 'APPROVED' || status === 'RECEIVED');

  const decide = async (to: (typeof next)[number], words: string) => {
    const body = { status: to };
    if (!(await change(words, () => api.call(decideReturn, { params, body })))) return;
    close();
    say({ words });
  };
  return (
    <Section title="Return" actions={<StatusWord tone={tones[status]}>{shownReturn(returned)}</StatusWord>}>
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
      <Received {...{ order, returned }} />
      {problem !== null && <FormError>{problem}</FormError>}
      {(next.length > 0 || receives) && (
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
          {next.includes('APPROVED') && (
            <Action onClick={() => setAsked('exchange')}>Approve with an exchange</Action>
          )}
          {receives && (
            <Action look="filled" onClick={() => setAsked('receive')}>
              {pieces.length > 0 ? 'Receive the rest' : 'Receive'}
            </Action>
          )}
          {next.includes('REJECTED') && (
            <Action look="danger" onClick={() => setAsked('reject')}>
              Reject
            </Action>
          )}
        </Foot>
      )}
      <ConfirmDialog
        open={asked === 'reject'}
        title="Reject this return?"
        button="Reject the return"
        destroys
        onClose={close}
        onDo={() => decide('REJECTED', 'The return is rejected, and the customer is told')}
      >
        <p>The customer gets a mail, and no money goes back. It cannot be decided anew.</p>
      </ConfirmDialog>
      <ReceiveDialog {...{ order, returned, change }} open={asked === 'receive'} onClose={close} />
      <ExchangeDialog {...{ order, returned, change }} open={asked === 'exchange'} onClose={close} />
    </Section>
  );
}
