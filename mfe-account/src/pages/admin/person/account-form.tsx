import { useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { Person } from '@ritual/shared/contract';
import { updatePerson } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Notice } from '@ritual/shared/ui';
import {
  Action,
  ConflictDialog,
  conflictFields,
  differ,
  DiscardDialog,
  measures,
  merged,
  role,
  Section,
  text,
  type Conflict,
  useAdminKeys,
  useLeaveGuard,
  useUndo,
} from '../../../admin/index.ts';
import { conflictIn, fieldsOf, labels, type FieldName, type Fields, type Given } from './conflict.ts';

const Grid = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  /* An address is longer than a name. */
  & > :last-child {
    grid-column: 1 / -1;
    max-width: ${measures.prose}px;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Unsaved = styled.span`
  ${text('label')}
  color: ${role('secondary')};
`;

interface AccountFormProps {
  /** As it was when the form was opened. */
  readonly person: Person;
  readonly changed: boolean;
  readonly onClose: () => void;
  readonly onSaved: (person: Person) => void;
}

/** Changes name, phone and address. Of two who do so the second sees what the first has written, and chooses. */
export function AccountForm({ person, changed, onClose, onSaved }: AccountFormProps) {
  const say = useUndo();
  const was = fieldsOf({ ...person, email: person.pendingEmail ?? person.email });
  const [conflict, setConflict] = useState<Conflict<FieldName> | null>(null);
  const { form, field, values, fill, failure, pending } = useForm({
    initial: was,
    schema: async () => (await import('@ritual/shared/contract')).personForm,
    submit: (fields) => save(fields, person.version),
  });
  const unsaved = differ(was, values);
  const [asking, setAsking] = useState(false);
  const question = useLeaveGuard(unsaved);
  useAdminKeys('Account', [{ press: '$mod+S', label: 'Save', run: () => form.ref.current?.requestSubmit() }]);

  async function save(fields: Given, version: number) {
    try {
      const saved = await put(person.id, fields, version);
      setConflict(null);
      onSaved(saved);
      const undo = async () => onSaved(await put(person.id, given(was), saved.version));
      say({ words: 'The account is saved', undo });
    } catch (error) {
      const found = isApiError(error, 'PERSON_CHANGED') ? conflictIn(error.details) : null;
      if (!found) throw error;
      setConflict({ was, yours: fieldsOf(fields), theirs: found.current, version: found.version });
    }
  }

  return (
    <form {...form} aria-label="Account">
      <Section
        title="Account"
        actions={
          <Bar>
            {unsaved && <Unsaved role="status">Not saved yet</Unsaved>}
            <Action onClick={() => (unsaved ? setAsking(true) : onClose())}>
              {unsaved ? 'Discard' : 'Close'}
            </Action>
            <Action type="submit" look="filled" pending={pending} press="$mod+S">
              Save
            </Action>
          </Bar>
        }
      >
        {changed && (
          <Notice tone="info">Someone else has changed this account since you opened the form.</Notice>
        )}
        {failure && <FormError>{failure}</FormError>}
        <Grid>
          <Field size="compact" label="First name" autoFocus {...field('firstName')} />
          <Field size="compact" label="Last name" {...field('lastName')} />
          <Field size="compact" label="Phone" type="tel" optional {...field('phone')} />
          <Field
            size="compact"
            label="Email"
            type="email"
            hint="Another address counts when its owner has followed the link in a mail to it."
            {...field('email')}
          />
        </Grid>
      </Section>
      {conflict && (
        <ConflictDialog
          open
          who={null}
          what={`${person.firstName} ${person.lastName}, since you opened the form`}
          fields={conflictFields(conflict, labels)}
          onBack={() => setConflict(null)}
          onSave={async (choices) => {
            const chosen = merged(conflict, choices);
            fill(() => chosen);
            await save(given(chosen), conflict.version);
          }}
        />
      )}
      <DiscardDialog open={asking} onClose={() => setAsking(false)} onDiscard={onClose}>
        The account stays as it was.
      </DiscardDialog>
      {question}
    </form>
  );
}

const given = (fields: Fields): Given => ({ ...fields, phone: fields.phone === '' ? null : fields.phone });
const put = (id: string, { firstName, lastName, phone, email }: Given, version: number) =>
  api.call(updatePerson, { params: { id }, body: { firstName, lastName, phone, email, version } });
