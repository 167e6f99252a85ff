import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { Button, ButtonLink, FormError, Spinner } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { answerWords, delayWords } from '../../rules/delay-choice.ts';
import { useLinkedDelay } from './use-linked-delay.ts';

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Target of the link in a mail about a delay: the choice is made with a button, because programs open links, too. */
export function Component() {
  const { token, lacking } = useLinkToken();
  const { delay, state, failure, busy, again, answer } = useLinkedDelay(token);

  if (lacking || state === 'invalid') {
    return (
      <AuthLayout title="Link expired">
        <FormError>This link has expired or is not complete.</FormError>
        <p>Your orders tell where each of them is, and you can cancel there what has not shipped.</p>
        <ButtonLink to={paths.orders.to()} size="large" block>
          To your orders
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (state === 'failed') {
    return (
      <AuthLayout title="Your order is delayed">
        <FormError>{failure}</FormError>
        <Button size="large" block onClick={again}>
          Try again
        </Button>
      </AuthLayout>
    );
  }
  if (!delay) {
    return (
      <AuthLayout title="Your order is delayed">
        <p role="status">
          <Spinner /> Looking up your order…
        </p>
      </AuthLayout>
    );
  }
  if (delay.answer !== null) {
    const { title, words } = answerWords(delay);
    return (
      <AuthLayout title={title}>
        {failure !== null && <FormError>{failure}</FormError>}
        <p>
          Order {delay.number}: {words}
        </p>
        <ButtonLink to={paths.orders.to()} size="large" block>
          To your orders
        </ButtonLink>
      </AuthLayout>
    );
  }
  const { told, then } = delayWords(delay);
  return (
    <AuthLayout title="Your order is delayed">
      <p>
        We are sorry about order {delay.number}. {told}
      </p>
      <p>{then}</p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Ways>
        <Button size="large" block pending={busy === 'keep'} onClick={() => void answer('keep')}>
          I will wait
        </Button>
        <Button
          size="large"
          variant="outline"
          block
          pending={busy === 'cancel'}
          pendingText="Canceling…"
          onClick={() => void answer('cancel')}
        >
          Cancel this order
        </Button>
      </Ways>
    </AuthLayout>
  );
}
