import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LeaveStoreProvider } from '@ritual/shared/blocks';
import { Outlet } from '@ritual/shared/routing';
import { demoProduct, failNext, mockStore, renderPage, type RenderPageOptions } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const plenty = demoProduct(101).variants.find(({ stock }) => stock > 5)?.id ?? 0;

async function open(options: RenderPageOptions) {
  const leave = jest.fn<(url: string) => void>();
  const page = await renderPage(
    [
      {
        element: (
          <LeaveStoreProvider value={leave}>
            <Outlet />
          </LeaveStoreProvider>
        ),
        children: routes,
      },
    ],
    options,
  );
  return { ...page, leave };
}

/** The shopper pressed 'Pay with Stripe' and went back from the payment page. */
async function left() {
  const page = await open({ url: '/checkout', user: 'shopper', cart: [{ variantId: plenty }] });
  await page.user.click(screen.getByRole('button', { name: 'Pay with Stripe' }));
  await waitFor(() => expect(page.leave).toHaveBeenCalled());
  page.unmount();
  return page.leave.mock.calls[0]?.[0] ?? '';
}

test('explains what happened and links to the cart', async () => {
  await open({ url: '/cancel' });
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeInTheDocument();
  expect(
    screen.getByText('It looks like you canceled your checkout. You can try again anytime.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('the abandoned payment', () => {
  test('can be resumed while it is open: the same order, the same payment page', async () => {
    const url = await left();
    const { user, leave } = await open({ url: '/cancel', user: 'shopper' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
    expect(mockStore.state.orders).toHaveLength(1);
  });

  test('is not offered when it was paid, or when the cart has changed', async () => {
    await left();
    mockStore.state.orders = mockStore.state.orders.map((order) => ({ ...order, status: 'PAID' }));
    const paid = await open({ url: '/cancel', user: 'shopper' });
    await waitFor(() => expect(paid.stores.cart.getState().status).toBe('ready'));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    paid.unmount();

    mockStore.state.orders = mockStore.state.orders.map((order) => ({ ...order, status: 'PENDING' }));
    const { stores } = await open({
      url: '/cancel',
      user: 'shopper',
      cart: [{ variantId: plenty, quantity: 2 }],
    });
    await waitFor(() => expect(stores.cart.getState().status).toBe('ready'));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('is offered no more once its shipping method is refused: another one is chosen at the checkout', async () => {
    await left();
    const { user } = await open({ url: '/cancel', user: 'shopper' });
    failNext('checkout', 'SHIPPING_METHOD_UNAVAILABLE');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This shipping method is not available/);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  });

  test('shows an error when it cannot be opened', async () => {
    await left();
    const { user } = await open({ url: '/cancel', user: 'shopper' });
    failNext('checkout', 'NETWORK');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the store.');
  });
});
