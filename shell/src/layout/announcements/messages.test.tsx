import { act } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartEvents } from '@ritual/shared/events';
import { renderPage, renderUi } from '@ritual/shared/testing';
import { announce } from './announce.ts';
import { Announcer } from './announcer.tsx';
import { Toasts } from '@ritual/shared/blocks';

const heard = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('cart changes and messages of the layout are announced', async () => {
  renderUi(<Announcer />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  cartEvents.emit('cart:added', { variantId: 1, quantity: 1, productName: 'Halo Scoop Bra' });
  await heard('Halo Scoop Bra was added to your cart.');
  cartEvents.emit('cart:changed', { totalItems: 1 });
  await heard('1 item in your cart.');
  cartEvents.emit('cart:changed', { totalItems: 0 });
  await heard('0 items in your cart.');
  announce('6 suggestions.');
  await heard('6 suggestions.');
});

test('an identical message is announced again: the region is emptied in between', async () => {
  renderUi(<Announcer />);
  announce('No suggestions.');
  await heard('No suggestions.');
  announce('No suggestions.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await heard('No suggestions.');
});

test('while a modal dialog is open the live region is inside it', async () => {
  renderUi(
    <>
      <Announcer />
      <dialog aria-label="Cart" />
    </>,
  );
  const dialog = document.querySelector('dialog') ?? document.body;
  (dialog as HTMLDialogElement).showModal();
  announce('Inside.');
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Inside.'));
  (dialog as HTMLDialogElement).close();
  announce('Outside.');
  await heard('Outside.');
  expect(dialog).toBeEmptyDOMElement();
});

test('it is removed on unmount', () => {
  const { unmount } = renderUi(<Announcer />);
  unmount();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('toasts are shown and can be dismissed', async () => {
  const { user, stores } = renderUi(<Toasts />);
  act(() => void stores.toasts.getState().show({ text: 'Address saved.' }));
  expect(screen.getByText('Address saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(stores.toasts.getState().toasts.every(({ leaving }) => leaving)).toBe(true);
});

test('the action of a toast runs a callback, navigates, or both; a second tap is ignored', async () => {
  const onClick = jest.fn();
  const { user, stores } = await renderPage([{ path: '/', element: <Toasts /> }]);
  const action = { label: 'View Cart', to: '/cart', onClick };
  act(() => void stores.toasts.getState().show({ text: 'Added', action }));
  const button = screen.getByRole('button', { name: 'View Cart' });
  await user.dblClick(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Another page: /cart')).toBeVisible();
});
