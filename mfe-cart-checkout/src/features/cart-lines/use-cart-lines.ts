import { useState } from 'react';
import type { CartItem } from '@ritual/shared/contract';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { useStores } from '@ritual/shared/state';

/** Changes to the lines of the cart, and the server's error about each. */
export interface CartLines {
  readonly problems: ReadonlyMap<string, string>;
  readonly setQuantity: (item: CartItem, quantity: number) => Promise<void>;
  readonly remove: (item: CartItem) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Why a removal could not be undone. */
  readonly undoProblem: string | null;
}

/**
 * The store shows every change at once and rolls it back when the server refuses; this hook keeps the error beside the line,
 * even while the line itself is removed.
 */
export function useCartLines(): CartLines {
  const { cart } = useStores();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [undoProblem, setUndoProblem] = useState<string | null>(null);

  const note = (itemId: string, problem: string | null) => {
    setProblems((before) => {
      const after = new Map(before);
      if (problem === null) after.delete(itemId);
      else after.set(itemId, problem);
      return after;
    });
  };
  const attempt = async (change: () => Promise<void>, tell: (problem: string | null) => void) => {
    tell(null);
    try {
      await change();
    } catch (error) {
      tell(errorMessage(error));
      // The line is gone on the server, or its stock has changed: reload.
      if (isApiError(error, 'CART_ITEM_NOT_FOUND') || isApiError(error, 'INSUFFICIENT_STOCK')) {
        await cart.getState().load();
      }
    }
  };
  const forLine = (item: CartItem, change: () => Promise<void>) =>
    attempt(change, (problem) => note(item.id, problem));

  return {
    problems,
    undoProblem,
    setQuantity: (item, quantity) => forLine(item, () => cart.getState().update(item.id, { quantity })),
    remove: (item) => forLine(item, () => cart.getState().remove(item.id)),
    undo: () => attempt(() => cart.getState().undoRemove(), setUndoProblem),
  };
}
