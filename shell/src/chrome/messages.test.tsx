import { act } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cartEvents } from '@ritual/shared/events';
import { renderPage, renderUi } from '@ritual/shared/testing';
import { Announcer } from './announcer.tsx';
import { Toasts } from '@ritual/shared/blocks';

test('what happens to the cart is announced', () => {
  renderUi(<Announcer />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => cartEvents.emit('cart:added', { variantId: 1, quantity: 1, productName: 'Halo Scoop Bra' }));
  expect(status).toHaveTextContent('Halo Scoop Bra was added to your cart.');
  act(() => cartEvents.emit('cart:changed', { totalItems: 1 }));
  expect(status).toHaveTextContent('1 item in your cart.');
  act(() => cartEvents.emit('cart:changed', { totalItems: 0 }));
  expect(status).toHaveTextContent('0 items in your cart.');
});

test('toasts are shown and can be sent away', async () => {
  const { user, stores } = renderUi(<Toasts />);
  act(() => void stores.toasts.getState().show({ text: 'Address saved.' }));
  expect(screen.getByText('Address saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(stores.toasts.getState().toasts.every(({ leaving }) => leaving)).toBe(true);
});

test('the action of a toast does something, leads somewhere, or both', async () => {
  const onClick = jest.fn();
  const { user, stores } = await renderPage([{ path: '/', element: <Toasts /> }]);
  const action = { label: 'View Cart', to: '/cart', onClick };
  act(() => void stores.toasts.getState().show({ text: 'Added', action }));
  await user.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Another page: /cart')).toBeVisible();
});
