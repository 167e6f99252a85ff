import { useEffect } from 'react';
import { styled } from 'styled-components';
import { track } from '@ritual/shared/consent';
import { useSearchParams } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { useStores } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';
import { space } from '@ritual/shared/theme';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  PageTitle,
  Spinner,
  VisuallyHidden,
} from '@ritual/shared/ui';
import { forgetPayment } from '../../features/payment/forget-payment.ts';
import { outcomeOf } from '../../rules/payment/payment-outcome.ts';
import { PaidOrder } from './components/paid-order.tsx';
import { useSettledOrder } from './use-settled-order.ts';

const Middle = styled(Container)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(5)};
  min-height: 640px;
  text-align: center;
`;

/** The outcome of the payment. The server renders the spinner; everything else is private to the shopper. */
export function Component() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const sessionId = search.get('session_id') || null;
  const { state, again } = useSettledOrder(sessionId);
  const { cart } = useStores();

  const settled = state.view === 'order' && outcomeOf(state.order.status) !== 'processing';
  useEffect(() => {
    if (!settled || sessionId === null) return;
    forgetPayment(sessionId);
    void cart.getState().load();
  }, [settled, sessionId, cart]);

  // Consent decides whether it is counted; the API counts it once.
  const paidOrder = state.view === 'order' && state.order.status === 'PAID' ? state.order.id : null;
  useEffect(() => {
    if (paidOrder !== null) track({ kind: 'purchase', orderId: paidOrder });
  }, [paidOrder]);

  if (state.view === 'order')
    return <PaidOrder order={state.order} watching={state.watching} onCheck={again} />;
  if (state.view === 'failed') {
    return (
      <Middle>
        <EmptyState
          look="bare"
          heading="h1"
          title="We could not load your order."
          action={<Button onClick={again}>Try again</Button>}
        >
          If you paid, nothing is lost: a confirmation is on its way to you by email.
        </EmptyState>
      </Middle>
    );
  }
  if (state.view === 'missing' && hydrated) {
    return (
      <Middle>
        <EmptyState
          look="bare"
          heading="h1"
          title="We couldn't find your order."
          action={<ButtonLink to={paths.home.to()}>Back to the home page</ButtonLink>}
        >
          The link may be incomplete. If you paid, a confirmation is on its way to you by email.
        </EmptyState>
      </Middle>
    );
  }
  return (
    <Middle>
      <PageTitle>
        <VisuallyHidden>Your order</VisuallyHidden>
      </PageTitle>
      <Spinner size={32} label="Loading your order" />
    </Middle>
  );
}
