import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { MobileMenu } from './mobile-menu.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function open(person?: 'shopper') {
  const page = await renderPage([{ path: '/', element: <Example /> }], { user: person ?? null });
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...page, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
}

test("has the navbar's links for a guest", async () => {
  const { menu } = await open();
  const links = within(menu.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['New In', 'Collections', 'Man', 'Woman', 'Sale']);
  expect(menu.getByText('Hi, Guest')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
  expect(menu.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test("has a shopper's links to their account", async () => {
  const { menu, user, host } = await open('shopper');
  expect(menu.getByText('Hi, Maya')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard/orders');
  await user.click(menu.getByRole('button', { name: 'Logout' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.auth.getState().user).toBeNull();
});

test('closes with its close button and with Escape, and restores the focus', async () => {
  const { menu, user } = await open();
  await user.click(menu.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a search closes it and navigates to the results', async () => {
  const { menu, user, router } = await open();
  await user.type(menu.getByRole('combobox', { name: 'Search products' }), 'halo{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=halo' });
});
