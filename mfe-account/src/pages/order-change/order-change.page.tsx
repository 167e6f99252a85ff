import { styled } from 'styled-components';
import type { LinkedChange } from '@ritual/shared/contract';
import { payLinkedChange, readOrderChange } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { bareList, space } from '@ritual/shared/theme';
import { Button, ButtonLink, FormError } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { PayLinkFrame } from '../../features/pay-link/pay-link-frame.tsx';
import { usePayLink, type PayLink } from '../../features/pay-link/use-pay-link.ts';

const ofChange: PayLink<LinkedChange> = {
  where: 'orderChange',
  read: (token, signal) => api.call(readOrderChange, { body: { token } }, signal && { signal }),
  pay: (token) => api.call(payLinkedChange, { body: { token } }),
};

const Lines = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(1)};
`;

const title = 'Change your order';

/** What became of a change that does not wait any more. */
const ended: Readonly<Record<Exclude<LinkedChange['state'], 'OPEN'>, { title: string; words: string }>> = {
  APPLIED: { title: 'Your order is changed', words: 'Your payment has arrived, and the order is changed.' },
  EXPIRED: {
    title: 'Too late to change',
    words: 'The change was not paid in time. The order stays as it is, and nothing was charged.',
  },
  REPLACED: {
    title: 'This change is not made',
    words: 'It was withdrawn, or replaced by another one. What was paid for it goes back by itself.',
  },
};

/** Target of the link in the mail about a change that waits for its payment; the payment page comes back here. */
export function Component() {
  const { token, lacking } = useLinkToken();
  const lookup = usePayLink(ofChange, token);
  return (
    <PayLinkFrame
      {...{ title, lookup, lacking }}
      otherwise="Your orders tell what each of them has, and what waits to be paid."
    >
      {(change) => <Change change={change} {...lookup} />}
    </PayLinkFrame>
  );
}

interface ChangeProps extends Pick<ReturnType<typeof usePayLink>, 'failure' | 'paying' | 'pay'> {
  readonly change: LinkedChange;
}

function Change({ change, failure, paying, pay }: ChangeProps) {
  const { number, lines, toPay, payBy } = change;
  if (change.state !== 'OPEN') {
    const said = ended[change.state];
    return (
      <AuthLayout title={said.title}>
        {failure !== null && <FormError>{failure}</FormError>}
        <p>
          Order {number}: {said.words}
        </p>
        <ButtonLink to={paths.orders.to()} size="large" block>
          To your orders
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (change.underWay) {
    return (
      <AuthLayout title="Your payment is on its way">
        <p>
          With this way of paying it takes some days. We change order {number} as soon as it has arrived, and
          write to you; you need not pay again.
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title}>
      <p>
        This change of order {number} costs {formatCents(toPay)} more.
        {payBy !== null &&
          ` It can be paid until ${formatDateTime(payBy, storeTimeZone)}, Eastern time; until then we keep the price and any new pieces for you.`}
      </p>
      <Lines>
        {lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Lines>
      <p>Without your payment the order stays as it is.</p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button size="large" block pending={paying} onClick={() => void pay()}>
        Pay {formatCents(toPay)}
      </Button>
    </AuthLayout>
  );
}
