import { useState } from 'react';
import { forgotPassword } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { TextLink } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { MailRequest } from '../../features/auth/mail-request.tsx';
import { MailSent } from '../../features/auth/mail-sent.tsx';
import { useWithNext } from '../../features/auth/with-next.ts';

const send = (email: string) => api.call(forgotPassword, { body: { email } });

/** Requests the mail with the link to choose a new password. */
export function Component() {
  const loginPath = useWithNext(paths.login.to());
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <AuthLayout
      title={sent ? 'Check your email' : 'Forgot your password?'}
      aside={
        <>
          Remembered it?{' '}
          <TextLink look="inline" to={loginPath}>
            Sign in
          </TextLink>
        </>
      }
    >
      {sent ? (
        <MailSent email={email} send={send} onOther={() => setSent(false)}>
          The link works once, for one hour. It can take a minute to arrive; look among your spam too.
        </MailSent>
      ) : (
        <MailRequest
          initialEmail={email}
          submitLabel="Send link"
          send={send}
          onSent={(to) => {
            setEmail(to);
            setSent(true);
          }}
        >
          Enter the email address of your account. We send you a link to choose a new password.
        </MailRequest>
      )}
    </AuthLayout>
  );
}
