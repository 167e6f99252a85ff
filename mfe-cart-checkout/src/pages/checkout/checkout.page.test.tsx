import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LeaveStoreProvider } from '@ritual/shared/blocks';
import { getCart } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { demoPolicy } from '@ritual/shared/demo';
import { mockShop } from '@ritual/shared/mocks';
import { Outlet } from '@ritual/shared/routing';
import {
  demoProduct,
  failNext,
  fakeHost,
  mockServer,
  mockStore,
  renderPage,
  holdNext,
  type RenderPageOptions,
} from '@ritual/shared/testing';
import { paymentStorage } from '../../features/payment/payment-storage.ts';
import { routes } from '../../routes.tsx';

const legging = demoProduct(101);
const bra = demoProduct(111);
const plenty = legging.variants.find(({ stock }) => stock > 5)?.id ?? 0;
const three = bra.variants.find(({ stock }) => stock === 3)?.id ?? 0;

async function open(options: RenderPageOptions = {}) {
  const leave = jest.fn<(url: string) => void>();
  const sent: Headers[] = [];
  // Only records; the mocks answer.
  mockServer.use(http.post('*/api/checkout', ({ request }) => void sent.push(request.headers)));
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
    { url: '/checkout', user: 'shopper', cart: [{ variantId: plenty }], ...options },
  );
  return { ...page, leave, sent };
}
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const pay = () => screen.getByRole('button', { name: /Pay with Stripe|Processing/ });
const promise = (policy: Partial<typeof demoPolicy>) => {
  mockStore.state.settings = { ...mockStore.state.settings, policy: { ...demoPolicy, ...policy } };
};
const settled = () =>
  waitFor(() => expect(screen.queryByLabelText('Updating totals')).not.toBeInTheDocument());
const mine = () => mockStore.state.addresses.filter(({ userId }) => userId.endsWith('1'));

