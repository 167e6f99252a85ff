import { useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Button, ButtonRow, FormError, Notice } from '@ritual/shared/ui';
import { useOrderPayment } from '../../../../features/orders/use-order-payment.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';

interface AwaitingPaymentProps {
  readonly order: Order;
  /** Called when the order is canceled, and its button is gone. */
  readonly onCanceled: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(7)};
`;

/** Actions of an unpaid order: pay, or cancel it and release its stock. */
export function AwaitingPayment({ order, onCanceled }: AwaitingPaymentProps) {
  const { busy, problem, complete, cancel } = useOrderPayment(order);
  const [asking, setAsking] = useState(false);
  return (
    <Root>
      <Notice
        tone="warning"
        action={
          <ButtonRow>
            <Button size="compact" pending={busy === 'pay'} onClick={() => void complete()}>
              Complete payment
            </Button>
            <Button variant="outline" size="compact" onClick={() => setAsking(true)}>
              Cancel order
            </Button>
          </ButtonRow>
        }
      >
        This order is waiting for your payment. We keep its pieces for {policy.heldMinutes} minutes.
      </Notice>
      {problem !== null && <FormError>{problem}</FormError>}
      <CancelOrderDialog
        open={asking}
        order={order}
        pending={busy === 'cancel'}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const canceled = await cancel();
          setAsking(false);
          if (canceled) onCanceled();
        }}
      />
    </Root>
  );
}
