import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failNext, makePhoneOrder, mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

/** The staff makes an order; answers with the token of the mail. */
const make = () => makePhoneOrder(mockStore);
const open = (token: string) => renderPage(routes, { url: `/orders/pay?token=${token}`, user: null });
const order = () => {
  const made = mockStore.state.orders.find(({ payBy }) => payBy !== null);
  if (!made) throw new Error('There is no order by hand.');
  return made;
};

test('who has the link sees the order and pays for it without signing in', async () => {
  const { user, router } = await open(make());
  await screen.findByText(new RegExp(`We made order ${order().number} for you`));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('list', { name: 'Your pieces' })).toHaveTextContent(
    order().items[0]?.productName ?? '',
  );
  expect(screen.getByText(/^Shipping to Ada Byron, 1 Test Street, Chicago, IL 60601$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toHaveFocus();
  expect(order().status).toBe('PAID');
});

test('an order that has ended while it was looked at says so', async () => {
  const { user } = await open(make());
  const button = await screen.findByRole('button', { name: /^Pay \$/ });
  mockStore.state.orders = mockStore.state.orders.map((each) =>
    each.payBy === null ? each : { ...each, status: 'EXPIRED' as const, payBy: '2026-01-01T00:00:00Z' },
  );
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Too late to pay' })).toBeVisible();
  expect(screen.queryByText(/Ada Byron/)).not.toBeInTheDocument();
});

test('a link that is none, and a store that does not answer', async () => {
  const { unmount } = await open('unknown');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
  unmount();
  failNext('readOrderPayment', 'INTERNAL');
  const { user } = await open(make());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Pay \$/ })).toBeVisible();
});
