import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { useAuth } from '@ritual/shared/federation';
import { deleteMe } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useStores } from '@ritual/shared/state';
import { Button, ButtonRow, Dialog, FormError, PasswordField } from '@ritual/shared/ui';
import { AccountSection } from '../../../features/account/account-section.tsx';
import { useSignOut } from '../../../features/account/use-sign-out.ts';
import { useConfirmed, type Confirmed } from '../../../features/factors/use-confirmed.tsx';
import { FormGrid } from '../../../features/auth/form-grid.ts';

/** Deletes the account. This cannot be undone, so it lists what is deleted and asks for the password, and of staff for their second factor. */
export function DeleteAccount() {
  const { confirmed, dialog } = useConfirmed();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title="Delete account"
      intro="For good: your account, addresses, cart, saved products and preferences."
    >
      <ButtonRow>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </ButtonRow>
      <Dialog open={open} onClose={() => setOpen(false)} size="small" title="Delete your account?">
        <DeleteForm confirmed={confirmed} onCancel={() => setOpen(false)} />
      </Dialog>
      {dialog}
    </AccountSection>
  );
}

interface DeleteFormProps extends Pick<Confirmed, 'confirmed'> {
  readonly onCancel: () => void;
}

function DeleteForm({ confirmed, onCancel }: DeleteFormProps) {
  const { user } = useAuth();
  const { toasts } = useStores();
  const leave = useSignOut();
  const { form, field, failure, pending } = useForm({
    initial: { password: '' },
    schema: async () => (await import('@ritual/shared/contract')).deleteAccount,
    submit: async (body) => {
      const name = user?.firstName ?? '';
      const done = await confirmed('Delete my account', async () => {
        await api.call(deleteMe, { body });
        return true;
      });
      if (!done) return;
      await leave();
      toasts.getState().show({ text: `Your account is deleted. Goodbye, ${name}.`, tone: 'success' });
    },
  });
  return (
    <FormGrid {...form}>
      <p>
        This cannot be undone. Your account, addresses, cart, saved products and preferences are deleted, and
        all your devices are signed out. Of reviews that others see the stars stay, without your name and
        words. Orders are kept without personal data, as tax law demands; a parcel on its way keeps its
        address until it has arrived.
      </p>
      {failure && <FormError>{failure}</FormError>}
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <ButtonRow>
        <Button type="submit" pending={pending} pendingText="Deleting…">
          Delete my account
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Keep my account
        </Button>
      </ButtonRow>
    </FormGrid>
  );
}
