import { useCart } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';

/** Units in the cart; 0 on the server and until the page is hydrated, because the served page is the same for every visitor. */
export function useCartCount(): number {
  const count = useCart(({ cart }) => cart.totalItems);
  return useHydrated() ? count : 0;
}

/** Accessible name of a button that opens the cart. */
export function cartLabel(count: number): string {
  return count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
