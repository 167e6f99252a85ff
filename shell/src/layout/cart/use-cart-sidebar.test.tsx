import { act } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { cartEvents } from '@ritual/shared/events';
import { mockStore, recordCalls, renderPage } from '@ritual/shared/testing';
import { useCartSidebar } from './use-cart-sidebar.ts';

function Example() {
  const { open, show, hide } = useCartSidebar();
  return (
    <>
      <button onClick={show}>Show</button>
      {open && <button onClick={hide}>Hide</button>}
    </>
  );
}
const routes = [{ path: '*', element: <Example /> }];

test('a remote can open the sidebar with a bus event', async () => {
  const { user } = await renderPage(routes);
  expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
  act(() => cartEvents.emit('cart:open', {}));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
});

test('opening it reloads the cart', async () => {
  const { user, stores } = await renderPage(routes, { cart: [{ variantId: 10101 }] });
  const [key, lines] = Object.entries(mockStore.state.carts)[0] ?? [];
  if (key === undefined || !lines) throw new Error('There is no cart.');
  // Another device adds a unit.
  mockStore.state.carts[key] = lines.map((line) => ({ ...line, quantity: 2 }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(stores.cart.getState().cart.totalItems).toBe(2));
});

const unit = { productId: 101, variantId: 10101, quantity: 1, productName: 'Ascend High-Rise Legging' };
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test("adding a product opens it with that call's response, without a second request", async () => {
  const { stores } = await renderPage(routes);
  const calls = recordCalls();
  await act(() => stores.cart.getState().add({ ...unit, opensCart: () => true }));
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  await settled();
  expect(calls).toEqual(['POST /api/cart/add']);
  expect(stores.cart.getState()).toMatchObject({ status: 'ready', cart: { totalItems: 1 } });
});

test('a remote older than 0.6 opens it itself, and the cart is reloaded', async () => {
  const { stores } = await renderPage(routes);
  const calls = recordCalls();
  await act(() => stores.cart.getState().add(unit));
  expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
  act(() => cartEvents.emit('cart:open', {}));
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  await settled();
  expect(calls).toEqual(['POST /api/cart/add', 'GET /api/cart']);
});
