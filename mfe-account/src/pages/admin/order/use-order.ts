import { useState } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { getAdminOrder } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import type { Confirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { conditionalCall, useAnnounce, useLive } from '../../../admin/index.ts';

/** The order is not what it was when the person decided: a colleague, the shopper or the bank was faster. */
const conflicts = [
  'UNITS_NOT_OPEN',
  'UNITS_NOT_SOLD',
  'UNITS_GONE',
  'REFUND_TOO_HIGH',
  'REFUND_LEAVES_OPEN_UNITS',
  'UNITS_REFUNDED',
  'REFUND_NOT_FAILED',
  'REFUND_ON_ITS_WAY',
  'NOTHING_TO_REFUND',
  'RETURN_CHANGED',
  'RETURN_NOT_FOUND',
  'PIECES_NOT_LEFT',
  'REFUND_CHANGED',
  'PARCEL_NOT_FOUND',
  'ORDER_NOT_SHIPPABLE',
  'ORDER_ON_HOLD',
  'ORDER_NOT_ON_HOLD',
  'DELAY_UNANSWERED',
  'ORDER_NOT_CANCELABLE',
  'ORDER_NOT_PAID',
  'ORDER_NOT_IN_REVIEW',
  'ORDER_REFUNDED',
  'ORDER_DISPUTED',
  'ORDER_IN_REVIEW',
  'DISPUTE_DECIDED',
  'DISPUTE_ANSWERED',
  'DISPUTE_OVERDUE',
  'WARNING_DECIDED',
  'WARNING_UNDECIDED',
  'ADDRESS_FIXED',
  'ADDRESS_CHANGED',
  'ORDER_CHANGED',
  'ORDER_NOT_CHANGEABLE',
  'CHANGE_NOT_OPEN',
] as const;

export const isConflict = (error: unknown): boolean => conflicts.some((code) => isApiError(error, code));

/** Why it was not done; after a conflict the page shows what is there now. */
export const whyNot = (error: unknown): string =>
  isConflict(error) ? `${errorMessage(error)} The page shows the order as it is now.` : errorMessage(error);

/** Makes a change of the order. null: who changes it did not confirm who they are. After a conflict the order is loaded anew. */
export type ChangeOrder = (action: string, call: () => Promise<AdminOrder>) => Promise<AdminOrder | null>;

export interface LiveOrder {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
  /** Why the last change was not made, after the order was loaded anew. The panel where it was decided may be gone with it. */
  readonly conflict: string | null;
}

/** The order as loaded, and as others change it: looked at again while the page is in view and connected. */
export function useOrder(loaded: AdminOrder, confirmed: Confirmed['confirmed']): LiveOrder {
  const announce = useAnnounce();
  const [conflict, setConflict] = useState<string | null>(null);
  const { id } = loaded;
  const [order, setOrder] = useLive(loaded, {
    ask: (signal) => conditionalCall(getAdminOrder, { params: { id } }, { signal }),
    onSeen: () => announce('This order was changed just now'),
  });

  const change: ChangeOrder = async (action, call) => {
    setConflict(null);
    try {
      const next = await confirmed(action, call);
      if (next) setOrder(next);
      return next;
    } catch (error) {
      if (isConflict(error)) {
        setOrder(await api.call(getAdminOrder, { params: { id } }));
        setConflict(whyNot(error));
      }
      throw error;
    }
  };
  return { order, change, conflict };
}