describe('the review', () => {
  test('items, addresses with the default chosen, delivery', async () => {
    await open({ cart: [{ variantId: plenty, quantity: 2 }, { variantId: three }] });
    expect(screen.getByRole('heading', { level: 1, name: 'Review & Pay' })).toBeInTheDocument();
    const items = screen.getByRole('region', { name: 'Items (3)' });
    expect(items).toHaveTextContent(legging.name);
    expect(items).toHaveTextContent('Quantity 2');
    expect(items).toHaveTextContent('$196.00');
    const addresses = within(screen.getByRole('region', { name: 'Shipping address' })).getAllByRole('radio');
    expect(addresses).toHaveLength(mine().length);
    expect(addresses.filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Default/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await settled();
  });

  test('a faster method costs its price, is ordered, and is chosen again by who comes back from paying', async () => {
    const { user, leave, unmount } = await open({ cart: [{ variantId: plenty }] });
    await settled();
    await user.click(screen.getByRole('radio', { name: /^Expedited\s*\$19\.90.*2–3 business days/ }));
    await settled();
    expect(summary()).toHaveTextContent('Shipping$19.90');
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(mockStore.state.orders[0]).toMatchObject({ method: 'expedited', shipping: 1990 });
    expect(paymentStorage.session()).toMatchObject({ method: 'expedited' });
    unmount();
    const again = await open();
    await settled();
    expect(screen.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
    again.unmount();
    // Of a payment that was given up long ago nothing is chosen, least of all what costs more.
    const key = paymentStorage.key();
    if (!key) throw new Error('The payment has no key.');
    paymentStorage.keepKey({ ...key, madeAt: Date.now() - 86_400_000 });
    await open();
    await settled();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  });

  test('a method that does not go to the address cannot be chosen, and says why', async () => {
    const { user } = await open({ cart: [{ variantId: plenty }] });
    const [address] = mine().filter(({ isDefault }) => !isDefault);
    if (!address) throw new Error('The shopper has two addresses.');
    mockStore.state.addresses = mockStore.state.addresses.map((each) =>
      each.id === address.id ? { ...each, street: 'PO Box 12' } : each,
    );
    await user.click(screen.getByRole('radio', { name: /^Next day/ }));
    await settled();
    expect(summary()).toHaveTextContent('Shipping$34.90');
    // Another tab has changed the address meanwhile: the server refuses, and the page falls back to standard.
    await user.click(screen.getByRole('radio', { name: new RegExp(address.street) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/This shipping method is not available/);
    await settled();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Next day shipping does not go to PO boxes\./ })).toBeDisabled();
    expect(summary()).toHaveTextContent('Shipping$9.90');
  });

  test('with one method there is nothing to choose; where it does not go either, nothing is paid', async () => {
    const settings = {
      ...mockStore.state.settings,
      policy: {
        ...demoPolicy,
        ...{ expeditedPrice: null, nextDayPrice: null, standardNotTo: mine().map(({ state }) => state) },
      },
    };
    const host = fakeHost({ user: 'shopper', shop: mockShop(settings) });
    const { user, sent } = await open({ cart: [{ variantId: plenty }], host });
    expect(screen.getByText('Standard shipping does not go to this state.')).toBeVisible();
    expect(screen.getByText('Nothing is shipped to this address. Choose another one.')).toBeVisible();
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing is shipped to this address/);
    expect(sent).toEqual([]);
  });

  test('what the owner changed since the page was opened counts: prices, and methods that are new or gone', async () => {
    const host = fakeHost({
      user: 'shopper',
      shop: mockShop({ ...mockStore.state.settings, policy: { ...demoPolicy, nextDayPrice: null } }),
    });
    promise({ expeditedPrice: 2490, nextDayPrice: 3490 });
    const { user } = await open({ cart: [{ variantId: plenty }], host });
    expect(await screen.findByRole('radio', { name: /^Next day\s*\$34\.90/ })).toBeEnabled();
    // While a method is quoted, its card keeps the price that was quoted.
    const release = holdNext('quote');
    await user.click(screen.getByRole('radio', { name: /^Expedited\s*\$24\.90/ }));
    expect(screen.getByRole('radio', { name: /^Expedited\s*\$24\.90/ })).toBeChecked();
    release();
    await settled();
    expect(summary()).toHaveTextContent('Shipping$24.90');
    promise({ expeditedPrice: null, expeditedFreeFrom: null });
    await user.click(screen.getByRole('radio', { name: /^Standard/ }));
    await settled();
    expect(
      screen.getByRole('radio', { name: /Expedited shipping is not offered any more\./ }),
    ).toBeDisabled();
  });

  test('when standard shipping goes there no more, paying offers the next method, not the same one again', async () => {
    const { user, leave } = await open({ cart: [{ variantId: plenty }] });
    await settled();
    promise({ standardNotTo: mine().map(({ state }) => state) });
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(/This shipping method is not available/);
    expect(leave).not.toHaveBeenCalled();
    await settled();
    expect(
      screen.getByRole('radio', { name: /Standard shipping does not go to this state\./ }),
    ).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(mockStore.state.orders[0]).toMatchObject({ method: 'expedited' });
  });

  test('when nothing goes there any more, each method is asked for once, and the page says so', async () => {
    const asked: unknown[] = [];
    mockServer.use(http.post('*/api/checkout/quote', () => void asked.push(1)));
    const host = fakeHost({ user: 'shopper', shop: mockShop(mockStore.state.settings) });
    const states = mine().map(({ state }) => state);
    promise({ standardNotTo: states, expeditedNotTo: states, nextDayNotTo: states });
    await open({ cart: [{ variantId: plenty }], host });
    expect(await screen.findByText('Nothing is shipped to this address. Choose another one.')).toBeVisible();
    expect(screen.queryByText(/Orders placed before/)).not.toBeInTheDocument();
    expect(asked).toHaveLength(3);
  });

  test("the server's quote replaces the browser's totals, which are muted until then", async () => {
    const release = holdNext('quote');
    await open({ cart: [{ variantId: plenty }] });
    expect(screen.getByLabelText('Updating totals')).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Subtotal$98.00');
    release();
    await settled();
    expect(summary()).toHaveTextContent('Tax (6.25%)$6.13');
    expect(summary()).toHaveTextContent('Shipping$9.90');
    expect(summary()).toHaveTextContent('Total$114.03');
  });

  test.each(['INTERNAL', 'NETWORK', 'ADDRESS_NOT_FOUND'] as const)(
    'a quote that fails with %s leaves the totals computed here',
    async (code) => {
      failNext('quote', code);
      await open({ cart: [{ variantId: plenty }] });
      await settled();
      expect(summary()).toHaveTextContent('Tax (6.25%)$6.13');
      expect(summary()).toHaveTextContent('Total$114.03');
    },
  );

  test('a store that accepts no orders shows that before payment', async () => {
    failNext('quote', 'ORDERS_CLOSED');
    const { user, sent } = await open();
    const closed = /^This store does not take orders yet\. Nothing was charged/;
    expect(await screen.findByText(closed)).toBeVisible();
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(closed);
    expect(sent).toEqual([]);
  });

  test('without tax rules and quote, tax counts as zero', async () => {
    failNext('taxRules', 'UNAVAILABLE');
    failNext('quote', 'UNAVAILABLE');
    await open();
    await settled();
    expect(summary()).toHaveTextContent('Tax$0.00');
  });

  test('another address has another tax', async () => {
    const { user } = await open();
    await settled();
    const other = mine().find(({ isDefault }) => !isDefault);
    await user.click(screen.getByRole('radio', { name: new RegExp(other?.street ?? '') }));
    await settled();
    expect(summary()).not.toHaveTextContent('Tax (6.25%)');
  });

  test('an unavailable line and a changed price are shown before payment', async () => {
    const { stores } = await open({ cart: [{ variantId: plenty }, { variantId: three }] });
    const { items, ...sums } = await api.call(getCart);
    const changed = items.map((item) =>
      item.variantId === three ? { ...item, withdrawn: true } : { ...item, priceBefore: 11_000 },
    );
    await settled();
    act(() => stores.cart.getState().replace({ ...sums, items: changed }));
    const list = screen.getByRole('region', { name: /^Items/ });
    expect(list).toHaveTextContent('Price changed from $110.00 to $98.00.');
    expect(list).toHaveTextContent('No longer available — please remove this item.');
    expect(screen.getByText(`${bra.name} is no longer available. Remove it to check out.`)).toBeVisible();
    await settled();
  });

  test('an empty cart has a message', async () => {
    await open({ cart: [] });
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay with Stripe' })).not.toBeInTheDocument();
  });
});

