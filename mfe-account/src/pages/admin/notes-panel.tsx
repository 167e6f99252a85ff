import { useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { PersonNote } from '@ritual/shared/contract';
import { errorMessage } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, Section, sendByKey, useLeaveGuard, useUndo, When } from '../../admin/index.ts';
import { End, Nothing, Quiet, Rows } from './person/rows.ts';

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

interface NotesPanelProps {
  readonly notes: readonly PersonNote[];
  /** Said when there are none. */
  readonly none: string;
  readonly writes: boolean;
  readonly add: (text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** What the staff notes for each other; everybody deletes their own. */
export function NotesPanel({ notes, none, writes, add, remove }: NotesPanelProps) {
  const say = useUndo();
  const { form, field, values, fill, failure, pending } = useForm({
    initial: { text: '' },
    schema: async () => (await import('@ritual/shared/contract')).newPersonNote,
    submit: async ({ text: words }): Promise<void> => {
      await add(words);
      fill((now) => (now.text === values.text ? { text: '' } : {}));
      say({ words: 'The note is added' });
    },
  });
  const question = useLeaveGuard(values.text.trim() !== '');
  return (
    <Section title="Notes">
      {question}
      {writes && (
        <Form {...form} aria-label="New note" onKeyDown={sendByKey}>
          {failure && <FormError>{failure}</FormError>}
          <TextArea label="Note (only the staff reads it)" rows={2} {...field('text')} />
          <Action type="submit" press="$mod+Enter" pending={pending}>
            Add note
          </Action>
        </Form>
      )}
      {notes.length === 0 && <Nothing>{none}</Nothing>}
      {notes.length > 0 && (
        <Rows>
          {notes.map((note) => (
            <Note key={note.id} note={note} writes={writes} add={add} remove={remove} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

interface NoteProps extends Pick<NotesPanelProps, 'writes' | 'add' | 'remove'> {
  readonly note: PersonNote;
}

function Note({ note: { id, text: words, author, own, createdAt }, writes, add, remove }: NoteProps) {
  const say = useUndo();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await remove(id);
      say({ words: 'The note is deleted', undo: () => add(words) });
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Text>{words}</Text>
      <Quiet>
        {author ?? 'Someone who has left'}, <When at={createdAt} />
      </Quiet>
      {own && writes && (
        <End>
          <Action look="plain" pending={busy} onClick={() => void run()}>
            Delete note
          </Action>
        </End>
      )}
    </li>
  );
}
