import { useState } from 'react';
import { useBackFromPayment, useLeaveStore } from '@ritual/shared/blocks';
import type { CartItem } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { errorMessage, isApiError } from '@ritual/shared/http';
import type { Cents, ShippingMethod } from '@ritual/shared/kernel';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { useStores } from '@ritual/shared/state';
import { checkoutProblem, type CheckoutProblem } from '../../rules/checkout/checkout-problem.ts';
import { startPayment } from './start-payment.ts';

interface Payment {
  /** From the press until the browser is on the payment page. */
  readonly pending: boolean;
  readonly problem: CheckoutProblem | null;
  readonly setProblem: (problem: CheckoutProblem | null) => void;
  /** The problem that stopped it, if any. */
  readonly pay: (buy: Buy) => Promise<CheckoutProblem | null>;
}

interface Buy {
  readonly userId: string;
  readonly addressId: string;
  readonly method: ShippingMethod;
  /** The quoted total in cents, if there is one. */
  readonly total: Cents | null;
  readonly items: readonly CartItem[];
}

/** 'Pay with Stripe': places the order, then leaves for the payment page; failures become a message for the page. */
export function usePayment(): Payment {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const leaveStore = useLeaveStore();
  const navigate = useNavigate();
  const { cart } = useStores();
  const { report } = useHost();

  useBackFromPayment(() => setPending(false));

  const pay = async ({ userId, addressId, method, total, items }: Buy) => {
    setPending(true);
    setProblem(null);
    try {
      const started = await startPayment({ userId, addressId, method, lines: items }, total);
      if (started.kind === 'pay') {
        leaveStore(started.url);
        return null;
      }
      void cart.getState().load();
      await navigate(paths.order.to({ id: started.orderId }));
      return null;
    } catch (error) {
      const failure = problemOf(error, items);
      if (!isApiError(error)) report(error, { where: 'checkout' });
      // Stock or prices have changed: reload the cart.
      if (failure.remedy !== 'again' || failure.totalChanged) void cart.getState().load();
      setPending(false);
      setProblem(failure);
      return failure;
    }
  };
  return { pending, problem, setProblem, pay };
}

function problemOf(error: unknown, items: readonly CartItem[]): CheckoutProblem {
  if (!isApiError(error)) return { text: 'Checkout failed', remedy: 'again' };
  const { code, available, details } = error;
  // The INSUFFICIENT_STOCK message names the item, so it is built from the server's plain message.
  const message = code === 'INSUFFICIENT_STOCK' ? error.message : errorMessage(error);
  return checkoutProblem({ code, message, available, details }, items);
}
