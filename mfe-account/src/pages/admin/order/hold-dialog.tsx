import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminOrder } from '@ritual/shared/contract';
import { holdOrder, releaseOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { holdReasonLabel, holdReasons } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, Select, TextArea } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, useUndo } from '../../../admin/index.ts';
import { sentence } from '../../../rules/sentence.ts';
import { holdWords } from '../orders/order-words.tsx';
import { Words } from './lines.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface HoldDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Why an order is not to be shipped. */
export function HoldDialog({ open, ...rest }: HoldDialogProps) {
  return (
    <AdminDialog
      open={open}
      onClose={rest.onClose}
      title={rest.order.held === null ? `Put ${rest.order.number} on hold` : 'Change the reason'}
      width="small"
    >
      <HoldForm {...rest} />
    </AdminDialog>
  );
}

const options = holdReasons.map((value) => ({ value, label: sentence(holdReasonLabel[value]) }));

function HoldForm({ order, change, onClose }: Omit<HoldDialogProps, 'open'>) {
  const say = useUndo();
  const { id, number, held } = order;
  const params = { id };
  const { form, field, failure, pending } = useForm({
    initial: { reason: held?.reason ?? 'address', note: held?.note ?? '' },
    schema: async () => (await import('@ritual/shared/contract')).newHold,
    submit: async (body) => {
      if (!(await change('Put on hold', () => api.call(holdOrder, { params, body })))) return;
      onClose();
      const undo = async () => {
        await change('Release', () => api.call(releaseOrder, { params }));
      };
      say({
        words: `${number} is ${holdWords(body.reason).replace('On', 'on')}`,
        ...(held === null && { undo }),
      });
    },
  });
  return (
    <Form {...form} aria-label="Put on hold">
      <Words>
        No parcel leaves until the order is released. Its ship-by date stays; the customer is not told.
      </Words>
      {failure !== null && <FormError>{failure}</FormError>}
      <Select size="compact" label="Reason" options={options} {...field('reason')} />
      <TextArea
        label="Note"
        rows={3}
        maxLength={500}
        optional
        hint="Only the staff reads it."
        {...field('note')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          {held === null ? 'Put on hold' : 'Save the reason'}
        </Action>
      </DialogFoot>
    </Form>
  );
}
