import { useRef, useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings, TaxRegistrationRow as Registration } from '@ritual/shared/contract';
import { addTaxRegistration, removeTaxRegistration } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { storeDay } from '@ritual/shared/kernel';
import { Field, FormError, Select } from '@ritual/shared/ui';
import { Action, ConfirmDialog, Section, useLeaveGuard, useUndo, useAsked } from '../../../admin/index.ts';
import { byStateName, daysWords, stateName, stateOptions } from '../../../rules/tax-words.ts';
import { RegistrationDialog } from './registration-dialog.tsx';
import { NewState, SettingWords, StateList } from '../settings/setting-list.ts';

interface TaxRegistrationsProps {
  readonly registrations: readonly Registration[];
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
}

const empty = { state: '', from: '', until: '', permit: '' };

/** Where the shop is registered for sales tax, and since when: it charges tax there only. */
export function TaxRegistrations({ registrations, writable, onSaved }: TaxRegistrationsProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const { asked, ask, close } = useAsked<Registration>();
  const [changed, setChanged] = useState<Registration | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const add = async (body: Omit<Registration, 'id' | 'version'>) => {
    const settings = await api.call(addTaxRegistration, { body });
    onSaved(settings);
    return settings;
  };
  const remove = (id: number) =>
    api.call(removeTaxRegistration, { params: { id: String(id) } }).then(onSaved);
  const { form, field, values, failure, pending, reset } = useForm({
    initial: empty,
    schema: async () => (await import('@ritual/shared/contract')).taxRegistrationForm,
    submit: async (registration) => {
      const { taxRegistrations: now = [] } = await add(registration);
      const made = now.find(({ id }) => registrations.every((each) => each.id !== id));
      reset();
      say({
        words: `The shop is registered in ${stateName(registration.state)} ${daysWords(registration, today)}`,
        ...(made && { undo: () => remove(made.id) }),
      });
    },
  });
  const question = useLeaveGuard(Object.values(values).some((value) => value !== ''));
  const drop = async ({ id, version: _, ...registration }: Registration) => {
    await remove(id);
    close();
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const words = `The registration in ${stateName(registration.state)} is removed`;
    say({ words, undo: () => add(registration).then(() => undefined) });
  };
  return (
    <Section id="registrations" title="Registered for sales tax">
      <SettingWords>
        Tax is charged in these states only, from the first day of a registration to its last one. Days begin
        and end at midnight, Eastern time, as for the rules. A state without sales tax needs no registration.
      </SettingWords>
      {writable && (
        <NewState {...form} aria-label="New registration">
          {failure !== null && <FormError>{failure}</FormError>}
          <Select
            size="compact"
            label="State"
            placeholder="Choose a state"
            options={stateOptions}
            {...field('state')}
          />
          <Field size="compact" type="date" label="First day" {...field('from')} />
          <Field size="compact" type="date" label="Last day" optional {...field('until')} />
          <Field size="compact" label="Permit number" autoComplete="off" optional {...field('permit')} />
          <Action type="submit" pending={pending}>
            Add the registration
          </Action>
        </NewState>
      )}
      <StateList ref={list} tabIndex={-1} aria-label="Registrations">
        {byStateName(registrations).map((each) => {
          const words = `${stateName(each.state)} ${daysWords(each, today)}`.trim();
          return (
            <li key={each.id}>
              <span>
                {words}
                {each.permit !== '' && `, permit ${each.permit}`}
              </span>
              {writable && (
                <Action
                  look="plain"
                  aria-label={`Change the registration in ${words}`}
                  onClick={() => setChanged(each)}
                >
                  Change
                </Action>
              )}
            </li>
          );
        })}
      </StateList>
      <RegistrationDialog
        registration={changed}
        onClose={() => setChanged(null)}
        onSaved={onSaved}
        onRemove={ask}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove this registration?"
        button={`Remove the registration in ${stateName(asked?.state ?? null)}`}
        destroys
        onClose={close}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        The tax rules of {stateName(asked?.state ?? null)} stay, and charge nothing on the days of this
        registration any more, beginning with the next order. Where the shop was registered and ends it, enter
        a last day instead.
      </ConfirmDialog>
      {question}
    </Section>
  );
}
