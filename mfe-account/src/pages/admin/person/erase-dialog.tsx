import { useForm } from '@ritual/shared/blocks';
import type { Person } from '@ritual/shared/contract';
import { erasePerson } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Field, FormError } from '@ritual/shared/ui';
import { useConfirmed, type Confirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, AdminDialog, DialogFoot, DialogWords, useUndo } from '../../../admin/index.ts';
import { nameOf } from '../people/people-columns.tsx';

interface EraseDialogProps {
  readonly person: Person;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Deletes a person who has asked for it. There is no way back, so their address is typed once more. */
export function EraseDialog({ person, open, onClose, onErased }: EraseDialogProps) {
  const { confirmed, dialog } = useConfirmed();
  return (
    <>
      <AdminDialog open={open} onClose={onClose} title={`Delete ${nameOf(person)}?`}>
        <EraseForm person={person} confirmed={confirmed} onClose={onClose} onErased={onErased} />
      </AdminDialog>
      {dialog}
    </>
  );
}

interface EraseFormProps extends Omit<EraseDialogProps, 'open'>, Pick<Confirmed, 'confirmed'> {}

function EraseForm({ person, confirmed, onClose, onErased }: EraseFormProps) {
  const say = useUndo();
  const { form, field, failure, pending } = useForm({
    initial: { email: '' },
    schema: async () => (await import('@ritual/shared/contract')).personErasure,
    submit: async (body) => {
      const done = await confirmed(`Delete ${nameOf(person)}`, async () => {
        await api.call(erasePerson, { params: { id: person.id }, body });
        return true;
      });
      if (!done) return;
      onClose();
      say({ words: `The account of ${nameOf(person)} is deleted` });
      onErased();
    },
  });
  return (
    <form {...form}>
      <DialogWords>
        Account, addresses, cart, messages and notes are deleted for good, and they get a last mail. Orders
        stay without the person; a parcel on its way keeps its address until it has arrived.
      </DialogWords>
      {failure && <FormError>{failure}</FormError>}
      <Field
        size="compact"
        type="email"
        label={`Type ${person.email} to go on`}
        autoComplete="off"
        autoFocus
        {...field('email')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="danger" pending={pending}>
          {`Delete ${nameOf(person)}`}
        </Action>
      </DialogFoot>
    </form>
  );
}
