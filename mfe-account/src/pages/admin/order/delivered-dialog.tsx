import type { AdminOrder, AdminParcel } from '@ritual/shared/contract';
import { deliverParcel } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { ConfirmDialog, useUndo } from '../../../admin/index.ts';
import { openPieces } from '../../../rules/order-actions.ts';
import type { ChangeOrder } from './use-order.ts';

interface DeliveredDialogProps {
  readonly order: AdminOrder;
  readonly parcel: AdminParcel;
  /** 'Parcel 1' */
  readonly name: string;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** One clear question: a parcel that has arrived is not under way again. */
export function DeliveredDialog({ order, parcel, name, open, change, onClose }: DeliveredDialogProps) {
  const say = useUndo();
  const isLast =
    openPieces(order) === 0 &&
    order.parcels.every(({ id, deliveredAt }) => id === parcel.id || deliveredAt !== null);
  const deliver = async () => {
    const params = { id: order.id, parcelId: parcel.id };
    if (!(await change('Mark delivered', () => api.call(deliverParcel, { params })))) return;
    onClose();
    say({ words: `${name} is marked as delivered` });
  };
  return (
    <ConfirmDialog
      open={open}
      title={`${name} has arrived?`}
      button={`Mark ${name} as delivered`}
      keep="Not yet"
      onClose={onClose}
      onDo={deliver}
    >
      <p>
        {isLast
          ? `All of ${order.number} has arrived then, and its return period starts today.`
          : `The return period of ${order.number} starts with its last parcel.`}{' '}
        This cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}
