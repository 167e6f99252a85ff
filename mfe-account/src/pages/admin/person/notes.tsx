import { useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { Person, PersonNote } from '@ritual/shared/contract';
import { addPersonNote, deletePersonNote } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, Section, useRights, useUndo, When } from '../../../admin/index.ts';
import { End, Nothing, Quiet, Rows } from './rows.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  margin-block-end: ${space(3)};
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
`;

const Text = styled.p`
  flex-basis: 100%;
  white-space: pre-wrap;
`;

interface NotesProps {
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
}

/** What the staff notes about a person, for each other. It goes with the person's account. */
export function Notes({ person: { id, notes }, onChanged }: NotesProps) {
  const may = useRights();
  const say = useUndo();
  const { form, field, failure, pending, reset } = useForm({
    initial: { text: '' },
    schema: async () => (await import('@ritual/shared/contract')).newPersonNote,
    submit: async (body) => {
      await api.call(addPersonNote, { params: { id }, body });
      reset();
      say({ words: 'The note is added' });
      await onChanged();
    },
  });
  return (
    <Section title="Notes">
      {may('people.write') && (
        <Form {...form} aria-label="New note">
          {failure && <FormError>{failure}</FormError>}
          <TextArea label="Note (only the staff reads it)" rows={2} {...field('text')} />
          <Action type="submit" pending={pending}>
            Add note
          </Action>
        </Form>
      )}
      {notes.length === 0 && <Nothing>No notes about this person.</Nothing>}
      <Rows>
        {notes.map((note) => (
          <Note key={note.id} personId={id} note={note} onChanged={onChanged} />
        ))}
      </Rows>
    </Section>
  );
}

interface NoteProps {
  readonly personId: string;
  readonly note: PersonNote;
  readonly onChanged: () => Promise<void>;
}

function Note({ personId, note: { id: noteId, text, author, own, createdAt }, onChanged }: NoteProps) {
  const say = useUndo();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(deletePersonNote, { params: { id: personId, noteId } });
      const undo = async () => {
        await api.call(addPersonNote, { params: { id: personId }, body: { text } });
        await onChanged();
      };
      say({ words: 'The note is deleted', undo });
      await onChanged();
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Text>{text}</Text>
      <Quiet>
        {author ?? 'Somebody who has left'}, <When at={createdAt} />
      </Quiet>
      {own && (
        <End>
          <Action look="plain" pending={busy} onClick={() => void remove()}>
            Delete note
          </Action>
        </End>
      )}
    </li>
  );
}
