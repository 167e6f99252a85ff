import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { checkout, getCart, orderBySession, reconcile } from '@ritual/shared/contract/calls';
import { api, configureApi } from '@ritual/shared/http';
import { emptyCart } from '@ritual/shared/state';
import { demoProduct, fakeHost, failNext, mockStore, renderPage, holdNext } from '@ritual/shared/testing';
import { paymentStorage } from '../../features/payment/payment-storage.ts';
import { routes } from '../../routes.tsx';

const legging = demoProduct(101);
const plenty = legging.variants.find(({ stock }) => stock > 5)?.id ?? 0;
const shopper = '00000000-0000-4000-8000-000000000001';

/** The shopper has placed an order and returns from the payment page. */
async function placed() {
  const host = fakeHost({ user: 'shopper' });
  configureApi({ token: host.token });
  mockStore.state.carts[`user:${shopper}`] = [{ id: mockStore.newId(), variantId: plenty, quantity: 1 }];
  const addressId = mockStore.state.addresses[0]?.id ?? '';
  const { sessionId, orderId } = await api.call(
    checkout,
    { body: { addressId } },
    { headers: { 'x-idempotency-key': 'key' } },
  );
  paymentStorage.keepKey({ fingerprint: 'f', key: 'key', madeAt: Date.now() });
  paymentStorage.keepSession({ sessionId, orderId, userId: shopper, addressId });
  return { sessionId, url: `/success?session_id=${sessionId}` };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a paid order', () => {
  test('shows number, times, address, items and total', async () => {
    const { url } = await placed();
    await renderPage(routes, { url, user: 'shopper' });
    expect(await title('Payment Successful')).toBeInTheDocument();
    const [order] = mockStore.state.orders;
    expect(screen.getByText(`#${order?.number ?? ''}`)).toBeInTheDocument();
    expect(screen.getByText('Created').nextElementSibling).toHaveTextContent(/20\d\d/);
    expect(screen.getByText('Paid').nextElementSibling).toHaveTextContent(/20\d\d/);
    expect(
      screen.getByText(/Thank you, Maya\. We sent a confirmation to shopper@example\.com/),
    ).toBeInTheDocument();
    const street = order?.shippingAddress.street ?? 'none';
    expect(screen.getByText(new RegExp(street))).toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Your order' });
    expect(panel).toHaveTextContent(legging.name);
    expect(panel).toHaveTextContent('Total$114.03');
    expect(screen.getByRole('link', { name: 'View my orders' })).toHaveAttribute('href', '/dashboard/orders');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/shop');
  });

  test('says of a test order that it is one', async () => {
    const { url } = await placed();
    mockStore.state.orders = mockStore.state.orders.map((order) => ({ ...order, test: true }));
    await renderPage(routes, { url, user: 'shopper' });
    expect(await title('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText(/^This is a TEST order/)).toBeVisible();
  });

  test('removes the stored key and session and reloads the cart', async () => {
    const { url } = await placed();
    const { stores } = await renderPage(routes, { url, user: 'shopper' });
    await title('Payment Successful');
    expect(paymentStorage.key()).toBeNull();
    expect(paymentStorage.session()).toBeNull();
    await waitFor(() => expect(stores.cart.getState().cart.totalItems).toBe(0));
  });

  test('does not touch a payment started since', async () => {
    const { url } = await placed();
    const later = { sessionId: 'cs_later', orderId: 'o', userId: shopper, addressId: 'a' };
    paymentStorage.keepSession(later);
    await renderPage(routes, { url, user: 'shopper' });
    await title('Payment Successful');
    expect(paymentStorage.session()).toEqual(later);
    expect(paymentStorage.key()).not.toBeNull();
  });

  test('a holder of only the session id sees city and state, no name and no e-mail', async () => {
    const { url } = await placed();
    await renderPage(routes, { url });
    await title('Payment Successful');
    const { city, state, street, recipientName } = mockStore.state.orders[0]?.shippingAddress ?? {
      city: '',
      state: '',
    };
    expect(screen.getByText(`${city}, ${state}`)).toBeInTheDocument();
    expect(screen.queryByText(new RegExp(street ?? 'none'))).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(recipientName ?? 'none'))).not.toBeInTheDocument();
    expect(screen.queryByText(/@example\.com/)).not.toBeInTheDocument();
  });
});

describe('an order that is not settled yet', () => {
  test('is shown as processing and checked again after 2 s', async () => {
    const { url } = await placed();
    failNext('reconcile', 'PAYMENT_PROVIDER_UNAVAILABLE');
    const { reports } = await renderPage(routes, { url, user: 'shopper' });
    expect(await title('Payment Processing')).toBeInTheDocument();
    expect(screen.getByText('This takes a few seconds. You can leave this page.')).toBeInTheDocument();
    expect(paymentStorage.key()).not.toBeNull();
    expect(reports).toHaveLength(1);
    expect(
      await screen.findByRole('heading', { name: 'Payment Successful' }, { timeout: 4000 }),
    ).toBeInTheDocument();
  });

  test('is checked 15 times at most; then the shopper can check again', async () => {
    const { url } = await placed();
    const [order] = mockStore.state.orders;
    const looks = jest.fn();
    // The mocks would settle it at the first check, and their answers need the real clock.
    jest.spyOn(api, 'call').mockImplementation((call) => {
      if (call === orderBySession) looks();
      const answer = call === reconcile ? { status: 'PENDING' } : call === getCart ? emptyCart : order;
      return Promise.resolve(answer) as never;
    });
    jest.useFakeTimers();
    try {
      await renderPage(routes, { url, user: 'shopper' });
      await act(() => jest.advanceTimersByTimeAsync(1999));
      expect(looks).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(looks).toHaveBeenCalledTimes(2);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
    } finally {
      jest.useRealTimers();
      jest.restoreAllMocks();
    }
    expect(looks).toHaveBeenCalledTimes(15);
    expect(screen.getByText(/This takes longer than usual/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument();
  });
});

test('while the status is unknown a spinner is shown', async () => {
  const { url } = await placed();
  const release = holdNext('reconcile');
  await renderPage(routes, { url, user: 'shopper' });
  expect(screen.getByLabelText('Loading your order')).toBeInTheDocument();
  release();
  await title('Payment Successful');
});

test.each(['/success?session_id=cs_unknown', '/success', '/success?session_id='])(
  'no order for %s: a message and a link to the home page',
  async (url) => {
    await renderPage(routes, { url });
    expect(await title("We couldn't find your order.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  },
);

test('after a network failure it can be retried, and nothing stored is lost', async () => {
  const { url } = await placed();
  failNext('reconcile', 'NETWORK');
  failNext('orderBySession', 'NETWORK');
  const { user } = await renderPage(routes, { url, user: 'shopper' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(paymentStorage.key()).not.toBeNull();
  await user.click(again);
  expect(await title('Payment Successful')).toBeInTheDocument();
});

test('an order that ended unpaid links back to the cart', async () => {
  const { url, sessionId } = await placed();
  mockStore.state.orders = mockStore.state.orders.map((order) =>
    order.sessionId === sessionId ? { ...order, status: 'EXPIRED' } : order,
  );
  await renderPage(routes, { url, user: 'shopper' });
  expect(await title('Payment Canceled')).toBeInTheDocument();
  expect(screen.getByText(/nothing was charged/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
});
