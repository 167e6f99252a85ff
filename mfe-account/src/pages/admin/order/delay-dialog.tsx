import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminOrder } from '@ritual/shared/contract';
import { delayOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { addDays, formatDay, storeDay } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, useUndo } from '../../../admin/index.ts';
import { whatHappensThen } from '../../../rules/delay-words.ts';
import { Words } from './lines.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface DelayDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Tells the customer of a later date. */
export function DelayDialog({ open, ...rest }: DelayDialogProps) {
  return (
    <AdminDialog open={open} onClose={rest.onClose} title="Tell the customer of a delay" width="small">
      <DelayForm {...rest} />
    </AdminDialog>
  );
}

function DelayForm({ order, change, onClose }: Omit<DelayDialogProps, 'open'>) {
  const say = useUndo();
  const { id, number, shipBy, delays } = order;
  const today = storeDay(new Date());
  const oldDate = shipBy ?? today;
  const { form, field, values, failure, pending } = useForm({
    initial: { date: '' },
    schema: async () => (await import('@ritual/shared/contract')).newDelay,
    submit: async (body) => {
      if (!(await change('Send the notice', () => api.call(delayOrder, { params: { id }, body })))) return;
      onClose();
      say({ words: `The customer is told that ${number} ships by ${formatDay(body.date, today)}` });
    },
  });
  const { date } = values;
  return (
    <Form {...form} aria-label="Delay notice">
      <Words>
        They were told that it ships by {formatDay(oldDate, today)}. The mail names the new date, and lets
        them keep or cancel what has not shipped with one click.
      </Words>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field
        size="compact"
        type="date"
        label="New ship-by date"
        min={addDays(oldDate < today ? today : oldDate, oldDate < today ? 0 : 1)}
        hint={whatHappensThen(date, { isFirst: delays.length === 0, oldDate, today })}
        autoFocus
        {...field('date')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Send the notice
        </Action>
      </DialogFoot>
    </Form>
  );
}
