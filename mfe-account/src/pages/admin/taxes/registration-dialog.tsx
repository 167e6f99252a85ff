import { useEffect, useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings, TaxRegistrationRow as Registration } from '@ritual/shared/contract';
import { getSettings, updateTaxRegistration } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { Field, FormError } from '@ritual/shared/ui';
import {
  Action,
  ConflictDialog,
  conflictFields,
  DialogFoot,
  DialogWords,
  differ,
  FormDialog,
  merged,
  useUndo,
  type Conflict,
  type DialogForm,
} from '../../../admin/index.ts';
import { stateName } from '../../../rules/tax-words.ts';
import { Days, NewSetting } from '../settings/setting-list.ts';

interface RegistrationDialogProps {
  /** null: the dialog is closed. */
  readonly registration: Registration | null;
  readonly onClose: () => void;
  readonly onSaved: (settings: AdminSettings) => void;
  /** Asks whether it is to be removed, once this dialog is closed. */
  readonly onRemove: (registration: Registration) => void;
}

/** Other days of a registration, its end above all. */
export function RegistrationDialog({ registration, onClose, ...rest }: RegistrationDialogProps) {
  const title = registration === null ? '' : `Registration in ${stateName(registration.state)}`;
  return (
    <FormDialog open={registration !== null} title={title} width="small" onClose={onClose}>
      {(form) => registration && <RegistrationForm registration={registration} {...rest} {...form} />}
    </FormDialog>
  );
}

const labels = { from: 'First day', until: 'Last day', permit: 'Permit number' };
type Name = 'state' | keyof typeof labels;
type Typed = Readonly<Record<Name, string>>;
const typedOf = ({ state, from, until, permit }: Registration): Typed => ({
  ...{ state, permit },
  ...{ from: from ?? '', until: until ?? '' },
});

interface RegistrationFormProps extends DialogForm, Pick<RegistrationDialogProps, 'onSaved' | 'onRemove'> {
  readonly registration: Registration;
}

function RegistrationForm({ registration, onSaved, onRemove, ...dialog }: RegistrationFormProps) {
  const { onUnsaved, onClose, onDone } = dialog;
  const say = useUndo();
  const { id } = registration;
  const was = typedOf(registration);
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const schema = async () => (await import('@ritual/shared/contract')).taxRegistrationForm;
  const { form, field, values, fill, failure, pending } = useForm({
    initial: was,
    schema,
    submit: (parsed) => save(parsed, registration),
  });
  const isUnsaved = differ(was, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const put = async ({ from, until, permit, version }: Omit<Registration, 'id' | 'state'>) => {
    const body = { from, until, permit, version };
    const settings = await api.call(updateTaxRegistration, { params: { id: String(id) }, body });
    onSaved(settings);
    return settings.taxRegistrations?.find((each) => each.id === id)?.version ?? version;
  };
  /** @param before what is stored, to which Undo leads back */
  async function save(parsed: Pick<Registration, 'from' | 'until' | 'permit'>, before: Registration) {
    try {
      const version = await put({ ...parsed, version: before.version });
      onDone();
      say({
        words: `The registration in ${stateName(before.state)} is saved`,
        undo: () => put({ ...before, version }).then(() => undefined),
      });
    } catch (error) {
      if (!isApiError(error, 'SETTINGS_CHANGED')) throw error;
      const settings = await api.call(getSettings, {});
      onSaved(settings);
      const now = settings.taxRegistrations?.find((each) => each.id === id);
      if (!now) throw error;
      setConflict({ was, yours: values, theirs: typedOf(now), version: now.version });
    }
  }

  return (
    <>
      <NewSetting {...form} aria-label={`Registration in ${stateName(registration.state)}`}>
        <DialogWords>
          The tax rules of {stateName(registration.state)} stay as they are. After the last day they charge
          nothing; the tax of orders that were placed before does not change.
        </DialogWords>
        {failure !== null && <FormError>{failure}</FormError>}
        <Days>
          <Field size="compact" type="date" label={labels.from} {...field('from')} />
          <Field size="compact" type="date" label={labels.until} optional {...field('until')} />
        </Days>
        <Field size="compact" label={labels.permit} autoComplete="off" optional {...field('permit')} />
        <DialogFoot>
          <Action
            look="danger"
            onClick={() => {
              onDone();
              onRemove(registration);
            }}
          >
            Remove
          </Action>
          <Action onClick={onClose}>Cancel</Action>
          <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
            Save the registration
          </Action>
        </DialogFoot>
      </NewSetting>
      {conflict && (
        <ConflictDialog
          open
          who={null}
          what="This registration, since you opened it"
          fields={conflictFields(conflict, { ...labels, state: 'State' })}
          onBack={() => setConflict(null)}
          onSave={async (choices) => {
            const chosen = merged(conflict, choices);
            fill(() => chosen);
            const { data, error } = (await schema()).safeParse(chosen);
            if (data === undefined) throw error ?? new Error('These fields cannot be saved.');
            const { state, permit, from, until } = conflict.theirs;
            const theirs = { from: from || null, until: until || null };
            await save(data, { ...{ id, state, permit, version: conflict.version }, ...theirs });
          }}
        />
      )}
    </>
  );
}
