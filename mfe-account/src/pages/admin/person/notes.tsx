import type { Person } from '@ritual/shared/contract';
import { addPersonNote, deletePersonNote } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useRights } from '../../../admin/index.ts';
import { NotesPanel } from '../notes-panel.tsx';

interface NotesProps {
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
}

/** What the staff notes about a person. It goes with the person's account. */
export function Notes({ person: { id, notes }, onChanged }: NotesProps) {
  const may = useRights();
  return (
    <NotesPanel
      notes={notes}
      none="No notes about this person."
      writes={may('people.write')}
      add={async (text) => {
        await api.call(addPersonNote, { params: { id }, body: { text } });
        await onChanged();
      }}
      remove={async (noteId) => {
        await api.call(deletePersonNote, { params: { id, noteId } });
        await onChanged();
      }}
    />
  );
}
