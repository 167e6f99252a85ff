import { FormDialog } from '../../../../admin/index.ts';
import { ChangeForm, type ChangeFormProps } from './change-form.tsx';

interface ChangeDialogProps extends Pick<ChangeFormProps, 'order' | 'change' | 'onClose'> {
  readonly open: boolean;
}

/** Changes what is to be shipped of an order. */
export function ChangeDialog({ open, onClose, ...rest }: ChangeDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={`Change ${rest.order.number}`} width="decision">
      {(form) => <ChangeForm {...rest} {...form} />}
    </FormDialog>
  );
}
