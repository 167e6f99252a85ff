import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { useStopMails } from './use-stop-mails.ts';

/**
 * Target of the link in a mail that asks for reviews: one click stops such mails, without a login. Opening it alone changes nothing,
 * because mail programs look at links before a person does.
 */
export function Component() {
  const { state, failure, pending, stop } = useStopMails();
  if (state === 'done') {
    return (
      <AuthLayout title="No more of these emails">
        <p role="status">
          We will not ask you for reviews by email any more. Mails about your orders come as before.
        </p>
        <ButtonLink to={paths.home.to()} size="large" block>
          To the store
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (state === 'invalid') {
    return (
      <AuthLayout title="This link is not complete">
        <FormError>
          Copy the whole link from the email, or sign in and choose which emails you get in your preferences.
        </FormError>
        <ButtonLink to={paths.preferences.to()} size="large" block>
          To your preferences
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Stop these emails?">
      <p>
        Some days after an order has arrived we ask you by email for a review of it. You can stop that here.
      </p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button size="large" block pending={pending} pendingText="Stopping…" onClick={stop}>
        Stop these emails
      </Button>
    </AuthLayout>
  );
}
