import { act, type ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { CartButton } from './cart-button.tsx';
import { CartFab } from './cart-fab.tsx';

const nothing = () => undefined;
const routes = (element: ReactNode) => [{ path: '*', element }];

test.each([
  [[], 'Cart, empty', null],
  [[{ variantId: 10101 }], 'Cart, 1 item', '1'],
  [[{ variantId: 10101, quantity: 2 }], 'Cart, 2 items', '2'],
])('shows how many units are in the cart: %j', async (cart, name, badge) => {
  await renderPage(routes(<CartButton onOpen={nothing} />), { cart });
  const button = screen.getByRole('button', { name });
  expect(button.textContent).toBe(badge ?? '');
});

test('updates when the cart changes', async () => {
  const { stores } = await renderPage(routes(<CartButton onOpen={nothing} />));
  const unit = { productId: 101, variantId: 10101, quantity: 1, productName: 'Halo Scoop Bra' };
  await act(() => stores.cart.getState().add(unit));
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('the floating button of small screens shows the same count and opens the cart', async () => {
  const onOpen = jest.fn();
  const { user } = await renderPage(routes(<CartFab onOpen={onOpen} />), { cart: [{ variantId: 10101 }] });
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
