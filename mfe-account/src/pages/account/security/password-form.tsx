import { useForm } from '@ritual/shared/blocks';
import { useAuth } from '@ritual/shared/federation';
import { changePassword } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { Button, ButtonRow, FormError, PasswordField } from '@ritual/shared/ui';
import { Narrow } from '../../../features/account/account-section.tsx';
import { FormGrid } from '../../../features/auth/form-grid.ts';

/** Changes the password; the current one proves that the owner is at the keyboard. */
export function PasswordForm() {
  const { user } = useAuth();
  const { toasts } = useStores();
  const { revalidate } = useRevalidator();
  const { form, field, failure, pending, reset } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    schema: async () => (await import('@ritual/shared/contract')).changePassword,
    submit: async (body) => {
      await api.call(changePassword, { body });
      reset();
      const text = 'Password changed. Your other devices are signed out.';
      toasts.getState().show({ text, tone: 'success' });
      await revalidate();
    },
  });
  const newPassword = field('newPassword');
  return (
    <Narrow>
      <FormGrid {...form}>
        {/* For password managers: the account of the password. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {failure && <FormError>{failure}</FormError>}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...newPassword}
          hint={newPassword.error ? undefined : 'At least 10 characters.'}
        />
        <ButtonRow>
          <Button type="submit" pending={pending} pendingText="Saving…">
            Change password
          </Button>
        </ButtonRow>
      </FormGrid>
    </Narrow>
  );
}
