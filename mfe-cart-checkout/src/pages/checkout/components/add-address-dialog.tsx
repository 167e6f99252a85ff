import { AddressForm } from '@ritual/shared/blocks';
import { api } from '@ritual/shared/http';
import { Dialog } from '@ritual/shared/ui';

interface AddAddressDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The new address is saved. */
  readonly onAdded: (id: string) => Promise<void>;
}

/** A new address without leaving the checkout. */
export function AddAddressDialog({ open, onClose, onAdded }: AddAddressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add address" size="small">
      <AddressForm
        submitLabel="Save address"
        onSubmit={async (input) => {
          const { id } = await api.call('createAddress', { body: input });
          await onAdded(id);
        }}
      />
    </Dialog>
  );
}
