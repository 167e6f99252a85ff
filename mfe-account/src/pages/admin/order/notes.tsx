import type { AdminOrder } from '@ritual/shared/contract';
import { addOrderNote, deleteOrderNote } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useAdmin } from '../../../admin/person/use-admin.ts';
import { NotesPanel } from '../notes-panel.tsx';
import type { ChangeOrder } from './use-order.ts';

interface NotesProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** What the staff notes about an order. */
export function Notes({ order: { id, notes }, change }: NotesProps) {
  const me = useAdmin();
  return (
    <NotesPanel
      notes={notes.map(({ authorId, ...note }) => ({ ...note, own: authorId === me.id }))}
      none="No notes about this order."
      writes={me.may('orders.write')}
      add={async (text) => {
        await change('Add note', () => api.call(addOrderNote, { params: { id }, body: { text } }));
      }}
      remove={async (noteId) => {
        await change('Delete note', () => api.call(deleteOrderNote, { params: { id, noteId } }));
      }}
    />
  );
}
