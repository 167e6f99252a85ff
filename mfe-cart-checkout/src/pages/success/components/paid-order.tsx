import { styled } from 'styled-components';
import { useAuth, useShop } from '@ritual/shared/federation';
import type { Order } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import {
  Button,
  ButtonLink,
  ButtonRow,
  CheckIcon,
  CloseIcon,
  Notice,
  ReturnIcon,
  Spinner,
} from '@ritual/shared/ui';
import { OrderPanel } from '../../../features/order/order-panel.tsx';
import { OutcomePage } from '../../../features/order/outcome-page.tsx';
import { outcomeOf } from '../../../rules/payment/payment-outcome.ts';
import { outcomeText, outcomeTitle } from '../../../rules/payment/outcome-words.ts';
import { OrderFacts } from './order-facts.tsx';
import { policyOf } from '@ritual/shared/kernel';

interface PaidOrderProps {
  readonly order: Order;
  /** It will be checked again automatically. */
  readonly watching: boolean;
  /** Check again now. */
  readonly onCheck: () => void;
}

const Ways = styled(ButtonRow)`
  margin-block-start: ${space(4)};
`;

const looks = {
  successful: { tone: 'success', sign: <CheckIcon size={28} /> },
  processing: { tone: 'waiting', sign: <Spinner size={32} /> },
  refunded: { tone: 'neutral', sign: <ReturnIcon size={28} /> },
  closed: { tone: 'neutral', sign: <CloseIcon size={28} /> },
} as const;

/** The order of a payment, as far as it is known. */
export function PaidOrder({ order, watching, onCheck }: PaidOrderProps) {
  const { user } = useAuth();
  const outcome = outcomeOf(order.status);
  const { tone, sign } = looks[outcome];
  const promises = policyOf(useShop());
  const text = outcomeText(outcome, { firstName: user?.firstName, email: order.email, watching, promises });
  return (
    <OutcomePage
      tone={tone}
      sign={sign}
      title={outcomeTitle(outcome)}
      text={<p role="status">{text}</p>}
      panel={<OrderPanel order={order} />}
    >
      {order.test && (
        <Notice tone="warning">This is a TEST order: no money moved, and nothing is sent.</Notice>
      )}
      <OrderFacts order={order} />
      <Ways>
        {outcome === 'closed' && <ButtonLink to={paths.cart.to()}>Back to cart</ButtonLink>}
        <ButtonLink variant={outcome === 'closed' ? 'outline' : 'primary'} to={paths.orders.to()}>
          View my orders
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.shop.to()}>
          Continue shopping
        </ButtonLink>
        {outcome === 'processing' && !watching && (
          <Button variant="text" onClick={onCheck}>
            Check again
          </Button>
        )}
      </Ways>
    </OutcomePage>
  );
}
