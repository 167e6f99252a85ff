import { useEffect, useRef, useState } from 'react';
import type { ProductSummary } from '@ritual/shared/contract';
import {
  clampQuantity,
  productStockNote,
  remainingStock,
  unitsInCart,
  variantOf,
} from '@ritual/shared/kernel';
import { useCart, useStores } from '@ritual/shared/state';
import { addFailureText } from '../add-failure.ts';
import { colorsOf } from '../product-card/card-swatches.tsx';
import { whyNotAdded } from './why-not-added.ts';

export interface QuickAddFormProps {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** State of a quick add: the choice, what is available for it, and adding it to the cart. */
export function useQuickAddForm({ product, open, onClose }: QuickAddFormProps) {
  const { cart: store, toasts } = useStores();
  // The call may finish after this dialog was closed or replaced by another.
  const now = useRef<'open' | 'closed' | 'gone'>('closed');
  useEffect(() => {
    now.current = open ? 'open' : 'closed';
    return () => {
      now.current = 'gone';
    };
  }, [open]);
  const colors = colorsOf(product);
  const [size, setSize] = useState('');
  const [color, setColor] = useState(colors[0]?.id ?? '');
  const [quantity, setQuantity] = useState(1);
  const [alert, setAlert] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const variant = variantOf(product.variants, { size, color });
  const held = useCart(({ cart }) => (variant ? unitsInCart(cart.items, variant.id) : 0));
  const remaining = remainingStock(variant?.stock, held);

  const choose = (next: { size?: string; color?: string }) => {
    setAlert(null);
    if (next.size !== undefined) setSize(next.size);
    if (next.color !== undefined) setColor(next.color);
    const chosen = variantOf(product.variants, { size, color, ...next });
    if (!chosen) return;
    const left = remainingStock(chosen.stock, unitsInCart(store.getState().cart.items, chosen.id));
    setQuantity((current) => clampQuantity(current, left));
  };
  const add = async () => {
    const reason = whyNotAdded(variant !== undefined, quantity, remaining);
    setAlert(reason);
    if (reason !== null || !variant) {
      if (variant && remaining > 0) setQuantity(remaining);
      return;
    }
    setPending(true);
    try {
      await store.getState().add({
        productId: product.id,
        variantId: variant.id,
        quantity,
        productName: product.name,
        opensCart: () => now.current !== 'gone',
      });
      if (now.current !== 'gone') onClose();
    } catch (error) {
      // The store has reported it; here the shopper sees a message.
      const text = addFailureText(error);
      if (now.current === 'open') setAlert(text);
      else toasts.getState().show({ text, tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  return {
    size,
    color,
    colors,
    quantity,
    remaining,
    alert,
    pending,
    choose,
    add,
    note: variant ? productStockNote(remaining, held) : null,
    setQuantity: (value: number) => {
      // The field reduces a larger number to the limit: its message stays.
      if (value !== remaining) setAlert(null);
      setQuantity(value);
    },
    overLimit: () => {
      if (variant && remaining > 0) setAlert(whyNotAdded(true, remaining + 1, remaining));
    },
    blocked: variant === undefined || remaining <= 0,
  };
}
