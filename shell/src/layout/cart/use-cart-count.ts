import { useCart, useHydrated } from '@ritual/shared/state';

/** Pieces in the cart; 0 on the server and until the page is hydrated, as the served page is everybody's. */
export function useCartCount(): number {
  const count = useCart(({ cart }) => cart.totalItems);
  return useHydrated() ? count : 0;
}

/** Name of a button that opens the cart. */
export function cartLabel(count: number): string {
  return count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
