import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedOrders, tellOfDelay } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

const paid = () => {
  const order = mockStore.state.orders.find(({ status }) => status === 'PAID');
  if (!order) throw new Error('There is no paid order.');
  return order;
};
const now = (id: string) => mockStore.state.orders.find((order) => order.id === id);
const open = (id: string) => renderPage(routes, { url: `/dashboard/orders/${id}`, user: 'shopper' });

test('what is paid tells by when it ships', async () => {
  await open(paid().id);
  expect(screen.getByText(/^It ships by \w{3}, \w{3} \d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I will wait' })).toBeNull();
});

test('who was told of a delay waits, and is not asked again', async () => {
  const { id } = tellOfDelay(mockStore, paid(), { date: '2099-12-30', by: 'Kofi Osei' });
  const { user } = await open(id);
  expect(screen.getByText(/This order is delayed.*ships by Wed, Dec 30, 2099 now/)).toBeVisible();
  failNext('answerDelay', 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'I will wait' }));
  expect(await screen.findByText(/could not reach the store/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I will wait' }));
  expect(await screen.findByText('It ships by Wed, Dec 30, 2099.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(now(id)?.delays[0]?.answer).toBe('kept');
});

test('or cancels it', async () => {
  const { id } = tellOfDelay(mockStore, paid(), { date: '2099-12-30', by: 'Kofi Osei' });
  const { user } = await open(id);
  await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
  await waitFor(() => expect(now(id)?.status).toBe('REFUNDED'));
  await waitFor(() => expect(screen.queryByText(/^It ships by/)).toBeNull());
});
