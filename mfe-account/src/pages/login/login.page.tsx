import { useForm } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { login } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Button, Field, FormError, PasswordField, TextLink } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { Forgot, FormGrid } from '../../features/auth/form-grid.ts';
import { useSignIn } from '../../features/auth/use-sign-in.ts';
import { useWithNext } from '../../features/auth/with-next.ts';

/** Login; goes to the page that the visitor came for. */
export function Component() {
  const enter = useSignIn();
  const { report } = useHost();
  const forgotPath = useWithNext(paths.forgotPassword.to());
  const registerPath = useWithNext(paths.register.to());
  const { form, field, failure, pending } = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('@ritual/shared/contract')).login,
    submit: async (body) => enter(await api.call(login, { body })),
    onFailure: (error) => report(error, { message: 'Login failed:' }),
  });
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
        {failure && <FormError>{failure}</FormError>}
        <Field label="Email address" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Forgot>
          <TextLink to={forgotPath}>Forgot your password?</TextLink>
        </Forgot>
        <Button type="submit" size="large" block pending={pending} pendingText="Signing in…">
          Login
        </Button>
      </FormGrid>
    </AuthLayout>
  );
}
