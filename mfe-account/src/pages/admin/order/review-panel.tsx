import { useState } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { decideReview } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { Action, ConfirmDialog, Section, useUndo, useAsked } from '../../../admin/index.ts';
import { Foot, Words } from './lines.ts';
import { ReviewFacts } from './review-facts.tsx';
import type { ChangeOrder } from './use-order.ts';

type Decision = 'accept' | 'refund' | 'close';

interface Question {
  readonly title: string;
  readonly words: string;
  readonly button: string;
  readonly done: string;
}

function questionOf(decision: Decision, { number, received }: AdminOrder): Question {
  const money = received > 0 ? ` ${formatCents(received)}` : ' the payment';
  return {
    accept: {
      title: `Accept the payment of ${number}?`,
      words: 'The order counts as paid, and can be shipped.',
      button: 'Accept as paid',
      done: `${number} counts as paid`,
    },
    refund: {
      title: `Refund ${number}?`,
      words: `All that is left of${money} goes back, and its pieces are free for others.`,
      button: 'Refund what is left',
      done: `The payment of ${number} goes back`,
    },
    close: {
      title: `Close ${number}?`,
      words: 'The order ends and no money moves, as when it was given back by other means.',
      button: 'Close without a refund',
      done: `${number} is closed`,
    },
  }[decision];
}

interface ReviewPanelProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** A payment that does not match its order waits for a person. */
export function ReviewPanel({ order, change }: ReviewPanelProps) {
  const say = useUndo();
  const { asked, ask: open, close } = useAsked<Decision>();
  const [shown, setShown] = useState<Decision>('accept');
  const { title, words, button, done } = questionOf(shown, order);
  const ask = (decision: Decision) => {
    setShown(decision);
    open(decision);
  };
  const decide = async () => {
    const body = { decision: shown };
    if (!(await change(button, () => api.call(decideReview, { params: { id: order.id }, body })))) return;
    close();
    say({ words: done });
  };
  const why = order.timeline.findLast(({ status }) => status === 'REVIEW')?.note ?? null;
  const difference = order.received - order.total;
  return (
    <Section title="The payment is in review">
      <Words>
        {order.received === 0
          ? `Nothing is known to be received for an order of ${formatCents(order.total)}.`
          : difference === 0
            ? `${formatCents(order.received)} was received, which is what the order costs.`
            : `${formatCents(order.received)} was received, ${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the order costs.`}
        {why !== null && ` ${why}`}
      </Words>
      <ReviewFacts order={order} />
      <Foot>
        <Action look="filled" onClick={() => ask('accept')}>
          Accept as paid
        </Action>
        <Action onClick={() => ask('refund')}>Refund what is left</Action>
        <Action onClick={() => ask('close')}>Close without a refund</Action>
      </Foot>
      <ConfirmDialog
        open={asked !== null}
        title={title}
        button={button}
        destroys={shown === 'close'}
        onClose={close}
        onDo={decide}
      >
        <p>{words}</p>
      </ConfirmDialog>
    </Section>
  );
}
