import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDate, isCancelable, returnableLines, returnableUntil } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { color, screenOnly, space, type } from '@ritual/shared/theme';
import { Button, ButtonLink, ButtonRow, FormError } from '@ritual/shared/ui';
import { NotBoughtAgain } from '../../../../features/orders/not-bought-again.tsx';
import { useBuyAgain } from '../../../../features/orders/use-buy-again.ts';
import { useOrderPayment } from '../../../../features/orders/use-order-payment.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface OrderActionsProps {
  readonly order: Order;
  /** Called after an action, when its button may be gone. */
  readonly onDone: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(8)};
  ${screenOnly}
`;

const Hint = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** Actions of an order that does not wait for payment. */
export function OrderActions({ order, onDone }: OrderActionsProps) {
  const again = useBuyAgain(order);
  const { busy, problem, cancel } = useOrderPayment(order);
  const [asking, setAsking] = useState<'cancel' | 'return' | null>(null);
  // The time when the page was opened: the store checks again when a return is requested.
  const [now] = useState(() => new Date());
  const returnable = returnableLines(order, now);
  const close = () => setAsking(null);
  const done = () => {
    // While the dialog is open the page behind it is inert and cannot be focused.
    flushSync(close);
    onDone();
  };
  return (
    <Root>
      <ButtonRow>
        <Button size="compact" variant="outline" pending={again.busy} onClick={() => void again.buy()}>
          Buy again
        </Button>
        {returnable.length > 0 && (
          <Button size="compact" variant="outline" onClick={() => setAsking('return')}>
            Request a return
          </Button>
        )}
        {order.paidAt !== null && (
          <ButtonLink size="compact" variant="outline" to={paths.invoice.to(order)}>
            Print invoice
          </ButtonLink>
        )}
        {isCancelable({ status: order.status, shipped: order.shipment !== null }) && (
          <Button size="compact" variant="outline" onClick={() => setAsking('cancel')}>
            Cancel order
          </Button>
        )}
      </ButtonRow>
      {returnable.length > 0 && order.deliveredAt !== null && (
        <Hint>{`You can request a return until ${formatDate(returnableUntil(order.deliveredAt, order))}.`}</Hint>
      )}
      {problem !== null && <FormError>{problem}</FormError>}
      {again.outcome && <NotBoughtAgain outcome={again.outcome} />}
      <CancelOrderDialog
        open={asking === 'cancel'}
        order={order}
        pending={busy === 'cancel'}
        onClose={close}
        onConfirm={async () => {
          if (await cancel()) done();
          else close();
        }}
      />
      <ReturnDialog
        open={asking === 'return'}
        order={order}
        returnable={returnable}
        onClose={close}
        onRequested={done}
      />
    </Root>
  );
}
