import { act } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage, renderUi } from '@ritual/shared/testing';
import { AccountMenu } from './account-menu.tsx';

// The browser opens and closes the popover itself: tested in e2e/journeys/chrome.spec.ts.
const routes = [{ path: '/product/:id', element: <AccountMenu /> }];
const openAsShopper = () => renderPage(routes, { url: '/product/101', user: 'shopper' });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const panel = () => document.querySelector<HTMLElement>('[popover]') ?? document.body;

test('a guest gets links to sign in and to the wishlist', () => {
  renderUi(<AccountMenu />);
  const button = screen.getByRole('button', { name: 'Hi, Guest' });
  expect(button).toHaveAttribute('popovertarget', panel().id);
  expect(links()).toEqual([
    ['Sign in', '/login'],
    ['Wishlist', '/wishlist'],
  ]);
});

test('a shopper gets their initials and the links to their account', async () => {
  await openAsShopper();
  expect(screen.getByRole('button', { name: /Hi, Maya/ })).toHaveTextContent('MC');
  expect(links()).toEqual([
    ['Dashboard', '/dashboard'],
    ['Orders', '/dashboard/orders'],
    ['Wishlist', '/wishlist'],
    ['Addresses', '/dashboard/addresses'],
  ]);
});

test('logging out navigates to the home page', async () => {
  const { user, host } = await openAsShopper();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Another page: /')).toBeVisible();
  expect(host.auth.getState().user).toBeNull();
});

test('a navigation closes the menu, from one of its own links or not', async () => {
  const { router } = await openAsShopper();
  const hide = jest.spyOn(panel(), 'hidePopover');
  await act(() => router.navigate('/product/102'));
  expect(hide).toHaveBeenCalled();
});

test('tabbing out of it closes it; the window losing the focus does not', async () => {
  const { user } = await openAsShopper();
  const hide = jest.spyOn(panel(), 'hidePopover');
  const orders = screen.getByRole('link', { name: 'Orders' });
  act(() => orders.focus());
  await user.tab();
  act(() => screen.getByRole('link', { name: 'Wishlist' }).blur());
  expect(hide).not.toHaveBeenCalled();
  act(() => orders.focus());
  act(() => screen.getByRole('button', { name: /Hi, Maya/ }).focus());
  expect(hide).toHaveBeenCalled();
});
