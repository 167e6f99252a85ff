import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminOrder } from '@ritual/shared/contract';
import { correctAddress } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, phone, useUndo, type DialogForm } from '../../../admin/index.ts';
import { Words } from './lines.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Place = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: 2fr 1fr 1fr;
  ${phone} {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface AddressDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Changes where what has not left will go. */
export function AddressDialog({ open, ...rest }: AddressDialogProps) {
  const title = `Correct the address of ${rest.order.number}`;
  return (
    <FormDialog open={open} onClose={rest.onClose} title={title} width="small">
      {(form) => open && <AddressForm {...rest} {...form} />}
    </FormDialog>
  );
}

interface AddressFormProps extends Pick<AddressDialogProps, 'order' | 'change'>, DialogForm {}

function AddressForm({ order, change, onUnsaved, onClose, onDone }: AddressFormProps) {
  const say = useUndo();
  const { id, status, recipientName, street, city, state, zip, email } = order;
  const initial = { recipientName, street, city, state, zip, email };
  const { form, field, values, failure, pending } = useForm({
    initial,
    schema: async () => (await import('@ritual/shared/contract')).addressForm,
    submit: async (fields) => {
      const body = { ...fields, seen: { recipientName, street, city, zip, email } };
      if (!(await change('Correct the address', () => api.call(correctAddress, { params: { id }, body }))))
        return;
      onDone();
      say({ words: 'The address is corrected; the customer gets an email' });
    },
  });
  const touched = Object.entries(initial).some(([name, was]) => values[name as keyof typeof initial] !== was);
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);
  return (
    <Form {...form} aria-label="Address">
      <Words>
        What has not left yet goes there. Sales tax goes by the state, so the state stays {state}.
      </Words>
      {failure && <FormError>{failure}</FormError>}
      <Field size="compact" label="Recipient" autoComplete="off" autoFocus {...field('recipientName')} />
      <Field size="compact" label="Street" autoComplete="off" {...field('street')} />
      <Place>
        <Field size="compact" label="City" autoComplete="off" {...field('city')} />
        <Field size="compact" label="State" autoComplete="off" {...field('state')} />
        <Field size="compact" label="ZIP code" autoComplete="off" inputMode="numeric" {...field('zip')} />
      </Place>
      <Field
        size="compact"
        label="Email of this order"
        type="email"
        autoComplete="off"
        hint={status === 'PENDING' ? 'When you change it, send the link to pay again afterwards.' : undefined}
        {...field('email')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Correct the address
        </Action>
      </DialogFoot>
    </Form>
  );
}
