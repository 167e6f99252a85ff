import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LeaveStoreProvider } from '@ritual/shared/blocks';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { getCart } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { Outlet } from '@ritual/shared/routing';
import {
  breakages,
  breakCall,
  demoProduct,
  expectConsole,
  mockServer,
  mockStore,
  renderPage,
  type RenderedPage,
} from '@ritual/shared/testing';
import { routes } from '../routes.tsx';
import { CartSidebar } from '../slots/cart-sidebar/cart-sidebar.tsx';

// Every call of these screens fails in every way: the screen shows a message and a next step, no input is lost, and the log
// has only the names of the specification.

const legging = demoProduct(101);
const plenty = legging.variants.find(({ stock }) => stock > 5)?.id ?? 0;
const leave = jest.fn<(url: string) => void>();

type Page = RenderedPage;

async function open(url: string): Promise<Page> {
  const frame = (
    <LeaveStoreProvider value={leave}>
      <Outlet />
    </LeaveStoreProvider>
  );
  const sidebar = { path: '/sidebar', element: <CartSidebar open onClose={() => undefined} /> };
  const cart = [{ variantId: plenty }];
  return renderPage([{ element: frame, children: [...routes, sidebar] }], { url, user: 'shopper', cart });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = ({ user }: Page, name: string | RegExp) => user.click(button(name));
const tryAgain = async (page: Page) =>
  page.user.click(await screen.findByRole('button', { name: 'Try again' }));
const line = () => screen.findByRole('link', { name: legging.name });
const quantity = () => screen.getByRole('spinbutton', { name: `quantity of ${legging.name}` });
const total = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: /order/i })).toHaveTextContent(new RegExp(`Total\\${text}`)),
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

interface Case {
  readonly call: EndpointName;
  readonly at: string;
  /** Run when the page has rendered, before the call breaks; left out, it is broken from the start. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
  /** What is displayed besides the message of the failure. */
  readonly sees: (page: Page) => Promise<unknown>;
  /** The failure does not concern the shopper. */
  readonly silent?: true;
  readonly logs?: string;
  /** Run with the call restored. */
  readonly goesOn: (page: Page) => Promise<unknown>;
}

const cartFails: Omit<Case, 'at'> = {
  call: 'getCart',
  sees: () => screen.findByText(/Your cart could not be loaded\./),
  logs: 'Fetch cart failed',
  goesOn: async (page) => {
    await tryAgain(page);
    await screen.findAllByText(legging.name);
  },
};
const changes = (at: string): Case[] => [
  {
    call: 'updateCartItem',
    at,
    logs: 'Update failed',
    before: async () => void (await line()),
    act: (page) => press(page, `Increase quantity of ${legging.name}`),
    sees: () => waitFor(() => expect(quantity()).toHaveValue('1')),
    goesOn: async (page) => {
      await press(page, `Increase quantity of ${legging.name}`);
      await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(2));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  },
  {
    call: 'removeCartItem',
    at,
    logs: 'Remove failed',
    before: async () => void (await line()),
    act: (page) => press(page, `Remove ${legging.name}`),
    sees: line,
    goesOn: async (page) => {
      await press(page, `Remove ${legging.name}`);
      expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    },
  },
  {
    call: 'addToCart',
    at,
    logs: 'Add item failed',
    before: async (page) => {
      await line();
      await press(page, `Remove ${legging.name}`);
      await screen.findByText('was removed.', { exact: false });
    },
    act: (page) => press(page, 'Undo'),
    sees: () => screen.findByText('was removed.', { exact: false }),
    goesOn: async (page) => {
      await press(page, 'Undo');
      await line();
    },
  },
  {
    call: 'getProduct',
    at,
    before: async () => void (await line()),
    act: (page) => press(page, `Edit ${legging.name}`),
    sees: () => screen.findByRole('dialog', { name: legging.name }),
    goesOn: async (page) => {
      await tryAgain(page);
      await screen.findByRole('button', { name: 'Save changes' });
    },
  },
];

