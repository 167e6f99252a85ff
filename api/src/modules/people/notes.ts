import type { personNote } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { and, eq } from '../../db/drizzle.ts';
import { personNotes } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { auditedPerson, lockPerson } from './change.ts';
import { notesOf } from './person.ts';

/** What is written stays in the note, and out of the audit log. */
export function addNote(
  deps: Deps,
  call: AuditedCall,
  personId: string,
  text: string,
): Promise<z.input<typeof personNote>> {
  const authorId = call.caller.userId;
  return audited(deps, call, auditedPerson('person.note', personId), async (tx) => {
    await lockPerson(tx, personId);
    const [made] = await tx.insert(personNotes).values({ personId, authorId, text }).returning();
    const note = (await notesOf(tx, personId, authorId)).find(({ id }) => id === made?.id);
    if (!note) throw new Error('The note was not stored.');
    return note;
  });
}

/** One's own: to others it is not there. */
export async function deleteNote(deps: Deps, call: AuditedCall, personId: string, id: string): Promise<void> {
  const own = and(
    eq(personNotes.id, id),
    eq(personNotes.personId, personId),
    eq(personNotes.authorId, call.caller.userId),
  );
  await audited(deps, call, auditedPerson('person.note-delete', personId), async (tx) => {
    const deleted = await tx.delete(personNotes).where(own).returning({ id: personNotes.id });
    if (deleted.length === 0) throw new AppError('NOTE_NOT_FOUND');
  });
}
