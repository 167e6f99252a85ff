import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { FormDialog } from '../../../admin/index.ts';
import { ReceiveForm } from './receive-form.tsx';
import type { ChangeOrder } from './use-order.ts';

interface ReceiveDialogProps {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Receives a return piece by piece, all at once or in several goes. */
export function ReceiveDialog({ open, ...rest }: ReceiveDialogProps) {
  return (
    <FormDialog open={open} onClose={rest.onClose} title="Receive the return" width="decision">
      {(form) => <ReceiveForm {...rest} {...form} />}
    </FormDialog>
  );
}
