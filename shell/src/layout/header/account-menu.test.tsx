import { act } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage, renderUi } from '@ritual/shared/testing';
import { AccountMenu } from './account-menu.tsx';

// That the panel opens and closes is the browser's doing: seen in e2e/journeys/chrome.spec.ts.
const routes = [{ path: '/product/:id', element: <AccountMenu /> }];
const openAsShopper = () => renderPage(routes, { url: '/product/101', user: 'shopper' });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const panel = () => document.querySelector<HTMLElement>('[popover]') ?? document.body;

test('a guest can sign in', () => {
  renderUi(<AccountMenu />);
  const button = screen.getByRole('button', { name: 'Hi, Guest' });
  expect(button).toHaveAttribute('popovertarget', panel().id);
  expect(links()).toEqual([['Sign in', '/login']]);
});

test('a shopper has their initials and the ways to what is theirs', async () => {
  await openAsShopper();
  expect(screen.getByRole('button', { name: /Hi, Maya/ })).toHaveTextContent('MC');
  expect(links()).toEqual([
    ['Dashboard', '/dashboard'],
    ['Orders', '/dashboard/orders'],
    ['Addresses', '/dashboard/addresses'],
  ]);
});

test('logging out leads home', async () => {
  const { user, host } = await openAsShopper();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Another page: /')).toBeVisible();
  expect(host.auth.getState().user).toBeNull();
});

test('another page, by a link of its own or not, closes the menu', async () => {
  const { router } = await openAsShopper();
  const hide = jest.spyOn(panel(), 'hidePopover');
  await act(() => router.navigate('/product/102'));
  expect(hide).toHaveBeenCalled();
});

test('leaving it with the keyboard closes it; the window losing the focus does not', async () => {
  const { user } = await openAsShopper();
  const hide = jest.spyOn(panel(), 'hidePopover');
  const orders = screen.getByRole('link', { name: 'Orders' });
  act(() => orders.focus());
  await user.tab();
  act(() => screen.getByRole('link', { name: 'Addresses' }).blur());
  expect(hide).not.toHaveBeenCalled();
  act(() => orders.focus());
  act(() => screen.getByRole('button', { name: /Hi, Maya/ }).focus());
  expect(hide).toHaveBeenCalled();
});
