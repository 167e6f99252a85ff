import { useEffect, useRef, useState } from 'react';
import type { ProductSummary, Variant } from '@ritual/shared/contract';
import { cartEvents } from '@ritual/shared/events';
import { clampQuantity, productStockNote, remainingStock } from '@ritual/shared/kernel';
import { addFailureText, inCart, useCart, useStores } from '@ritual/shared/state';
import { colorsOf } from '../product-card/card-swatches.tsx';

export interface QuickAddFormProps {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The choice in a quick add, what it allows, and the way into the cart. */
export function useQuickAdd({ product, open, onClose }: QuickAddFormProps) {
  const { cart: store, toasts } = useStores();
  // Adding may end after this was closed, or after another one took its place.
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
  const variant = variantOf(product, size, color);
  const held = useCart(({ cart }) => (variant ? inCart(cart, variant.id) : 0));
  const remaining = remainingStock(variant?.stock, held);

  const choose = (next: { size?: string; color?: string }) => {
    setAlert(null);
    if (next.size !== undefined) setSize(next.size);
    if (next.color !== undefined) setColor(next.color);
    const chosen = variantOf(product, next.size ?? size, next.color ?? color);
    if (!chosen) return;
    const left = remainingStock(chosen.stock, inCart(store.getState().cart, chosen.id));
    setQuantity((current) => clampQuantity(current, left));
  };
  /** Why it cannot be added, as the specification words it. */
  const problem = () => {
    if (!variant) return 'Please choose a valid variant';
    if (remaining <= 0) return 'Out of stock (already in cart)';
    return quantity > remaining ? `Only ${String(remaining)} left (considering your cart)` : null;
  };
  const add = async () => {
    const reason = problem();
    setAlert(reason);
    if (reason !== null || !variant) {
      if (variant && remaining > 0) setQuantity(remaining);
      return;
    }
    setPending(true);
    try {
      const addition = { productId: product.id, variantId: variant.id, quantity, productName: product.name };
      await store.getState().add(addition);
      if (now.current === 'gone') return;
      onClose();
      cartEvents.emit('cart:open', {});
    } catch (error) {
      // The store has reported it; here the shopper is told.
      const text = addFailureText(error);
      if (now.current === 'open') setAlert(text);
      else toasts.getState().show({ text, tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ size, color, colors, quantity, remaining, alert, pending, choose, add },
    note: variant ? productStockNote(remaining, held) : null,
    setQuantity: (value: number) => {
      // The field brings what is too much down to the limit: what was said about it stays.
      if (value !== remaining) setAlert(null);
      setQuantity(value);
    },
    overLimit: () => {
      if (variant && remaining > 0) setAlert(`Only ${String(remaining)} left (considering your cart)`);
    },
    blocked: variant === undefined || remaining <= 0,
  };
}

function variantOf(product: ProductSummary, size: string, color: string): Variant | undefined {
  return product.variants.find((variant) => variant.size === size && variant.color.id === color);
}
