import { useState } from 'react';
import type { Person } from '@ritual/shared/contract';
import { Notice } from '@ritual/shared/ui';
import { Action, Facts, Section, useAdminKeys, When } from '../../../admin/index.ts';
import { formatPhone } from '../../../rules/format-phone.ts';
import { AccountForm } from './account-form.tsx';

interface AccountProps {
  readonly person: Person;
  readonly writable: boolean;
  /** It was changed by another person while it was shown here. */
  readonly changed: boolean;
  readonly onSaved: (person: Person) => void;
}

/** Name, phone and address, read or in the form. The form keeps what it was opened with, so that the API notices others' changes. */
export function Account({ person, writable, changed, onSaved }: AccountProps) {
  const [editing, setEditing] = useState<Person | null>(null);
  const edit = () => setEditing(person);
  useAdminKeys('Account', writable && !editing ? [{ press: 'e', label: 'Edit the account', run: edit }] : []);
  if (editing) {
    return (
      <AccountForm
        person={editing}
        changed={changed}
        onClose={() => setEditing(null)}
        onSaved={(saved) => {
          // By then, also by an undo, the form may have been opened anew.
          setEditing((now) => (now === editing ? null : now));
          onSaved(saved);
        }}
      />
    );
  }
  const { firstName, lastName, email, pendingEmail, phone, emailVerified, createdAt } = person;
  return (
    <Section
      title="Account"
      actions={
        writable && (
          <Action press="e" onClick={edit}>
            Edit
          </Action>
        )
      }
    >
      {changed && <Notice tone="info">Someone else has changed this account just now.</Notice>}
      <Facts
        items={[
          { term: 'Name', value: `${firstName} ${lastName}` },
          { term: 'Email', value: emailVerified ? email : `${email} (not confirmed)` },
          ...(pendingEmail === null
            ? []
            : [{ term: 'New email', value: `${pendingEmail} (waits for its owner)` }]),
          { term: 'Phone', value: phone === null ? null : formatPhone(phone) },
          { term: 'Created', value: <When at={createdAt} /> },
        ]}
      />
    </Section>
  );
}
