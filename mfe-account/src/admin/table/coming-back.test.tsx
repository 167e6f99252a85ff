import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';
import { rowInPlace } from './row-in-place.ts';

beforeEach(() => seedOrders(mockStore));

const current = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');

test('who comes back to a list reads it anew, at the row visited last', async () => {
  const { user } = await renderPage(routes, { url: '/admin/AdminDashboard/orders', user: 'admin' });
  await screen.findAllByRole('row', { name: /ROP-/ });
  await user.keyboard('j{Enter}');
  await screen.findByText(/^1 of/);
  await user.keyboard('j');
  await screen.findByText(/^2 of/);
  const number = (await screen.findByRole('heading', { level: 1 })).textContent;
  mockStore.state.orders = mockStore.state.orders.map((order) => ({
    ...order,
    shippingAddress: { ...order.shippingAddress, city: 'Salem' },
  }));
  await user.keyboard('u');
  await waitFor(() => expect(current()).toHaveTextContent(number));
  expect(current()).toHaveTextContent('Salem');
});

test('of a row that has left the list the next one is current, or else the one before', () => {
  const before = ['a', 'b', 'c'];
  expect(rowInPlace('b', before, ['a', 'b', 'c'])).toBe('b');
  expect(rowInPlace('b', before, ['a', 'c'])).toBe('c');
  expect(rowInPlace('c', before, ['a', 'b'])).toBe('b');
  expect(rowInPlace(null, before, ['a'])).toBeNull();
});