describe('paying', () => {
  test('places the order under a key and leaves for the payment page', async () => {
    const { user, leave, sent } = await open();
    const release = holdNext('checkout');
    await user.click(pay());
    expect(pay()).toHaveAttribute('aria-busy', 'true');
    expect(pay()).toHaveTextContent('Processing…');
    release();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    const order = mockStore.state.orders[0];
    expect(leave).toHaveBeenCalledWith(expect.stringContaining(order?.sessionId ?? 'none'));
    expect(sent[0]?.get('x-idempotency-key')).toBe(paymentStorage.key()?.key);
    expect(sent[0]?.get('x-idempotency-key')).toMatch(
      /^00000000-0000-4000-8000-000000000001\.\w+\.[0-9a-f]{32}$/,
    );
    expect(sent[0]?.has('x-stripe-session')).toBe(false);
    expect(paymentStorage.session()).toMatchObject({ sessionId: order?.sessionId, orderId: order?.id });
  });

  test('a second attempt is the same order: same key, and the open session is sent along', async () => {
    const first = await open();
    await first.user.click(pay());
    await waitFor(() => expect(first.leave).toHaveBeenCalled());
    first.unmount();
    const { user, leave, sent } = await open();
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(sent[0]?.get('x-idempotency-key')).toBe(first.sent[0]?.get('x-idempotency-key'));
    expect(sent[0]?.get('x-stripe-session')).toBe(paymentStorage.session()?.sessionId);
    expect(mockStore.state.orders).toHaveLength(1);
  });

  test('an order that is already paid clears the session record and is shown', async () => {
    const first = await open();
    await first.user.click(pay());
    await waitFor(() => expect(first.leave).toHaveBeenCalled());
    first.unmount();
    const [order] = mockStore.state.orders;
    if (!order) throw new Error('No order was placed.');
    mockStore.state.orders = [{ ...order, status: 'PAID' }];
    const { user, router, leave } = await open();
    await user.click(pay());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/orders/${order.id}`));
    expect(leave).not.toHaveBeenCalled();
    expect(paymentStorage.session()).toBeNull();
    expect(paymentStorage.key()).toBeNull();
  });

  test('without an address it asks for one', async () => {
    mockStore.state.addresses = mockStore.state.addresses.map((address) => ({
      ...address,
      isDefault: false,
    }));
    const { user, leave } = await open();
    await user.click(pay());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please select a shipping address before proceeding to checkout.',
    );
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settled();
  });

  test('stock that ran out meanwhile is named, with a link to the cart', async () => {
    const { user, leave } = await open({ cart: [{ variantId: three, quantity: 3 }] });
    await settled();
    mockStore.state.taken[three] = 2;
    await user.click(pay());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Only 1 left of Halo Scoop Bra');
    expect(within(alert).getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
    expect(leave).not.toHaveBeenCalled();
    expect(pay()).not.toHaveAttribute('aria-busy');
    expect(await screen.findByText(/Only 1 left of Halo Scoop Bra\. Lower its quantity/)).toBeInTheDocument();
    await settled();
  });

  test.each([
    ['NETWORK', 'We could not reach the store. Please try again. Nothing was charged.'],
    ['CART_EMPTY', 'Cart is empty'],
    [
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'The payment page could not be opened. Nothing was charged. Please try again.',
    ],
    ['RATE_LIMITED', 'Too many attempts. Please try again in 30 seconds.'],
  ] as const)('%s is shown in the page, with a retry', async (code, text) => {
    const { user, leave } = await open();
    await settled();
    failNext('checkout', code);
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settled();
  });

  test.each([
    ['no address to pay at', null],
    ['an address that would run script', 'javascript:alert(1)'],
  ])("with %s it is 'Checkout failed', and that is reported", async (_, checkoutUrl) => {
    const { user, leave, reports } = await open();
    await settled();
    const answer = { sessionId: 'cs_1', orderId: mockStore.newId(), checkoutUrl };
    mockServer.use(http.post('*/api/checkout', () => HttpResponse.json({ ...answer, alreadyPaid: false })));
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent('Checkout failed');
    expect(leave).not.toHaveBeenCalled();
    expect(reports).toContainEqual(expect.objectContaining({ message: 'Checkout failed' }));
  });

  test('another total than was shown is not ordered: the page shows the new one, which can be paid', async () => {
    const { user, leave } = await open();
    await settled();
    expect(summary()).toHaveTextContent('Shipping$9.90');
    promise({ standardShipping: 1250 });
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The total has changed since you saw it. Look at the new total, then pay. Nothing was charged.',
    );
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(summary()).toHaveTextContent('Shipping$12.50'));
    await settled();
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(mockStore.state.orders[0]).toMatchObject({ shipping: 1250 });
  });

  test('a total that is still being asked for is not ordered unseen', async () => {
    const { user, leave } = await open();
    await settled();
    promise({ standardShipping: 1250 });
    mockServer.use(http.post('*/api/checkout/quote', () => new Promise<never>(() => undefined)));
    for (const _ of ['once', 'again']) {
      await user.click(pay());
      expect(await screen.findByRole('alert')).toHaveTextContent('The total has changed since you saw it.');
      expect(summary()).toHaveTextContent('Shipping$9.90');
    }
    expect(leave).not.toHaveBeenCalled();
    expect(mockStore.state.orders).toEqual([]);
  });

  test('a key that the server knows for another request is replaced once', async () => {
    const { user, leave, sent } = await open();
    failNext('checkout', 'IDEMPOTENCY_MISMATCH');
    await user.click(pay());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.get('x-idempotency-key')).not.toBe(sent[1]?.get('x-idempotency-key'));
  });
});

describe('addresses', () => {
  test('none: a warning, and one can be added in place', async () => {
    mockStore.state.addresses = [];
    const { user } = await open();
    expect(screen.getByText(/You have no saved address yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage addresses' })).toHaveAttribute(
      'href',
      '/dashboard/addresses',
    );
    expect(summary()).toHaveTextContent('TaxBy address');
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add address' });
    await user.type(await within(dialog).findByLabelText(/recipient/i), 'Maya Collins');
    await user.type(within(dialog).getByLabelText(/street/i), '41 Beacon Street');
    await user.type(within(dialog).getByLabelText(/city/i), 'Chicago');
    await user.type(within(dialog).getByLabelText(/zip/i), '60601');
    const state = within(dialog).getByLabelText(/state/i);
    if (state instanceof HTMLSelectElement) await user.selectOptions(state, 'IL');
    else await user.type(state, 'IL');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('radio', { name: /41 Beacon Street/ })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('radio', { name: /41 Beacon Street/ })).toHaveFocus());
    await settled();
    expect(summary()).toHaveTextContent('Tax (6.25%)');
  });

  test('a list that failed to load can be retried', async () => {
    failNext('listAddresses', 'UNAVAILABLE');
    const { user } = await open();
    expect(screen.getByText('Your addresses could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Default/ })).toBeChecked();
    await settled();
  });

  test('an address that was deleted elsewhere is reported as gone and the list reloads', async () => {
    const { user } = await open();
    await settled();
    mockStore.state.addresses = mockStore.state.addresses.filter(({ isDefault }) => !isDefault);
    await user.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This address does not exist. Please choose another one.',
    );
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Default/ })).not.toBeInTheDocument());
  });
});

test('the page is for signed-in shoppers: the guard reads it from the route', () => {
  const route = routes.find(({ path }) => path === '/checkout');
  expect(route?.handle).toMatchObject({ access: 'user' });
});
