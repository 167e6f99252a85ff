import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { useAuth } from '@ritual/shared/federation';
import { resetPassword } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError, PasswordField } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { FormGrid } from '../../features/auth/form-grid.ts';
import { useLinkToken } from '../../features/auth/use-link-token.ts';

/** Sets a new password with the link from a mail. */
export function Component() {
  const { token, spent, spend, lacking } = useLinkToken();
  const [refused, setRefused] = useState(false);
  const { signOut } = useAuth();
  const { form, field, failure, pending } = useForm({
    initial: { password: '' },
    schema: async () => (await import('@ritual/shared/contract')).newPassword,
    submit: async ({ password }) => {
      try {
        await api.call(resetPassword, { body: { token: token ?? '', password } });
      } catch (error) {
        if (!isApiError(error, 'LINK_INVALID')) throw error;
        setRefused(true);
        return;
      }
      spend();
      // The session of this browser has ended with all others.
      await signOut();
    },
  });

  if (spent) {
    return (
      <AuthLayout title="Password changed">
        <p>You are signed out on all your devices. Sign in with your new password.</p>
        <ButtonLink to={paths.login.to()} size="large" block>
          Sign in
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (refused || lacking) {
    return (
      <AuthLayout title="Link expired">
        <FormError>This link has expired or was used already. Please ask for a new one.</FormError>
        <ButtonLink to={paths.forgotPassword.to()} size="large" block>
          Ask for a new link
        </ButtonLink>
      </AuthLayout>
    );
  }
  const password = field('password');
  return (
    <AuthLayout title="Choose a new password">
      <FormGrid {...form}>
        {failure && <FormError>{failure}</FormError>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...password}
          hint={password.error ? undefined : 'At least 10 characters. All your devices are signed out.'}
        />
        <Button type="submit" size="large" block pending={pending} pendingText="Saving…">
          Save password
        </Button>
      </FormGrid>
    </AuthLayout>
  );
}
