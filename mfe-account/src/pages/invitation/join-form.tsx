import { useForm } from '@ritual/shared/blocks';
import { acceptInvitation } from '@ritual/shared/contract/calls';
import type { Invitation } from '@ritual/shared/contract';
import { api, isApiError } from '@ritual/shared/http';
import { useAuth } from '@ritual/shared/federation';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { Button, FormError, PasswordField, Field } from '@ritual/shared/ui';
import { FormGrid } from '../../features/auth/form-grid.ts';

interface JoinFormProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onJoined: () => void;
  /** The link was used or withdrawn meanwhile, or an account was opened with the address. */
  readonly onInvalid: () => void;
}

/** Name and password of a new account, or the password of the one that the address has. */
export function JoinForm({ token, invitation: { email, hasAccount }, onJoined, onInvalid }: JoinFormProps) {
  const { signOut } = useAuth();
  const { form, field, failure, pending } = useForm<Record<string, string>, { password: string }>({
    initial: hasAccount ? { password: '' } : { firstName: '', lastName: '', password: '' },
    schema: async () => {
      const { invitedAccount, invitedPerson } = await import('@ritual/shared/contract');
      return hasAccount ? invitedAccount : invitedPerson;
    },
    submit: async (given) => {
      try {
        await api.call(acceptInvitation, { body: { token, ...given } });
      } catch (error) {
        if (!isApiError(error, 'LINK_INVALID') && !isApiError(error, 'EMAIL_TAKEN')) throw error;
        onInvalid();
        return;
      }
      onJoined();
      // A session in this browser is that of a shopper, or of another person.
      await signOut();
    },
  });
  return (
    <FormGrid {...form}>
      {failure !== null && <FormError>{failure}</FormError>}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {!hasAccount && (
        <>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </>
      )}
      {hasAccount ? (
        <>
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <p>
            Your account with this address becomes one of the staff.{' '}
            <Link to={paths.forgotPassword.to()}>Forgot your password?</Link>
          </p>
        </>
      ) : (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 10 characters."
          {...field('password')}
        />
      )}
      <Button type="submit" size="large" block pending={pending} pendingText="Joining…">
        Join the staff
      </Button>
    </FormGrid>
  );
}
