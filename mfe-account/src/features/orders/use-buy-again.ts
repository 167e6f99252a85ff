import { useState } from 'react';
import type { Order, ProductSummary } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { listProducts } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useStores } from '@ritual/shared/state';
import { planBuyAgain, type Purchase } from '../../rules/buy-again.ts';

/** The result, when not everything was added to the cart. */
export interface BuyAgainOutcome {
  readonly missing: readonly string[];
  /** Whether anything was added to the cart. */
  readonly added: boolean;
  /** The error that ended it early. */
  readonly problem: string | null;
}

interface BuyAgain {
  readonly busy: boolean;
  readonly outcome: BuyAgainOutcome | null;
  readonly buy: () => Promise<void>;
}

/** Maximum number of products in one request. */
const max = 24;

async function productsOf({ items }: Pick<Order, 'items'>): Promise<ProductSummary[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const parts = Array.from({ length: Math.ceil(ids.length / max) }, (_, part) =>
    api.call(listProducts, { query: { id: ids.slice(part * max, (part + 1) * max) } }),
  );
  return (await Promise.all(parts)).flat();
}

/**
 * Adds the items of an order to the cart again, at today's prices. The cart opens when all of them were added; otherwise the
 * shopper first reads which were not.
 */
export function useBuyAgain(order: Pick<Order, 'items'>): BuyAgain {
  const { cart, toasts } = useStores();
  const { report } = useHost();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BuyAgainOutcome | null>(null);

  const addAll = async (purchases: readonly Purchase[], missing: string[]) => {
    let added = false;
    for (const [index, purchase] of purchases.entries()) {
      const isLast = index === purchases.length - 1;
      try {
        await cart.getState().add({ ...purchase, opensCart: () => isLast && missing.length === 0 });
        added = true;
      } catch (error) {
        // The cart has reported it.
        if (!isApiError(error, 'INSUFFICIENT_STOCK')) return { added, missing, problem: errorMessage(error) };
        missing.push(`${purchase.productName} has just sold out.`);
      }
    }
    return { added, missing, problem: null };
  };
  const run = async (): Promise<BuyAgainOutcome> => {
    const plan = planBuyAgain(order.items, await productsOf(order), cart.getState().cart.items);
    const done = await addAll(plan.purchases, [...plan.missing]);
    if (done.added && plan.repriced) {
      toasts.getState().show({ text: 'Some prices have changed since this order.', tone: 'info' });
    }
    return done;
  };

  return {
    busy,
    outcome,
    buy: async () => {
      setBusy(true);
      setOutcome(null);
      try {
        const done = await run();
        // If everything was added, the cart has opened.
        if (done.missing.length > 0 || done.problem !== null) setOutcome(done);
      } catch (error) {
        report(error, { where: 'buyAgain' });
        setOutcome({ added: false, missing: [], problem: errorMessage(error) });
      } finally {
        setBusy(false);
      }
    },
  };
}
