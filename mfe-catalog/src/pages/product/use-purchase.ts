import { useState } from 'react';
import {
  chartKey,
  choose,
  clampQuantity,
  isSoldOut,
  productStockNote,
  remainingStock,
  unitsInCart,
  variantOf,
  whyNotAddable,
  type StockNoteText,
  type VariantChoice,
} from '@ritual/shared/kernel';
import { preferredSizes } from '@ritual/shared/blocks';
import { useCart } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';
import { addFailureText } from '@ritual/shared/blocks';
import { isApiError } from '@ritual/shared/http';
import { useRevalidator, useSearchParams } from '@ritual/shared/routing';
import type { Product } from '@ritual/shared/contract';
import { searchWithSelection } from '../../rules/product/selection-search.ts';
import { selectionFromSearch } from '../../rules/product/selection.ts';

export interface Purchase {
  readonly selection: VariantChoice;
  readonly onSize: (size: string) => void;
  readonly onColor: (color: string) => void;
  readonly remaining: number;
  readonly note: StockNoteText | null;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** Why it cannot be added now, as the button's label. */
  readonly blocked: string | null;
  readonly pending: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  readonly add: () => Promise<void>;
}

/** The state between a product and the cart: the choice (in the URL), the stock, adding it. */
export function usePurchase(product: Product): Purchase {
  const { id: productId, name: productName, variants } = product;
  const [search, setSearch] = useSearchParams();
  // Known in the browser only: the server's page shows the first combination, and the first render must match it.
  const worn = [chartKey(product.sizeChart), ...product.categories];
  const preferredSize = useHydrated() ? preferredSizes.of(product.gender, worn) : null;
  const selection = selectionFromSearch(variants, search, preferredSize);
  const variant = variantOf(variants, selection);
  const held = useCart(({ cart }) => (variant ? unitsInCart(cart.items, variant.id) : 0));
  const addToCart = useCart(({ add }) => add);
  const revalidator = useRevalidator();
  const [wanted, setWanted] = useState(1);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remaining = remainingStock(variant?.stock, held);
  const quantity = clampQuantity(wanted, remaining);
  const blocked = product.preview ? 'Not in the store yet' : whyNotAddable(variants, selection, remaining);
  const complete = selection.size !== null && selection.color !== null;
  const soldOut = isSoldOut(variants, {});

  const select = (change: Partial<VariantChoice>) => {
    setFailure(null);
    const next = choose(variants, selection, change);
    setSearch(searchWithSelection(search, next), { replace: true, preventScrollReset: true });
  };
  const add = async () => {
    if (!variant || blocked !== null || pending) return;
    setPending(true);
    setFailure(null);
    try {
      await addToCart({ productId, variantId: variant.id, quantity, productName, opensCart: () => true });
      setWanted(1);
    } catch (error) {
      setFailure(addFailureText(error));
      // The stock has changed since the page was loaded. Otherwise the page stays: reloading it could fail, too, and its error would
      // replace product and message.
      if (isApiError(error, 'INSUFFICIENT_STOCK') || isApiError(error, 'PRODUCT_NOT_FOUND')) {
        void revalidator.revalidate();
      }
    } finally {
      setPending(false);
    }
  };

  return {
    selection,
    onSize: (size) => {
      select({ size });
    },
    onColor: (color) => {
      select({ color });
    },
    remaining,
    note: complete || soldOut ? productStockNote(remaining, held) : null,
    quantity,
    onQuantity: (next) => {
      setFailure(null);
      setWanted(next);
    },
    blocked,
    pending,
    failure,
    add,
  };
}
