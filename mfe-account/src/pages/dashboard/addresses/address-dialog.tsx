import { AddressForm, type AddressValues } from '@ritual/shared/blocks';
import type { Address } from '@ritual/shared/contract';
import { Dialog } from '@ritual/shared/ui';

interface AddressDialogProps {
  readonly open: boolean;
  /** The address to edit; null for a new one. */
  readonly address: Address | null;
  readonly onSave: (values: AddressValues) => Promise<void>;
  readonly onClose: () => void;
}

/** The form for a new or an existing address. */
export function AddressDialog({ open, address, onSave, onClose }: AddressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={address ? 'Edit address' : 'Add address'}>
      <AddressForm {...(address && { initial: address })} submitLabel="Save address" onSubmit={onSave} />
    </Dialog>
  );
}
