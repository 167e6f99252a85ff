import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { formatCents } from '@ritual/shared/kernel';
import {
  breakages,
  breakCall,
  expectConsole,
  mockStore,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

const open = (url = '/dashboard/orders') => renderPage(routes, { url, user: 'shopper' });
const numbers = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeEach(() => seedOrders(mockStore));

/** So many orders, copies of the seeded ones. */
function makeOrders(count: number) {
  const [first] = mockStore.state.orders;
  if (!first) throw new Error('Nothing was seeded.');
  mockStore.state.orders = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: mockStore.newId(),
    number: `ROP-${String(index + 1).padStart(6, '0')}`,
  }));
}

test('every order is listed with its date, units, state and total, and links to its page', async () => {
  const { user, router } = await open();
  const order = mockStore.state.orders[1];
  const row = within(screen.getByRole('article', { name: '#ROP-2F8XTD' }));
  expect(row.getByText('Shipped')).toBeVisible();
  expect(row.getByText(formatCents(order?.total ?? 0))).toBeVisible();
  expect(row.getAllByRole('img')).toHaveLength(order?.items.length ?? 0);

  await user.click(row.getByRole('link', { name: 'View order ROP-2F8XTD' }));
  expect(router.state.location.pathname).toBe(`/dashboard/orders/${order?.id}`);
});

test('the state is chosen by a link, so that it is in the URL', async () => {
  const { user, router } = await open();
  const states = within(screen.getByRole('navigation', { name: 'Orders by state' }));
  expect(states.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');

  await user.click(states.getByRole('link', { name: 'Delivered' }));
  expect(router.state.location.search).toBe('?status=DELIVERED');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('#ROP-9WQ4HB');
  expect(states.getByRole('link', { name: 'Delivered' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['?status=NONSENSE&page=minus', 5],
  ['?status=PAID', 1],
])('opened with %s there are %i orders', async (search, count) => {
  await open(`/dashboard/orders${search}`);
  expect(screen.getAllByRole('article')).toHaveLength(count);
});

test('orders are paged by five', async () => {
  makeOrders(12);
  const { user, router } = await open();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('1–5 of 12')).toBeVisible();
  expect(numbers()[0]).toBe('#ROP-000001');

  await user.click(pages.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('heading', { name: '#ROP-000006' });
  expect(router.state.location.search).toBe('?page=1');
  expect(pages.getByText('Page 2 of 3')).toBeVisible();
});

test('more units than fit are counted', async () => {
  makeOrders(1);
  const [order] = mockStore.state.orders;
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('Nothing was seeded.');
  const items = Array.from({ length: 6 }, () => ({ ...item, id: mockStore.newId() }));
  mockStore.state.orders = [{ ...order, items }];
  await open();
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.getByText(/^\+3/)).toHaveTextContent('+3 more');
});

test('without orders there is a link to the products', async () => {
  mockStore.state.orders = [];
  await open();
  expect(screen.getByText('You have no orders yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/collections');
});

test('a state without orders has a message', async () => {
  await open('/dashboard/orders?status=CANCELED');
  expect(screen.getByText('No orders in this state.')).toBeVisible();
});

test('a page beyond the end leads to the last one, in its state', async () => {
  makeOrders(12);
  const { router, unmount } = await open('/dashboard/orders?status=PAID&page=9');
  expect(router.state.location.search).toBe('?status=PAID&page=2');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  unmount();
  const empty = await open('/dashboard/orders?status=CANCELED&page=3');
  expect(empty.router.state.location.search).toBe('?status=CANCELED');
});

test('Back leads to the state that was chosen before', async () => {
  const { user, router } = await open();
  const states = within(screen.getByRole('navigation', { name: 'Orders by state' }));
  await user.click(states.getByRole('link', { name: 'Shipped' }));
  expect(await screen.findByText('#ROP-2F8XTD')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('#ROP-7K3M9Q')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect(await screen.findByText('#ROP-7K3M9Q')).toBeVisible();
  expect(states.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
});

test.each(breakages)('a list that cannot be loaded ($name) is an error of the page', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('myOrders', breakage);
  await open();
  expect(screen.getByText(/^Page error/)).toBeVisible();
});

test('an order is bought again from the list; sold-out items are named beside it', async () => {
  const [order] = mockStore.state.orders;
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('Nothing was seeded.');
  mockStore.state.orders = [{ ...order, items: [{ ...item, productId: 99_999 }] }];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Buy again order ${order.number}` }));
  expect(await screen.findByText(/is no longer sold\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Cart' })).not.toBeInTheDocument();
});
