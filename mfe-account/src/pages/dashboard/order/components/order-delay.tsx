import { useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { answerDelay } from '@ritual/shared/contract/calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { formatDay } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Button, ButtonRow, FormError, Notice } from '@ritual/shared/ui';
import { delayWords } from '../../../../rules/delay-choice.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
`;

interface OrderDelayProps {
  readonly order: Order;
  /** Called after the answer, when its button is gone. */
  readonly onAnswered: () => void;
}

/** By when the order ships, and the choice of who was told of a later date. */
export function OrderDelay({ order, onAnswered }: OrderDelayProps) {
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'keep' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, delay, shipBy } = order;
  if (shipBy === null) return null;
  const words = formatDay(shipBy, order.createdAt.slice(0, 10));
  if (delay?.answer !== null) return <Root>{`It ships by ${words}.`}</Root>;

  const answer = async (choice: 'keep' | 'cancel') => {
    setBusy(choice);
    setProblem(null);
    try {
      await api.call(answerDelay, { params: { id }, body: { answer: choice } });
      await revalidate();
      onAnswered();
    } catch (error) {
      report(error, { where: 'answerDelay' });
      setProblem(errorMessage(error));
      if (isApiError(error) && error.status === 409) await revalidate();
    } finally {
      setBusy(null);
    }
  };
  const { told, then } = delayWords(delay);
  return (
    <Root>
      <Notice
        tone="warning"
        action={
          <ButtonRow>
            <Button size="compact" pending={busy === 'keep'} onClick={() => void answer('keep')}>
              I will wait
            </Button>
            <Button
              variant="outline"
              size="compact"
              pending={busy === 'cancel'}
              pendingText="Canceling…"
              onClick={() => void answer('cancel')}
            >
              {order.partlyShipped ? 'Cancel the rest' : 'Cancel this order'}
            </Button>
          </ButtonRow>
        }
      >
        {order.partlyShipped ? 'The rest of this order' : 'This order'} is delayed. {told} {then}
      </Notice>
      {problem !== null && <FormError>{problem}</FormError>}
    </Root>
  );
}
