import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failNext, mockStore, openOrderChange, renderPage, seedOrders } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

const paid = () => {
  const order = mockStore.state.orders.find(({ status }) => status === 'PAID');
  if (!order) throw new Error('There is no paid order.');
  return order;
};
/** The staff wants another piece in the order; answers with the token of the mail. */
const ask = () => openOrderChange(mockStore, paid().id);
const open = (token: string) => renderPage(routes, { url: `/orders/change?token=${token}`, user: null });

test('who has the link pays for the change without signing in', async () => {
  const { number, total } = paid();
  const { user, router } = await open(ask());
  await screen.findByText(new RegExp(`This change of order ${number} costs \\$.* more`));
  expect(router.state.location.search).toBe('');
  expect(paid().total).toBe(total);
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  expect(await screen.findByRole('heading', { name: 'Your order is changed' })).toHaveFocus();
  expect(paid()).toMatchObject({ version: 2 });
  expect(paid().total).toBeGreaterThan(total);
});

test('a change that is not made any more is said so', async () => {
  const { user } = await open(ask());
  const button = await screen.findByRole('button', { name: /^Pay \$/ });
  mockStore.state.orders = mockStore.state.orders.map((order) => ({
    ...order,
    changes: order.changes.map((change) => ({ ...change, state: 'EXPIRED' as const })),
  }));
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Too late to change' })).toBeVisible();
  expect(screen.getByText(/nothing was charged/, { selector: 'p' })).toBeVisible();
});

test('a link that is none, and a store that does not answer', async () => {
  const { unmount } = await open('unknown');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
  unmount();
  failNext('readOrderChange', 'INTERNAL');
  const { user } = await open(ask());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Pay \$/ })).toBeVisible();
});
