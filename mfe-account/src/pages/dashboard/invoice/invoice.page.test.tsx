import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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

beforeEach(() => seedOrders(mockStore));

const order = (status: string) => {
  const found = mockStore.state.orders.find((each) => each.status === status);
  if (!found) throw new Error(`No order is ${status}.`);
  return found;
};
const open = (id: string) => renderPage(routes, { url: `/dashboard/orders/${id}/invoice`, user: 'shopper' });

test('an invoice has number, seller, buyer, lines, tax and total', async () => {
  const paid = order('SHIPPED');
  await open(paid.id);
  const number = paid.number.replace('ROP', 'INV');
  expect(screen.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  expect(screen.getByText('118 Newbury Street')).toBeVisible();
  expect(screen.getByText('41 Beacon Street, Apt 6')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Items of this invoice' })).getAllByRole('row');
  expect(rows).toHaveLength(1 + paid.items.length);
  expect(rows[1]).toHaveTextContent(paid.items[0]?.productName ?? '');
  expect(screen.getByText('Sales tax (6.25%)')).toBeVisible();
  expect(screen.getByText(formatCents(paid.total))).toBeVisible();
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
});

test('a button prints it, and a link leads back to the order', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, router } = await open(order('PAID').id);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockRestore();
  await user.click(screen.getByRole('link', { name: `Order #${order('PAID').number}` }));
  expect(router.state.location.pathname).toBe(`/dashboard/orders/${order('PAID').id}`);
});

test('refunds are listed on it, and what a change gave away', async () => {
  const { id } = order('REFUNDED');
  mockStore.state.orders = mockStore.state.orders.map((each) =>
    each.id === id ? { ...each, discount: 6_000 } : each,
  );
  await open(id);
  expect(screen.getByText('−$60.00')).toBeVisible();
  expect(screen.getByText('Refunded')).toBeVisible();
});

test('an unpaid order has none; nor has an unknown one', async () => {
  const { unmount } = await open(order('EXPIRED').id);
  expect(screen.getByText('Page error 404')).toBeVisible();
  unmount();
  await open('nonsense');
  expect(screen.getByText('Page error 404')).toBeVisible();
});

test.each(breakages)('when it fails to load ($name) the page shows an error', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('getInvoice', breakage);
  await open(order('PAID').id);
  expect(screen.getByText(/^Page error/)).toBeVisible();
});
