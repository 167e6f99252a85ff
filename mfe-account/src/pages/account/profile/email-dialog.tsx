import { useForm } from '@ritual/shared/blocks';
import type { Profile, User } from '@ritual/shared/contract';
import { Button, Dialog, Field, FormError, PasswordField } from '@ritual/shared/ui';
import { FormGrid } from '../../../features/auth/form-grid.ts';

interface EmailFormProps {
  readonly user: User;
  readonly onSend: (change: Profile) => Promise<void>;
}

interface EmailDialogProps extends EmailFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for a new email and for the password, because access to the email means access to the account. */
export function EmailDialog({ open, onClose, ...form }: EmailDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Change email">
      <EmailForm {...form} />
    </Dialog>
  );
}

function EmailForm({ user, onSend }: EmailFormProps) {
  const { firstName, lastName, phone } = user;
  const { form, field, failure, pending } = useForm({
    initial: { email: '', currentPassword: '' },
    schema: async () => (await import('@ritual/shared/contract')).emailChange,
    submit: (change) => onSend({ firstName, lastName, phone: phone ?? '', ...change }),
  });
  return (
    <FormGrid {...form}>
      <p>
        We send a link to the new address. Until you open it, {user.email} stays the address of your account.
      </p>
      {failure && <FormError>{failure}</FormError>}
      <Field label="New email address" type="email" autoComplete="email" {...field('email')} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" size="large" block pending={pending} pendingText="Sending…">
        Send link
      </Button>
    </FormGrid>
  );
}
