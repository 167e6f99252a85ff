import { useForm } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { register } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Button, Field, FormError, PasswordField, TextLink } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { FormGrid, Pair } from '../../features/auth/form-grid.ts';
import { useSignIn } from '../../features/auth/use-sign-in.ts';
import { useWithNext } from '../../features/auth/with-next.ts';

/** Registration; the visitor's cart moves into the new account. */
export function Component() {
  const enter = useSignIn();
  const { report } = useHost();
  const loginPath = useWithNext(paths.login.to());
  const { form, field, failure, pending } = useForm({
    initial: { firstName: '', lastName: '', email: '', phone: '', password: '' },
    schema: async () => (await import('@ritual/shared/contract')).register,
    submit: async (body) => enter(await api.call(register, { body })),
    onFailure: (error) => report(error, { message: 'Registration failed:' }),
  });
  const password = field('password');
  return (
    <AuthLayout
      title="Sign Up"
      aside={
        <>
          Have an account?{' '}
          <TextLink look="inline" to={loginPath}>
            Sign in
          </TextLink>
        </>
      }
    >
      <FormGrid {...form}>
        {failure && <FormError>{failure}</FormError>}
        <Pair>
          <Field label="First Name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last Name" autoComplete="family-name" {...field('lastName')} />
        </Pair>
        <Field label="Email address" type="email" autoComplete="email" {...field('email')} />
        <Field label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...password}
          hint={password.error ? undefined : 'At least 10 characters.'}
        />
        <Button type="submit" size="large" block pending={pending} pendingText="Creating your account…">
          Register
        </Button>
      </FormGrid>
    </AuthLayout>
  );
}
