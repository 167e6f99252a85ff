import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { failNext, mockStore, paidOrders, renderPage, seedOrders } from '@ritual/shared/testing';
import { code128 } from '../../../rules/code128.ts';
import { adminRoutes as routes } from '../admin.routes.tsx';

const root = '/admin/AdminDashboard/orders';
const open = (url: string) => renderPage(routes, { url: `${root}${url}`, user: 'admin' });
const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);

beforeEach(() => seedOrders(mockStore));
afterEach(() => {
  printed.mockClear();
});

test('packing slips are opened for the selection, one a sheet, and the list is as it was left', async () => {
  const [first, second] = paidOrders(2, 3);
  const { user, router } = await open('?task=ship&sort=placed');
  await screen.findByRole('row', { name: new RegExp(first ?? '') });
  await user.keyboard('{Control>}a{/Control}p');
  expect(await screen.findByRole('heading', { level: 1, name: 'Packing slips' })).toBeVisible();
  expect(router.state.location.search).toBe(`?orders=${first ?? ''},${second ?? ''}`);
  const slips = screen.getAllByRole('article');
  expect(slips).toHaveLength(2);
  const slip = within(screen.getByRole('article', { name: `Packing slip ${first ?? ''}` }));
  expect(slip.getByText('41 Beacon Street, Apt 6', { exact: false })).toBeVisible();
  expect(slip.getByText(/3 pieces/)).toBeVisible();
  // Who has sent it, as Settings name the shop: its own name, and where it can be reached.
  const { facts } = mockShop();
  expect(slip.getByText(facts?.name ?? '')).toBeVisible();
  expect(slip.getByText(new RegExp(`${facts?.street ?? ''}.*${facts?.email ?? ''}`))).toBeVisible();
  const [, row] = slip.getAllByRole('row');
  expect(row).toHaveTextContent(/3.*ROP-/);
  const bars = slip.getByRole('img', { name: `Barcode ${first ?? ''}` });
  const modules = (code128(first ?? '') ?? []).reduce((sum, width) => sum + width, 0);
  expect(bars).toHaveAttribute('viewBox', `0 0 ${String(modules + 20)} 1`);
  await user.keyboard('p');
  expect(printed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Print 2 packing slips' }));
  expect(printed).toHaveBeenCalledTimes(2);
  await user.keyboard('u');
  expect(await screen.findByRole('toolbar', { name: 'Selection' })).toHaveTextContent('2 selected');
});

test('a pick list adds up what orders need by variant, with who needs it', async () => {
  const numbers = paidOrders(3, 2);
  const { user } = await open('?task=ship&sort=placed');
  await screen.findByRole('row', { name: new RegExp(numbers[0] ?? '') });
  await user.keyboard('{Control>}a{/Control}l');
  const list = within(await screen.findByRole('article', { name: 'Pick list' }));
  expect(list.getByText('6 pieces for 3 orders')).toBeVisible();
  const [, row, ...others] = list.getAllByRole('row');
  expect(others).toHaveLength(0);
  expect(row).toHaveTextContent(/^6/);
  for (const number of numbers) expect(row).toHaveTextContent(`${number} × 2`);
  expect(screen.getByRole('button', { name: 'Print the list of 6 pieces' })).toBeVisible();
});

test('what must not leave is named and left out; a parcel that has left can be printed again', async () => {
  paidOrders(1);
  await open('/packing-slips?orders=ROP-AAAAA1,ROP-2F8XTD,ROP-M3VZ6P');
  expect(screen.getAllByRole('article').map((slip) => slip.getAttribute('aria-label'))).toEqual([
    'Packing slip ROP-AAAAA1',
    'Packing slip ROP-2F8XTD',
  ]);
  expect(screen.getByText(/ROP-M3VZ6P \(nothing to ship\) is left out/)).toBeVisible();
});

test.each(['/packing-slips', '/packing-slips?orders=all', '/pick-list?orders=ROP-M3VZ6P'])(
  '%s has nothing to print, and one way on',
  async (url) => {
    await open(url);
    expect(await screen.findByText('There is nothing to print')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the orders' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  },
);

test('the slip of an order is opened from its page', async () => {
  const [number] = paidOrders(1);
  const id = mockStore.state.orders.find((order) => order.number === number)?.id ?? '';
  const { user } = await open(`/${id}`);
  expect(screen.getByRole('button', { name: 'Packing slip' })).toBeVisible();
  await user.keyboard('p');
  expect(await screen.findByRole('article', { name: `Packing slip ${number ?? ''}` })).toBeVisible();
  await user.keyboard('u');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: number ?? '' })).toBeVisible());
});

test('a list of a failed call says so in its place', async () => {
  paidOrders(1);
  failNext('getPacking', 'INTERNAL');
  await open('/pick-list?orders=ROP-AAAAA1');
  expect(await screen.findByRole('button', { name: /Try again|Reload/ })).toBeVisible();
});