const checkout: Case[] = [
  { ...cartFails, at: '/checkout' },
  {
    call: 'listAddresses',
    at: '/checkout',
    silent: true,
    sees: () => screen.findByText('Your addresses could not be loaded.'),
    goesOn: async (page) => {
      await tryAgain(page);
      expect(await screen.findByRole('radio', { name: /Default/ })).toBeChecked();
      await total('$114.03');
    },
  },
  // Without rules the quote has the tax; without a quote the rules do.
  {
    call: 'taxRules',
    at: '/checkout',
    silent: true,
    sees: () => total('$114.03'),
    goesOn: () => total('$114.03'),
  },
  {
    call: 'quote',
    at: '/checkout',
    silent: true,
    sees: () => total('$114.03'),
    goesOn: async (page) => {
      await press(page, 'Pay with Stripe');
      await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    },
  },
  {
    call: 'checkout',
    at: '/checkout',
    act: (page) => press(page, 'Pay with Stripe'),
    sees: () => waitFor(() => expect(button('Pay with Stripe')).not.toHaveAttribute('aria-busy')),
    goesOn: async (page) => {
      await press(page, 'Pay with Stripe');
      await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
      expect(mockStore.state.orders).toHaveLength(1);
    },
  },
  {
    call: 'createAddress',
    at: '/checkout',
    before: async ({ user }) => {
      await user.click(button('Add address'));
      const field = async (name: string, text: string) =>
        user.type(await screen.findByRole('textbox', { name }), text);
      await field('Recipient name', 'Maya Collins');
      await field('Street', '1 New Street');
      await field('City', 'Boston');
      await field('State', 'MA');
      await field('ZIP code', '02108');
    },
    act: (page) => press(page, 'Save address'),
    sees: () =>
      waitFor(() => expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('1 New Street')),
    goesOn: async (page) => {
      await press(page, 'Save address');
      expect(await screen.findByRole('radio', { name: /1 New Street/ })).toBeChecked();
    },
  },
];

const paidOrder = async () => void (await title('Payment Successful'));
const success: Case[] = [
  {
    call: 'reconcile',
    at: '/success',
    silent: true,
    sees: paidOrder,
    logs: 'reconcile',
    goesOn: paidOrder,
  },
  {
    call: 'orderBySession',
    at: '/success',
    silent: true,
    sees: () => title('We could not load your order.'),
    goesOn: async (page) => {
      await tryAgain(page);
      await paidOrder();
    },
  },
  // The order is what counts here; the cart is reloaded wherever it is shown.
  {
    call: 'getCart',
    at: '/success',
    silent: true,
    sees: paidOrder,
    logs: 'Fetch cart failed',
    goesOn: paidOrder,
  },
];

const cancel: Case[] = [
  {
    call: 'orderBySession',
    at: '/cancel',
    silent: true,
    sees: () => screen.findByRole('link', { name: 'Back to cart' }),
    goesOn: () => title('Payment Canceled'),
  },
  {
    call: 'checkout',
    at: '/cancel',
    act: tryAgain,
    sees: () => waitFor(() => expect(button('Try again')).not.toHaveAttribute('aria-busy')),
    goesOn: async (page) => {
      await tryAgain(page);
      await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
      expect(mockStore.state.orders).toHaveLength(1);
    },
  },
];

/** The shopper has pressed 'Pay with Stripe'; on the way to /success the order was paid. */
async function beenToPayment(paid: boolean): Promise<string> {
  const page = await open('/checkout');
  await page.user.click(button('Pay with Stripe'));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  page.unmount();
  if (paid) {
    mockStore.state.orders = mockStore.state.orders.map((order) => ({ ...order, status: 'PAID' }));
  }
  return mockStore.state.orders[0]?.sessionId ?? '';
}

beforeEach(() => {
  leave.mockReset();
});

const cases: Case[] = [
  { ...cartFails, at: '/cart' },
  ...changes('/cart'),
  { ...cartFails, at: '/sidebar' },
  ...changes('/sidebar'),
  ...checkout,
  ...success,
  ...cancel,
];

describe.each(cases)('$at, $call', ({ call, at, before, act, sees, silent, logs, goesOn }) => {
  test.each(breakages)('fails with $name', async (breakage) => {
    if (breakage.name === 'a malformed answer') {
      expectConsole(/does not fit the contract/);
    }
    let url = at;
    if (at === '/success') url = `/success?session_id=${await beenToPayment(true)}`;
    if (at === '/cancel') await beenToPayment(false);
    if (!before && !act) breakCall(call, breakage);
    const page = await open(url);
    await before?.(page);
    if (before || act) breakCall(call, breakage);
    await act?.(page);

    await sees(page);
    if (!silent) await waitFor(() => expect(document.body).toHaveTextContent(breakage.says));
    const logged = page.reports.map((error) => (error instanceof Error ? error.message : String(error)));
    if (logs === 'reconcile') expect(logged).toHaveLength(1);
    else expect([...new Set(logged)]).toEqual(logs === undefined ? [] : [logs]);

    mockServer.resetHandlers();
    await goesOn(page);
  });
});

test('while the cart or the sizes of a line are loading, there are placeholders', async () => {
  const release = mockStore.holdNext('getProduct');
  const page = await open('/cart');
  await press(page, `Edit ${legging.name}`);
  const dialog = await screen.findByRole('dialog', { name: legging.name });
  expect(within(dialog).getByLabelText('Loading sizes and colors')).toHaveAttribute('aria-busy', 'true');
  release();
  await within(dialog).findByRole('button', { name: 'Save changes' });
});
