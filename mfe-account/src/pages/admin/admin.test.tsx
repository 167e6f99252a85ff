import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from './admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard', user: 'admin' });

test('the admin area opens with its greeting', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(screen.getByText('Welcome, admin. Here you can manage products, orders, and users.')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(pages.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('unanswered messages are counted; when they cannot be loaded the rest of the overview is shown', async () => {
  seedMessages(mockStore);
  const { unmount } = await open();
  const waiting = () => within(screen.getByRole('region', { name: 'Messages waiting' }));
  expect(waiting().getByText('2 new, 1 open')).toBeVisible();
  expect(waiting().getByRole('link', { name: 'Jordan Reyes' })).toBeVisible();
  unmount();
  mockStore.failNext('listMessages', 'UNAVAILABLE');
  await open();
  expect(waiting().getByText('This could not be loaded now.')).toBeVisible();
  expect(waiting().getByRole('link', { name: 'All messages' })).toBeVisible();
});

test('an address that there is not says so, and the frame stays', async () => {
  await renderPage(routes, { url: '/admin/AdminDashboard/nowhere', user: 'admin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the overview' })).toBeVisible();
});

test('only administrators may open it', () => {
  const route = routes.find(({ path }) => path === '/admin/AdminDashboard');
  expect(route?.handle).toMatchObject({ access: 'admin' });
});
