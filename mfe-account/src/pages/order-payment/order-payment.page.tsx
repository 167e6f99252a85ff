import type { LinkedOrder } from '@ritual/shared/contract';
import { payLinkedOrder, readOrderPayment } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError, TextLink } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { PayLinkFrame } from '../../features/pay-link/pay-link-frame.tsx';
import { usePayLink, type PayLink } from '../../features/pay-link/use-pay-link.ts';
import { OrderDetails } from './order-details.tsx';

const ofOrder: PayLink<LinkedOrder> = {
  where: 'orderPayment',
  read: (token, signal) => api.call(readOrderPayment, { body: { token } }, signal && { signal }),
  pay: (token) => api.call(payLinkedOrder, { body: { token } }),
};

const title = 'Pay for your order';

/** What became of an order that does not wait for its payment any more. */
const ended: Readonly<Record<Exclude<LinkedOrder['state'], 'OPEN'>, { title: string; words: string }>> = {
  PAID: {
    title: 'Thank you for your order',
    words: 'Your payment has arrived. We have sent you an email with all that you ordered.',
  },
  UNDER_WAY: {
    title: 'Your payment is on its way',
    words:
      'With this way of paying it takes some days. We hold your pieces, and write to you when it has arrived.',
  },
  REVIEW: {
    title: 'We are checking your payment',
    words: 'Your payment has arrived, and a person looks at it. We write to you; you need not pay again.',
  },
  REFUNDED: {
    title: 'Your payment goes back',
    words: 'This order was not made, or was taken back. What you paid is refunded in full.',
  },
  CANCELED: { title: 'This order was canceled', words: 'Nothing was charged.' },
  EXPIRED: {
    title: 'Too late to pay',
    words:
      'The order was not paid in time and has ended; nothing was charged. Call us, and we make it again.',
  },
};

/** Target of the link in the mail about an order that the staff has made; the payment page comes back here. */
export function Component() {
  const { token, lacking } = useLinkToken();
  const lookup = usePayLink(ofOrder, token);
  return (
    <PayLinkFrame
      {...{ title, lookup, lacking }}
      otherwise="The newest email about your order has the link that works. If you do not find it, call us."
    >
      {(order) => <LinkedOrderPage order={order} {...lookup} />}
    </PayLinkFrame>
  );
}

interface LinkedOrderPageProps extends Pick<ReturnType<typeof usePayLink>, 'failure' | 'paying' | 'pay'> {
  readonly order: LinkedOrder;
}

function LinkedOrderPage({ order, failure, paying, pay }: LinkedOrderPageProps) {
  const { number, state, payBy, details } = order;
  if (state !== 'OPEN') {
    const said = ended[state];
    return (
      <AuthLayout title={said.title}>
        <p>
          Order {number}: {said.words}
        </p>
        {details !== null && state !== 'CANCELED' && <OrderDetails details={details} />}
        {(state === 'PAID' || state === 'UNDER_WAY') && (
          <p>
            To see your order online, log in with your email address; if you have no password yet,{' '}
            <TextLink look="inline" to={paths.forgotPassword.to()}>
              choose one
            </TextLink>
            .
          </p>
        )}
        <ButtonLink to={paths.contact.to()} variant="outline" size="large" block>
          Ask us about it
        </ButtonLink>
      </AuthLayout>
    );
  }
  const amount = details === null ? '' : ` ${formatCents(details.total)}`;
  return (
    <AuthLayout title={title}>
      <p>
        We made order {number} for you, and hold your pieces until {formatDateTime(payBy, storeTimeZone)},
        Eastern time.
      </p>
      {details !== null && <OrderDetails details={details} />}
      {failure !== null && <FormError>{failure}</FormError>}
      <Button size="large" block pending={paying} onClick={() => void pay()}>
        Pay{amount}
      </Button>
    </AuthLayout>
  );
}
