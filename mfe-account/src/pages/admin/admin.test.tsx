import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

test('the admin area opens with its greeting', async () => {
  await renderPage(routes, { url: '/admin/AdminDashboard', user: 'admin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(screen.getByText('Welcome, admin. Here you can manage products, orders, and users.')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(pages.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('only administrators may open it', () => {
  const route = routes.find(({ path }) => path === '/admin/AdminDashboard');
  expect(route?.handle).toMatchObject({ access: 'admin' });
});
