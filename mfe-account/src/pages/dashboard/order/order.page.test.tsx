import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

function delivered() {
  const order = mockStore.state.orders.find(({ status }) => status === 'DELIVERED');
  if (!order) throw new Error('No order was delivered.');
  return order;
}
const open = (id: string) => renderPage(routes, { url: `/dashboard/orders/${id}`, user: 'shopper' });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('an order shows its state, pieces, address, sums and what happened', async () => {
  const order = delivered();
  await open(order.id);
  expect(screen.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeVisible();

  const [item] = order.items;
  const link = region('Items').getByRole('link', { name: item?.productName ?? '' });
  expect(link).toHaveAttribute('href', `/product/${item?.productId}`);
  expect(region('Items').getByText(`Size ${item?.size} · ${item?.color} · Quantity 1`)).toBeVisible();

  expect(region('Shipping address').getByText(/41 Beacon Street, Apt 6/)).toHaveTextContent(
    'Boston, MA 02108',
  );
  expect(screen.getByText('Tax (6.25%)')).toBeVisible();
  expect(screen.getByText(`$${order.total.toFixed(2)}`)).toBeVisible();

  const states = region('Timeline').getAllByRole('listitem');
  expect(states.map((step) => step.firstChild?.textContent)).toEqual([
    'Processing',
    'Paid',
    'Shipped',
    'Delivered',
  ]);
});

test('there is a way back to the list', async () => {
  const { user, router } = await open(delivered().id);
  const content = screen.getByRole('heading', { level: 1 }).closest('div')?.parentElement;
  await user.click(
    within(content ?? document.body).getAllByRole('link', { name: 'Orders' })[0] as HTMLElement,
  );
  expect(router.state.location.pathname).toBe('/dashboard/orders');
});

test.each(['00000000-0000-4000-8000-00000000dead', 'nonsense'])(
  'an unknown order (%s) is a page that does not exist',
  async (id) => {
    await open(id);
    expect(screen.getByText('Page error 404')).toBeVisible();
  },
);

test("somebody else's order does not exist either", async () => {
  await renderPage(routes, { url: `/dashboard/orders/${delivered().id}`, user: 'admin' });
  expect(screen.getByText('Page error 404')).toBeVisible();
});

test('a store that is not available is another matter', async () => {
  failNext('getOrder', 'UNAVAILABLE');
  await open(delivered().id);
  expect(screen.getByText('Page error 503')).toBeVisible();
});

test('short addresses of orders lead here', async () => {
  const order = delivered();
  const { router } = await renderPage(routes, { url: `/orders/${order.id}`, user: 'shopper' });
  expect(router.state.location.pathname).toBe(`/dashboard/orders/${order.id}`);
});
