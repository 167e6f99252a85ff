import { AddressForm, type AddressValues } from '@ritual/shared/blocks';
import { Dialog } from '@ritual/shared/ui';

interface AddAddressDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSave: (values: AddressValues) => Promise<void>;
}

/** A new address without leaving the checkout. */
export function AddAddressDialog({ open, onClose, onSave }: AddAddressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add address" size="small">
      <AddressForm submitLabel="Save address" onSubmit={onSave} />
    </Dialog>
  );
}
