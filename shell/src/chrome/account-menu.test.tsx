import { act } from 'react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage, renderUi } from '@ritual/shared/testing';
import { AccountMenu } from './account-menu.tsx';

const routes = [{ path: '/product/:id', element: <AccountMenu /> }];
const openAsShopper = async () => {
  const page = await renderPage(routes, { url: '/product/101', user: 'shopper' });
  await page.user.click(screen.getByRole('button', { name: /Hi, Maya/ }));
  return page;
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a guest can sign in', async () => {
  const { user } = renderUi(<AccountMenu />);
  const button = screen.getByRole('button', { name: 'Hi, Guest' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
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

test('choosing a page closes the menu', async () => {
  const { user, router } = await openAsShopper();
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Another page: /dashboard/orders')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: /Hi, Maya/ })).toHaveAttribute('aria-expanded', 'false');
});
