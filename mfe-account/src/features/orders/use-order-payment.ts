import { useState } from 'react';
import { paymentAddress, useBackFromPayment, useLeaveStore } from '@ritual/shared/blocks';
import type { Order } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { cancelOrder, payOrder } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';

type Work = 'pay' | 'cancel';

interface OrderPayment {
  /** The pending action; `paying` lasts until the browser has left. */
  readonly busy: Work | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly complete: () => Promise<void>;
  /** Whether the order is now canceled. */
  readonly cancel: () => Promise<boolean>;
}

/** Paying a pending order, and canceling one that has not shipped. */
export function useOrderPayment({ id }: Pick<Order, 'id'>): OrderPayment {
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const leaveStore = useLeaveStore();
  const [busy, setBusy] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useBackFromPayment(() => setBusy(null));

  const attempt = async (work: Work, run: () => Promise<'left' | 'done'>): Promise<boolean> => {
    setBusy(work);
    setProblem(null);
    try {
      if ((await run()) === 'done') {
        await revalidate();
        setBusy(null);
      }
      return true;
    } catch (error) {
      report(error, { where: work === 'pay' ? 'payOrder' : 'cancelOrder' });
      setProblem(errorMessage(error));
      // It was paid or ended meanwhile: reload.
      if (isApiError(error) && error.status === 409) await revalidate();
      setBusy(null);
      return false;
    }
  };

  return {
    busy,
    problem,
    complete: async () => {
      await attempt('pay', async () => {
        const { checkoutUrl, alreadyPaid } = await api.call(payOrder, { params: { id } });
        if (alreadyPaid) {
          toasts.getState().show({ text: 'Your payment is being confirmed.' });
          return 'done';
        }
        const url = paymentAddress(checkoutUrl, location.href);
        if (url === null) throw new Error('Checkout failed');
        leaveStore(url);
        return 'left';
      });
    },
    cancel: () =>
      attempt('cancel', async () => {
        const { status, total } = await api.call(cancelOrder, { params: { id } });
        const money =
          status === 'CANCELED' || total === 0 ? 'Nothing was charged.' : 'Your money goes back to you.';
        toasts.getState().show({ text: `Order canceled. ${money}` });
        return 'done';
      }),
  };
}
