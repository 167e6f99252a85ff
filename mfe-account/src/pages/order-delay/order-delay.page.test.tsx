import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedOrders, tellOfDelay } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

const paid = () => {
  const order = mockStore.state.orders.find(({ status }) => status === 'PAID');
  if (!order) throw new Error('There is no paid order.');
  return order;
};
/** The staff tells of a delay to a Wednesday far away; answers with the token of the mail. */
function tell(date = '2099-12-30'): string {
  const told = tellOfDelay(mockStore, paid(), { date, by: 'Kofi Osei' });
  return told.delays.at(-1)?.token ?? '';
}
const open = (token: string) => renderPage(routes, { url: `/orders/delay?token=${token}`, user: null });

test('who has the link keeps the order without signing in', async () => {
  const { user, router } = await open(tell());
  await screen.findByText(/ships by Wed, Dec 30, 2099 now/);
  expect(router.state.location.search).toBe('');
  expect(screen.getByText(/Please answer by/)).toBeVisible();
  expect(paid().delays[0]?.answer).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I will wait' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for waiting' })).toHaveFocus();
  expect(paid().delays[0]?.answer).toBe('kept');
});

test('who does not want to wait cancels with one click, and a second click is told so', async () => {
  const token = tell();
  const { id, number } = paid();
  const { user, unmount } = await open(token);
  await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByRole('heading', { name: 'Your order is canceled' })).toBeVisible();
  expect(screen.getByText(new RegExp(`Order ${number}: The money`))).toBeVisible();
  expect(mockStore.state.orders.find((each) => each.id === id)?.status).toBe('REFUNDED');
  unmount();
  await open(token);
  expect(await screen.findByRole('heading', { name: 'Your order is canceled' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I will wait' })).toBeNull();
});

test('what was answered elsewhere meanwhile is shown as it is', async () => {
  const { user } = await open(tell());
  const button = await screen.findByRole('button', { name: 'I will wait' });
  failNext('answerLinkedDelay', 'DELAY_ANSWERED');
  await user.click(button);
  expect(await screen.findByText(/was answered already, or the order has shipped/)).toBeVisible();
});

test('an unknown link leads to the orders; without a network it can be opened again', async () => {
  const { unmount } = await open('guessed');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your orders' })).toHaveAttribute('href', '/dashboard/orders');
  unmount();
  const token = tell();
  failNext('readDelay', 'NETWORK');
  const { user } = await open(token);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'I will wait' })).toBeVisible());
});
