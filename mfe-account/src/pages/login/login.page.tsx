import { useState, type ReactNode } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { login } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Button, Field, FormError, PasswordField, TextLink } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { Forgot, FormGrid } from '../../features/auth/form-grid.ts';
import { useSignIn } from '../../features/auth/use-sign-in.ts';
import { useWithNext } from '../../features/auth/with-next.ts';

/** Second factors and passkeys: most visitors need neither. */
const signingIn = () => import(/* webpackChunkName: "signing-in" */ '../../features/factors/signing-in.ts');

/** Login; goes to the page that the visitor came for. */
export function Component() {
  const enter = useSignIn();
  const { report } = useHost();
  const forgotPath = useWithNext(paths.forgotPassword.to());
  const registerPath = useWithNext(paths.register.to());
  const [step, setStep] = useState<ReactNode>(null);
  const [passkey, setPasskey] = useState({ pending: false, failure: '' });
  const onFailure = (error: unknown) => report(error, { message: 'Login failed:' });
  const { form, field, failure, pending } = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('@ritual/shared/contract')).login,
    submit: async (body) => {
      try {
        await enter(await api.call(login, { body }));
      } catch (error) {
        if (!isApiError(error, 'FACTOR_NEEDED')) throw error;
        const { readChallenge, SignInStep } = await signingIn();
        const challenge = readChallenge(error);
        if (!challenge) throw error;
        setStep(<SignInStep challenge={challenge} onSignedIn={enter} />);
      }
    },
    onFailure,
  });
  const enterWithPasskey = async () => {
    setPasskey({ pending: true, failure: '' });
    let message: (error: unknown) => string = errorMessage;
    try {
      const { factorMessage, signInWithPasskey } = await signingIn();
      message = factorMessage;
      const answer = await signInWithPasskey();
      if (answer) await enter(answer);
      setPasskey({ pending: false, failure: '' });
    } catch (error) {
      onFailure(error);
      setPasskey({ pending: false, failure: message(error) });
    }
  };
  const problem = failure ?? passkey.failure;
  if (step !== null) {
    return (
      <AuthLayout
        key="second"
        title="Confirm that it is you"
        aside={
          <Button variant="text" onClick={() => setStep(null)}>
            Back to sign in
          </Button>
        }
      >
        {step}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Sign In"
      aside={
        <>
          New here?{' '}
          <TextLink look="inline" to={registerPath}>
            Sign up
          </TextLink>
        </>
      }
    >
      <FormGrid {...form}>
        {problem && <FormError>{problem}</FormError>}
        <Field label="Email address" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Forgot>
          <TextLink to={forgotPath}>Forgot your password?</TextLink>
        </Forgot>
        <Button type="submit" size="large" block pending={pending} pendingText="Signing in…">
          Login
        </Button>
        <Button
          variant="outline"
          size="large"
          block
          pending={passkey.pending}
          pendingText="Waiting for the passkey…"
          onClick={() => void enterWithPasskey()}
        >
          Sign in with a passkey
        </Button>
      </FormGrid>
    </AuthLayout>
  );
}
