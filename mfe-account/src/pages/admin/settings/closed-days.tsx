import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings } from '@ritual/shared/contract';
import { addClosedDay, removeClosedDay } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatDay, storeDay } from '@ritual/shared/kernel';
import { bareList, borderWidth, controlHeight, space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, role, Section, text, useUndo } from '../../../admin/index.ts';

const List = styled.ul`
  ${bareList}
  ${text('cell')}
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${controlHeight('compact')};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    overflow-wrap: anywhere;
  }
`;

const Words = styled.p`
  ${text('label')}
  color: ${role('muted')};
`;

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
`;

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
  const { form, field, failure, pending, reset } = useForm({
    initial: { day: '', note: '' },
    schema: async () => (await import('@ritual/shared/contract')).newClosedDay,
    submit: async (body) => {
      await close(body);
      reset();
      say({ words: `Closed on ${formatDay(body.day, today)}`, undo: () => open(body.day) });
    },
  });
  const remove = async (closed: AdminSettings['closedDays'][number]) => {
    try {
      await open(closed.day);
      say({ words: `Open on ${formatDay(closed.day, today)}`, undo: () => close(closed) });
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    }
  };
  return (
    <Section title="Closed days">
      <Words>Nothing is packed on these days, on weekends and on federal holidays.</Words>
      <List aria-label="Closed days">
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
      </List>
      {writable && (
        <Form {...form} aria-label="New closed day">
          {failure !== null && <FormError>{failure}</FormError>}
          <Field size="compact" type="date" label="Day" min={today} {...field('day')} />
          <Field size="compact" label="Reason" optional {...field('note')} />
          <Action type="submit" pending={pending}>
            Add the day
          </Action>
        </Form>
      )}
    </Section>
  );
}
