import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { returnReasonLabel, shownReturn } from '@ritual/shared/kernel';
import { Action, Section, StatusWord, When, type Tone, useAsked } from '../../../admin/index.ts';
import { returnDecisions } from '../../../rules/order-actions.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { Foot, Line, Lines, Said, Words } from './lines.ts';
import { Piece } from './piece.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { Received } from './received.tsx';
import { ReturnReplyDialog } from './return-reply.tsx';
import type { ChangeOrder } from './use-order.ts';

const Reply = styled(Words)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

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
  const { asked, ask, close } = useAsked<'receive' | 'exchange' | 'APPROVED' | 'REJECTED'>();
  const { status, lines, pieces, note, reply, createdAt } = returned;
  const next = decides ? returnDecisions(returned) : [];
  const receives = decides && (status === 'APPROVED' || status === 'RECEIVED');

  return (
    <Section title="Return" actions={<StatusWord tone={tones[status]}>{shownReturn(returned)}</StatusWord>}>
      <Words>
        Requested <When at={createdAt} />
        {note !== '' && <>. The customer writes: “{note}”</>}
      </Words>
      {reply !== '' && <Reply>The customer reads: “{reply}”</Reply>}
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
      {(next.length > 0 || receives) && (
        <Foot>
          {next.includes('APPROVED') && <Action onClick={() => ask('APPROVED')}>Approve</Action>}
          {next.includes('APPROVED') && (
            <Action onClick={() => ask('exchange')}>Approve with an exchange</Action>
          )}
          {receives && (
            <Action look="filled" onClick={() => ask('receive')}>
              {pieces.length > 0
                ? 'Receive the rest'
                : status === 'RECEIVED'
                  ? 'Decide and refund'
                  : 'Receive'}
            </Action>
          )}
          {next.includes('REJECTED') && (
            <Action look="danger" onClick={() => ask('REJECTED')}>
              Reject
            </Action>
          )}
        </Foot>
      )}
      <ReturnReplyDialog
        {...{ order, returned, change }}
        decision={asked === 'APPROVED' || asked === 'REJECTED' ? asked : null}
        onClose={close}
      />
      <ReceiveDialog {...{ order, returned, change }} open={asked === 'receive'} onClose={close} />
      <ExchangeDialog {...{ order, returned, change }} open={asked === 'exchange'} onClose={close} />
    </Section>
  );
}
