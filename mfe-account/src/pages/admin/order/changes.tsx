import { styled } from 'styled-components';
import type { AdminOrder, OrderChange } from '@ritual/shared/contract';
import { withdrawOrderChange } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { bareList } from '@ritual/shared/theme';
import {
  Action,
  ConfirmDialog,
  Section,
  StatusWord,
  useUndo,
  When,
  type Tone,
  useAsked,
} from '../../../admin/index.ts';
import { End, Quiet, Rows, Strong } from '../person/rows.ts';
import type { ChangeOrder } from './use-order.ts';

const What = styled.ul`
  ${bareList}
  flex-basis: 100%;
`;

const states: Readonly<Record<OrderChange['state'], readonly [Tone, string]>> = {
  OPEN: ['warn', 'To be paid'],
  APPLIED: ['good', 'Changed'],
  EXPIRED: ['neutral', 'Not paid'],
  REPLACED: ['neutral', 'Withdrawn'],
};

/** What a change costs, or has cost. */
function moneyWords({ state, toPay, toRefund, waived }: OrderChange): string {
  if (waived > 0) return `${formatCents(waived)} more, not charged`;
  if (toRefund > 0) return `${formatCents(toRefund)} back to the customer`;
  if (toPay === 0) return 'For the same price';
  return `${formatCents(toPay)} more${state === 'APPLIED' ? ', paid' : ''}`;
}

interface ChangesProps {
  readonly order: AdminOrder;
  /** Whether the person may take one back that waits. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
}

/** How the order was changed, newest first, and what waits to be paid. */
export function Changes({ order, decides, change }: ChangesProps) {
  const say = useUndo();
  const { asked, ask, close } = useAsked<OrderChange>();
  if (order.changes.length === 0) return null;
  const withdraw = async () => {
    if (!asked) return;
    const params = { id: order.id, changeId: asked.id };
    if (!(await change('Withdraw the change', () => api.call(withdrawOrderChange, { params })))) return;
    close();
    say({ words: 'The change is withdrawn, and its link does not work any more' });
  };
  return (
    <Section folds title="Changes">
      <Rows>
        {order.changes.toReversed().map((made) => {
          const { id, state, by, madeAt, decidedAt, lines, toPay, reason, payBy } = made;
          const [tone, word] = states[state];
          return (
            <li key={id}>
              <StatusWord tone={tone}>{word}</StatusWord>
              <Strong>{moneyWords(made)}</Strong>
              <End>
                <Quiet>
                  {by}, <When at={madeAt} />
                </Quiet>
              </End>
              <What>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </What>
              {reason !== null && <Quiet>Not charged because: {reason}</Quiet>}
              {state === 'OPEN' && payBy !== null && (
                <Quiet>
                  The customer can pay until <When at={payBy} />; until then the order stays as it is
                </Quiet>
              )}
              {state !== 'OPEN' && toPay > 0 && decidedAt !== null && (
                <Quiet>
                  {state === 'APPLIED' ? 'Paid' : 'Ended'} <When at={decidedAt} />
                </Quiet>
              )}
              {state === 'OPEN' && decides && <Action onClick={() => ask(made)}>Withdraw</Action>}
            </li>
          );
        })}
      </Rows>
      <ConfirmDialog
        open={order.changes.some(({ id, state }) => id === asked?.id && state === 'OPEN')}
        title="Withdraw this change?"
        button="Withdraw the change"
        destroys
        onClose={close}
        onDo={withdraw}
      >
        <p>
          The link in the customer’s mail does not work any more, the new pieces are free for others, and the
          order stays as it is.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
