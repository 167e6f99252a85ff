import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatCents } from '@ritual/shared/kernel';
import { LeaveStoreProvider } from '@ritual/shared/blocks';
import { Outlet } from '@ritual/shared/routing';
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

test('an order shows its state, units, address, totals and history', async () => {
  const order = delivered();
  await open(order.id);
  expect(screen.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeVisible();

  const [item] = order.items;
  const link = region('Items').getByRole('link', { name: item?.productName ?? '' });
  expect(link).toHaveAttribute('href', `/product/${item?.productId}`);
  expect(region('Items').getByText(`Size ${item?.size} · ${item?.color} · Quantity 1`)).toBeVisible();

  expect(region('Shipping address').getByText(/41 Beacon Street, Apt 6/)).toHaveTextContent(
    'Chicago, IL 60601',
  );
  expect(screen.getByText('Tax (6.25%)')).toBeVisible();
  expect(screen.getByText(formatCents(order.total))).toBeVisible();

  const states = region('Timeline').getAllByRole('listitem');
  expect(states.map((step) => step.firstChild?.textContent)).toEqual([
    'Processing',
    'Paid',
    'Shipped',
    'Delivered',
  ]);
});

test('there is a link back to the list', async () => {
  const { user, router } = await open(delivered().id);
  const content = screen.getByRole('heading', { level: 1 }).closest('div')?.parentElement;
  await user.click(
    within(content ?? document.body).getAllByRole('link', { name: 'Orders' })[0] as HTMLElement,
  );
  expect(router.state.location.pathname).toBe('/dashboard/orders');
});

test.each(['00000000-0000-4000-8000-00000000dead', 'nonsense'])(
  'an unknown order (%s) is the not-found page',
  async (id) => {
    await open(id);
    expect(screen.getByText('Page error 404')).toBeVisible();
  },
);

test("another shopper's order is the not-found page, too", async () => {
  await renderPage(routes, { url: `/dashboard/orders/${delivered().id}`, user: 'admin' });
  expect(screen.getByText('Page error 404')).toBeVisible();
});

test('a store that is out of reach is not reported as not found', async () => {
  failNext('getOrder', 'UNAVAILABLE');
  await open(delivered().id);
  expect(screen.getByText('Page error 503')).toBeVisible();
});

test('short URLs of orders redirect here', async () => {
  const order = delivered();
  const { router } = await renderPage(routes, { url: `/orders/${order.id}`, user: 'shopper' });
  expect(router.state.location.pathname).toBe(`/dashboard/orders/${order.id}`);
});

describe('an order that waits for its payment', () => {
  async function openPending(path = '') {
    const [first] = mockStore.state.orders;
    if (!first) throw new Error('Nothing was seeded.');
    const order = {
      ...first,
      status: 'PENDING' as const,
      paidAt: null,
      timeline: first.timeline.slice(0, 1),
    };
    mockStore.state.orders = [order];
    const leave = jest.fn<(url: string) => void>();
    const frame = (
      <LeaveStoreProvider value={leave}>
        <Outlet />
      </LeaveStoreProvider>
    );
    const url = path || `/dashboard/orders/${order.id}`;
    const page = await renderPage([{ element: frame, children: routes }], { url, user: 'shopper' });
    return { ...page, leave, order };
  }
  const button = (name: RegExp | string) => screen.getByRole('button', { name });
  const become = (status: 'PAID' | 'EXPIRED') => {
    mockStore.state.orders = mockStore.state.orders.map((order) => ({ ...order, status }));
  };

  test.each(['', '/dashboard/orders', '/dashboard'])(
    'is paid on its own payment page (from %j)',
    async (path) => {
      const { user, leave, order } = await openPending(path);
      await user.click(button(/^Complete payment/));
      await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
      expect(leave).toHaveBeenCalledWith(expect.stringContaining(order.sessionId));
      expect(button(/^Processing…|Complete payment/)).toHaveAttribute('aria-busy', 'true');
    },
  );

  test('can be canceled, after a confirmation; then it is shown as canceled', async () => {
    const { user } = await openPending();
    await user.click(button('Cancel order'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    expect(mockStore.state.orders[0]?.status).toBe('PENDING');

    await user.click(button('Cancel order'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await region('Timeline').findByText('Canceled')).toBeVisible();
    expect(screen.queryByText(/waiting for your payment/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('that was paid in another window is shown as paid', async () => {
    const { user, leave } = await openPending();
    become('PAID');
    await user.click(button('Complete payment'));
    await waitFor(() => expect(screen.queryByText(/waiting for your payment/)).not.toBeInTheDocument());
    expect(leave).not.toHaveBeenCalled();
  });

  test('that ended meanwhile is reported as ended', async () => {
    const { user, leave, reports } = await openPending('/dashboard/orders');
    become('EXPIRED');
    await user.click(button(/^Complete payment/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This order can no longer be paid. Nothing was charged.',
    );
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    expect(reports).toHaveLength(1);
  });

  test.each([
    ['payOrder', 'PAYMENT_PROVIDER_UNAVAILABLE', 'The payment page could not be opened.'],
    ['payOrder', 'NETWORK', 'We could not reach the store. Please try again.'],
    ['cancelOrder', 'NETWORK', 'We could not reach the store. Please try again.'],
    ['cancelOrder', 'ORDER_NOT_CANCELABLE', 'This order can no longer be canceled.'],
  ] as const)('%s failing with %s is reported beside it, and can be retried', async (name, code, text) => {
    const { user } = await openPending();
    failNext(name, code);
    await user.click(button(name === 'payOrder' ? 'Complete payment' : 'Cancel order'));
    if (name === 'cancelOrder') {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Complete payment')).not.toHaveAttribute('aria-busy');
  });
});
