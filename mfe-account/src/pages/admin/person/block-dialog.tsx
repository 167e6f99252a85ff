import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { Person } from '@ritual/shared/contract';
import { blockPerson, unblockPerson } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords, useUndo } from '../../../admin/index.ts';
import { nameOf } from '../people/people-columns.tsx';

interface BlockDialogProps {
  readonly person: Person;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBlocked: (person: Person) => void;
}

/** Blocks a person, for a reason that only the staff reads. */
export function BlockDialog({ person, open, onClose, onBlocked }: BlockDialogProps) {
  return (
    <AdminDialog open={open} onClose={onClose} title={`Block ${nameOf(person)}?`}>
      <BlockForm person={person} onClose={onClose} onBlocked={onBlocked} />
    </AdminDialog>
  );
}

function BlockForm({ person, onClose, onBlocked }: Omit<BlockDialogProps, 'open'>) {
  const say = useUndo();
  const { id } = person;
  // As it was when they decided: the page looks again meanwhile.
  const [version] = useState(person.version);
  const { form, field, failure, pending } = useForm({
    initial: { reason: '' },
    schema: async () => (await import('@ritual/shared/contract')).personBlock,
    submit: async (body) => {
      const now = await api.call(blockPerson, { params: { id }, body: { ...body, version } });
      onBlocked(now);
      onClose();
      // A change that a colleague made since is refused.
      const undone = { params: { id }, body: { version: now.version } };
      const undo = async () => onBlocked(await api.call(unblockPerson, undone));
      say({ words: `${nameOf(person)} is blocked`, undo });
    },
  });
  return (
    <form {...form}>
      <DialogWords>
        {person.logins.length === 0
          ? 'They cannot sign in until you unblock them.'
          : `${signedInOn(person.logins.length)} signed out at once, and they cannot sign in until you unblock them.`}{' '}
        Orders go on.
      </DialogWords>
      {failure && <FormError>{failure}</FormError>}
      <TextArea label="Why (only the staff reads it)" rows={3} autoFocus {...field('reason')} />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="danger" pending={pending}>
          {`Block ${nameOf(person)}`}
        </Action>
      </DialogFoot>
    </form>
  );
}

const signedInOn = (count: number) => (count === 1 ? 'Their device is' : `All ${String(count)} devices are`);
