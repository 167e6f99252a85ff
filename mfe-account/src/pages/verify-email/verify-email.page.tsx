import { useState } from 'react';
import { useAuth } from '@ritual/shared/federation';
import { resendVerification } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError, Spinner } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { MailRequest } from '../../features/auth/mail-request.tsx';
import { MailSent } from '../../features/auth/mail-sent.tsx';
import { useVerification } from './use-verification.ts';

const send = (email: string) => api.call(resendVerification, { body: { email } });

/** Target of the link in a confirmation mail; it confirms the address automatically. */
export function Component() {
  const { user } = useAuth();
  const { state, failure, tryAgain } = useVerification();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (state === 'done') {
    return (
      <AuthLayout title="Email confirmed">
        <p>Thank you. Your email address is confirmed.</p>
        {user ? (
          <ButtonLink to={paths.profile.to()} size="large" block>
            To your profile
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login.to()} size="large" block>
            Sign in
          </ButtonLink>
        )}
      </AuthLayout>
    );
  }
  if (state === 'failed') {
    return (
      <AuthLayout title="Confirm your email">
        <FormError>{failure}</FormError>
        <Button size="large" block onClick={tryAgain}>
          Try again
        </Button>
      </AuthLayout>
    );
  }
  if (state === 'invalid') {
    return (
      <AuthLayout title={sentTo === null ? 'Link expired' : 'Check your email'}>
        {sentTo === null ? (
          <>
            <FormError>This link has expired or was used already. Please ask for a new one.</FormError>
            <MailRequest
              key={user?.id}
              initialEmail={user?.email ?? ''}
              submitLabel="Send a new link"
              send={send}
              onSent={setSentTo}
            >
              If you have opened it before, your address is confirmed and there is nothing left to do.
            </MailRequest>
          </>
        ) : (
          <MailSent email={sentTo} send={send} onOther={() => setSentTo(null)}>
            It is sent to addresses that wait for their confirmation only. It can take a minute to arrive;
            look among your spam too.
          </MailSent>
        )}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Confirm your email">
      <p role="status">
        <Spinner /> Confirming your email address…
      </p>
    </AuthLayout>
  );
}
