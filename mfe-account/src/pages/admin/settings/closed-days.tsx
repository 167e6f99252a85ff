import { useRef } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings } from '@ritual/shared/contract';
import { addClosedDay, removeClosedDay } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatDay, storeDay } from '@ritual/shared/kernel';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, Section, useLeaveGuard, useUndo } from '../../../admin/index.ts';
import { NewSetting, SettingList, SettingWords } from './setting-list.ts';

interface ClosedDaysProps {
  readonly closedDays: AdminSettings['closedDays'];
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
}

/** Days on which nothing is packed; ship-by dates skip them. */
export function ClosedDays({ closedDays, writable, onSaved }: ClosedDaysProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const close = (body: { day: string; note: string }) => api.call(addClosedDay, { body }).then(onSaved);
  const open = (day: string) => api.call(removeClosedDay, { params: { day } }).then(onSaved);
  const list = useRef<HTMLUListElement>(null);
  const { form, field, values, failure, pending, reset } = useForm({
    initial: { day: '', note: '' },
    schema: async () => (await import('@ritual/shared/contract')).newClosedDay,
    submit: async (body) => {
      await close(body);
      reset();
      say({ words: `Closed on ${formatDay(body.day, today)}`, undo: () => open(body.day) });
    },
  });
  const question = useLeaveGuard(values.day !== '' || values.note !== '');
  const remove = async (closed: AdminSettings['closedDays'][number]) => {
    try {
      await open(closed.day);
      // Its button is gone.
      list.current?.focus();
      say({ words: `Open on ${formatDay(closed.day, today)}`, undo: () => close(closed) });
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    }
  };
  return (
    <Section title="Closed days">
      <SettingWords>Nothing is packed on these days, on weekends and on federal holidays.</SettingWords>
      <SettingList ref={list} tabIndex={-1} aria-label="Closed days">
        {closedDays.map((closed) => (
          <li key={closed.day}>
            <span>
              {formatDay(closed.day, today)}
              {closed.note && `, ${closed.note}`}
            </span>
            {writable && (
              <Action
                aria-label={`Remove ${formatDay(closed.day, today)}`}
                onClick={() => void remove(closed)}
              >
                Remove
              </Action>
            )}
          </li>
        ))}
      </SettingList>
      {writable && (
        <NewSetting {...form} aria-label="New closed day">
          {failure !== null && <FormError>{failure}</FormError>}
          <Field size="compact" type="date" label="Day" min={today} {...field('day')} />
          <Field size="compact" label="Reason" optional {...field('note')} />
          <Action type="submit" pending={pending}>
            Add the day
          </Action>
        </NewSetting>
      )}
      {question}
    </Section>
  );
}
