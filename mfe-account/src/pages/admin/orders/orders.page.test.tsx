import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatCents } from '@ritual/shared/kernel';
import { mockStore, putOnHold, recordCalls, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const open = (query = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/orders${query}`, user: 'admin' });
const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);
const all = ['ROP-7K3M9Q', 'ROP-2F8XTD', 'ROP-9WQ4HB', 'ROP-C5N7RJ', 'ROP-M3VZ6P'];

test('the list shows orders newest first, with both states and the next step', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /ROP-7K3M9Q/ });
  expect(within(row).getByRole('gridcell', { name: 'Paid' })).toBeVisible();
  expect(within(row).getByRole('gridcell', { name: 'Unshipped' })).toBeVisible();
  expect(within(row).getByRole('gridcell', { name: 'Ship' })).toBeVisible();
  expect(numbers()).toEqual(all);
  expect(screen.getByText('5 orders')).toBeVisible();
});

test('the titles sort: oldest, and the highest total', async () => {
  const { user, router } = await open();
  const title = await screen.findByRole('button', { name: 'Placed' });
  await user.click(title);
  expect(router.state.location.search).toBe('?sort=-placed');
  await user.click(title);
  await waitFor(() => expect(numbers()).toEqual(all.toReversed()));
  await user.click(screen.getByRole('button', { name: 'Total' }));
  await waitFor(() => expect(numbers()[0]).not.toBe('ROP-M3VZ6P'));
  const highest = mockStore.state.orders.toSorted((a, b) => b.total - a.total)[0];
  expect(numbers()[0]).toBe(highest?.number);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  // There is no list of the lowest first: the usual order is back.
  await user.click(screen.getByRole('button', { name: 'Total' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the views are what waits to be done, and are in the address', async () => {
  const { user, router } = await open();
  await screen.findByRole('row', { name: /ROP-7K3M9Q/ });
  await user.click(screen.getByRole('button', { name: /^To ship/ }));
  await waitFor(() => expect(numbers()).toEqual(['ROP-7K3M9Q']));
  expect(router.state.location.search).toBe('?task=ship&sort=shipBy');
  expect(screen.getByRole('button', { name: 'To ship 1', current: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('orders are found by where their ship-by date stands, and sorted by it', async () => {
  const order = mockStore.state.orders.find(({ number }) => number === 'ROP-7K3M9Q');
  const dated = (shipDate: string) => {
    mockStore.state.orders = mockStore.state.orders.map((each) =>
      each.id === order?.id ? { ...each, shipDate } : each,
    );
  };
  dated('2020-01-02');
  const { user, router, unmount } = await open('?due=late');
  const row = await screen.findByRole('row', { name: /ROP-7K3M9Q/ });
  expect(within(row).getByRole('gridcell', { name: 'Late, Jan 2, 2020' })).toBeVisible();
  expect(numbers()).toEqual(['ROP-7K3M9Q']);
  const title = screen.getByRole('button', { name: 'Ship by' });
  await user.click(title);
  expect(router.state.location.search).toBe('?due=late&sort=shipBy');
  // There is no list of the last one first: the usual order is back.
  await user.click(title);
  expect(router.state.location.search).toBe('?due=late');
  unmount();
  dated('2099-12-30');
  await open('?due=late');
  expect(await screen.findByText(/No order/)).toBeVisible();
});

test('what is on hold is a view, and says why', async () => {
  const order = mockStore.state.orders.find(({ number }) => number === 'ROP-7K3M9Q');
  if (order) putOnHold(mockStore, order, { reason: 'fraud', note: '', by: 'Kofi Osei' });
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: /^On hold/ }));
  await waitFor(() => expect(numbers()).toEqual(['ROP-7K3M9Q']));
  expect(router.state.location.search).toBe('?hold=any&sort=shipBy');
  expect(screen.getByRole('gridcell', { name: 'On hold: possible fraud' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^To ship/ }));
  expect(await screen.findByText(/No order/)).toBeVisible();
});

test.each([
  ['?q=2F8XTD', ['ROP-2F8XTD']],
  ['?q=2F8XTC', []],
  ['?q=ROP-2F8XTD', ['ROP-2F8XTD']],
  ['?status=EXPIRED', ['ROP-M3VZ6P']],
])('%s finds %j', async (query, found) => {
  await open(query);
  if (found.length > 0) await waitFor(() => expect(numbers()).toEqual(found));
  else expect(await screen.findByText(/No order/)).toBeVisible();
});

test('the number of a parcel finds its order', async () => {
  const shipped = mockStore.state.orders.find(({ parcels }) => parcels.length > 0);
  await open(`?q=${shipped?.parcels[0]?.trackingNumber ?? ''}`);
  await waitFor(() => expect(numbers()).toEqual([shipped?.number]));
});

test.each(['task=made-up', 'min=x', 'state=ZZ', 'from=2026'])(
  '%s is refused, in place of all orders',
  async (query) => {
    const calls = recordCalls();
    await open(`?${query}`);
    expect(await screen.findByText('A filter has a value that is not known')).toBeVisible();
    expect(calls).not.toContain('GET /api/admin/orders');
  },
);

test('Enter opens the page of the row, U leads back to the list as it was', async () => {
  const { user, router } = await open('?status=PAID');
  await screen.findByRole('row', { name: /ROP-7K3M9Q/ });
  await user.keyboard('j{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'ROP-7K3M9Q' })).toBeVisible();
  await user.keyboard('u');
  await waitFor(() => expect(router.state.location.search).toBe('?status=PAID'));
});

test('G O leads to the orders; who may not see them has no entry', async () => {
  const { user, router, unmount } = await renderPage(routes, { url: '/admin/AdminDashboard', user: 'admin' });
  await user.keyboard('go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/AdminDashboard/orders'));
  unmount();
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'analyst' };
  await open();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(screen.queryByRole('row', { name: /ROP-7K3M9Q/ })).toBeNull();
});

test('many orders get a tag at once, which can be taken back; one that has too many says so', async () => {
  const full = Array.from({ length: 20 }, (_, nth) => `full ${String(nth)}`);
  const [first, second] = ['ROP-7K3M9Q', 'ROP-2F8XTD'];
  mockStore.state.orders = mockStore.state.orders.map((order) =>
    order.number === second ? { ...order, tags: full } : order,
  );
  const tagsOf = (number: string) => mockStore.state.orders.find((each) => each.number === number)?.tags;
  const { user } = await open();
  for (const number of [first, second, 'ROP-9WQ4HB'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Select ${number}`) }));
  const bar = screen.getByRole('toolbar', { name: 'Selection' });
  const worth = mockStore.state.orders
    .filter(({ number }) => [first, second, 'ROP-9WQ4HB'].includes(number))
    .reduce((sum, { total }) => sum + total, 0);
  expect(bar).toHaveTextContent(`3 selected ${formatCents(worth)}`);
  await user.keyboard('t');
  const dialog = within(screen.getByRole('dialog', { name: 'Tag 3 orders' }));
  expect(dialog.getByRole('combobox', { name: 'Tag' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: /^Tag 3 orders/ }));
  const field = dialog.getByRole('combobox', { name: 'Tag' });
  expect(field).toHaveAccessibleDescription('Enter a tag.');
  expect(field).toHaveFocus();
  await user.type(field, 'gift{Control>}{Enter}{/Control}');
  await waitFor(() => expect(tagsOf(first)).toEqual(['gift']));
  expect(await screen.findByText('Add gift: 2 of 3 done.')).toBeVisible();
  expect(await screen.findByText(/^Add gift: An order has at most/)).toBeVisible();
  expect(tagsOf(second)).toEqual(full);
  // What was tagged is often shipped next.
  expect(bar).toHaveTextContent('3 selected');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(tagsOf(first)).toEqual([]));
});
