import { useForm } from '@ritual/shared/blocks';
import type { User } from '@ritual/shared/contract';
import { useAuth } from '@ritual/shared/federation';
import { updateMe } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useStores } from '@ritual/shared/state';
import { Button, ButtonRow, Field, FormError } from '@ritual/shared/ui';
import { Narrow } from '../../../features/account/account-section.tsx';
import { FormGrid, Pair } from '../../../features/auth/form-grid.ts';
import { formatPhone } from '../../../rules/format-phone.ts';

/** Names and phone; the email has a form of its own, because it needs the password. */
export function DetailsForm({ user }: { readonly user: User }) {
  const { reload } = useAuth();
  const { toasts } = useStores();
  const { firstName, lastName, email } = user;
  const { form, field, failure, pending } = useForm({
    initial: { firstName, lastName, phone: user.phone === null ? '' : formatPhone(user.phone) },
    schema: async () => (await import('@ritual/shared/contract')).profileDetails,
    submit: async (details) => {
      await api.call(updateMe, { body: { ...details, email } });
      toasts.getState().show({ text: 'Profile saved.', tone: 'success' });
      await reload();
    },
  });
  return (
    <Narrow>
      <FormGrid {...form}>
        {failure && <FormError>{failure}</FormError>}
        <Pair>
          <Field label="First Name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last Name" autoComplete="family-name" {...field('lastName')} />
        </Pair>
        <Field label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <ButtonRow>
          <Button type="submit" pending={pending} pendingText="Saving…">
            Save profile
          </Button>
        </ButtonRow>
      </FormGrid>
    </Narrow>
  );
}
