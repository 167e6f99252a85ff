import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from './admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard', user: 'admin' });

test('the admin area opens with its greeting', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(screen.getByText('Welcome, admin. Here you can manage products, orders, and users.')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(pages.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  // There one signs out.
  expect(screen.getByRole('link', { name: /Your account$/ })).toHaveAttribute('href', '/account/security');
});

test('unanswered messages are work; when the worklist cannot be loaded the numbers are shown', async () => {
  seedMessages(mockStore);
  const { unmount } = await open();
  const worklist = within(await screen.findByRole('region', { name: 'Worklist' }));
  expect(worklist.getByRole('heading', { name: 'People' })).toBeVisible();
  expect(worklist.getByRole('link', { name: 'Answer: New messages' })).toBeVisible();
  expect(worklist.getByRole('link', { name: 'Answer: Open message' })).toBeVisible();
  unmount();
  mockStore.failNext('getWorklist', 'UNAVAILABLE');
  await open();
  expect(await screen.findByRole('heading', { name: 'Revenue by day' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Worklist' })).not.toBeInTheDocument();
});

test('a store that takes no orders yet says what is missing, not that nothing waits', async () => {
  const host = fakeHost({ user: 'admin', shop: { ...mockShop(), missing: ['tax-rule'] } });
  await renderPage(routes, { url: '/admin/AdminDashboard', host });
  const closed = within(await screen.findByRole('region', { name: 'The store takes no orders yet' }));
  expect(closed.getByText(/^A rule of sales tax/)).toBeVisible();
  expect(closed.queryByText(/^The facts of the shop/)).not.toBeInTheDocument();
  expect(closed.getByRole('link', { name: 'Add a tax rule' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Revenue by day' })).toBeVisible();
  expect(screen.queryByText('Nothing waits for you')).not.toBeInTheDocument();
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
