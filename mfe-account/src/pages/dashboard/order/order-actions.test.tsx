import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoShop } from '@ritual/shared/demo';
import { formatCents, type OrderStatus } from '@ritual/shared/kernel';
import { cartEvents } from '@ritual/shared/events';
import {
  breakages,
  breakCall,
  expectConsole,
  mockServer,
  mockStore,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

type MockOrder = (typeof mockStore.state.orders)[number];

function seeded(status: OrderStatus, change: Partial<MockOrder> = {}): MockOrder {
  const order = mockStore.state.orders.find((each) => each.status === status);
  if (!order) throw new Error(`No order is ${status}.`);
  const changed = { ...order, ...change };
  mockStore.state.orders = mockStore.state.orders.map((each) => (each === order ? changed : each));
  return changed;
}
const now = (id: string) => mockStore.state.orders.find((order) => order.id === id);
const open = ({ id }: MockOrder) => renderPage(routes, { url: `/dashboard/orders/${id}`, user: 'shopper' });
type Page = Awaited<ReturnType<typeof open>>;
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const lastToast = ({ stores }: Page) => stores.toasts.getState().toasts.at(-1)?.text;
const title = () => screen.getByRole('heading', { level: 1 });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const ways: [OrderStatus, string[]][] = [
  ['PAID', ['Buy again', 'Print invoice', 'Cancel order']],
  ['SHIPPED', ['Buy again', 'Print invoice']],
  ['DELIVERED', ['Buy again', 'Request a return', 'Print invoice']],
  ['REFUNDED', ['Buy again', 'Print invoice']],
  ['EXPIRED', ['Buy again']],
];
test.each(ways)('an order that is %s has the actions %j', async (status, names) => {
  await open(seeded(status));
  const all = ['Buy again', 'Request a return', 'Print invoice', 'Cancel order'];
  const shown = all.filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  );
  expect(shown).toEqual(names);
});

describe('canceling a paid order', () => {
  test('without a payment promises no refund', async () => {
    const page = await open(seeded('PAID', { total: 0, subtotal: 0, shipping: 0, tax: 0, payments: [] }));
    await page.user.click(button('Cancel order'));
    const asked = await dialog('Cancel this order?');
    expect(asked.getByText(/has shipped yet, and nothing was charged/)).toBeVisible();
    await page.user.click(asked.getByRole('button', { name: 'Cancel order' }));
    expect(await region('Timeline').findByText(/Canceled. Nothing was charged/)).toBeVisible();
    expect(lastToast(page)).toBe('Order canceled. Nothing was charged.');
    expect(screen.queryByText(/back to you|give back/)).not.toBeInTheDocument();
  });

  test('asks for confirmation, announces the refund, and shows the result', async () => {
    const order = seeded('PAID');
    const page = await open(order);
    await page.user.click(button('Cancel order'));
    const asked = await dialog('Cancel this order?');
    const money = formatCents(order.total);
    expect(asked.getByText(new RegExp(`We give back \\${money} the way you paid`))).toBeVisible();
    await page.user.click(asked.getByRole('button', { name: 'Keep order' }));
    expect(now(order.id)?.status).toBe('PAID');
    await page.user.click(button('Cancel order'));
    await page.user.click((await dialog('Cancel this order?')).getByRole('button', { name: 'Cancel order' }));
    expect(await region('Timeline').findByText('Refunded')).toBeVisible();
    expect(region('Timeline').getByText(new RegExp(`Canceled. \\${money} is refunded.`))).toBeVisible();
    expect(lastToast(page)).toBe('Order canceled. Your money goes back to you.');
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test.each(breakages)('fails with $name: it is reported, and can be retried', async (breakage) => {
    if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
    const order = seeded('PAID');
    const { user, reports } = await open(order);
    const cancel = async () => {
      await user.click(button('Cancel order'));
      const asked = await dialog('Cancel this order?');
      await user.click(asked.getByRole('button', { name: 'Cancel order' }));
    };
    breakCall('cancelOrder', breakage);
    await cancel();
    expect(await screen.findByRole('alert')).toHaveTextContent(breakage.says);
    expect(reports).toHaveLength(1);
    mockServer.resetHandlers();
    await cancel();
    expect(await region('Timeline').findByText('Refunded')).toBeVisible();
  });

  test('that has shipped meanwhile reports that and shows the current state', async () => {
    const order = seeded('PAID');
    const { user } = await open(order);
    const shipped = seeded('SHIPPED');
    seeded('PAID', { status: 'SHIPPED', shipment: shipped.shipment, parcels: shipped.parcels });
    await user.click(button('Cancel order'));
    await user.click((await dialog('Cancel this order?')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This order can no longer be canceled.');
    expect(await screen.findByRole('link', { name: 'Track your parcel' })).toBeVisible();
  });
});

test("a parcel has a link to its carrier's tracking page", async () => {
  const order = seeded('SHIPPED');
  await open(order);
  expect(region('Shipment').getByText(/Shipped with UPS/)).toHaveTextContent(/Tracking number 1Z999AA/);
  expect(screen.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute(
    'href',
    order.shipment?.trackingUrl,
  );
});

test('of several parcels each says what is in it, and the rest follows', async () => {
  const order = seeded('SHIPPED');
  const [parcel] = order.parcels;
  const [item] = order.items;
  if (!parcel || !item) throw new Error('Nothing was shipped.');
  const sent = { ...parcel, lines: [{ orderItemId: item.id, quantity: 1 }] };
  await open(seeded('SHIPPED', { status: 'PAID', partlyShipped: true, parcels: [sent] }));
  expect(screen.getByText('Partly shipped')).toBeVisible();
  expect(region('Shipment').getByText(/Shipped with UPS/)).toHaveTextContent(`1 × ${item.productName}`);
  expect(region('Shipment').getByText('The rest follows in another parcel.')).toBeVisible();
});

test('an API from before parcels names one only, which is shown', async () => {
  await open(seeded('SHIPPED', { parcels: [] }));
  expect(region('Shipment').getByText(/Shipped with UPS/)).toBeVisible();
});

test('the number of an unknown carrier is shown without a link', async () => {
  const [parcel] = seeded('SHIPPED').parcels;
  if (!parcel) throw new Error('Nothing was shipped.');
  await open(seeded('SHIPPED', { parcels: [{ ...parcel, carrier: 'Pigeon Post', trackingUrl: null }] }));
  expect(region('Shipment').getByText(/Shipped with Pigeon Post/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Track your parcel' })).not.toBeInTheDocument();
});

describe('a return', () => {
  const twoItems = () => {
    const [item] = seeded('DELIVERED').items;
    if (!item) throw new Error('The order has no items.');
    const other = { ...item, id: mockStore.newId(), productName: 'Another Tee', quantity: 3 };
    return seeded('DELIVERED', { items: [item, other] });
  };
  const send = async ({ user }: Page) => user.click(button('Request return'));

  test('is requested with items, quantities, reasons and a note', async () => {
    const order = twoItems();
    const page = await open(order);
    expect(screen.getByText(/^You can request a return until /)).toBeVisible();
    await page.user.click(button('Request a return'));
    const form = await dialog('Request a return');
    await send(page);
    expect(await form.findByText('Choose at least one item.')).toBeVisible();
    await page.user.click(form.getByRole('checkbox', { name: /Another Tee/ }));
    expect(form.queryByText('Choose at least one item.')).not.toBeInTheDocument();
    await page.user.click(form.getByRole('button', { name: 'Decrease pieces of Another Tee' }));
    await send(page);
    expect(await form.findByText('Choose a reason.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Reason' })).toHaveFocus());
    await page.user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Too small');
    await page.user.type(form.getByRole('textbox', { name: /Anything we should know/ }), 'Tight.');
    await send(page);
    expect(await screen.findByText('2 × Another Tee · Too small')).toBeVisible();
    expect(region('Returns').getByText('Requested')).toBeVisible();
    expect(region('Returns').getByText('“Tight.”')).toBeVisible();
    expect(region('Timeline').getByText('Return requested')).toBeVisible();
    expect(lastToast(page)).toBe('Return requested. We have sent you an email.');
    await waitFor(() => expect(title()).toHaveFocus());
    // The rest of the order can still be returned.
    await page.user.click(button('Request a return'));
    const again = await dialog('Request a return');
    expect(again.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('of a single unit needs no choice', async () => {
    const page = await open(seeded('DELIVERED'));
    await page.user.click(button('Request a return'));
    expect((await dialog('Request a return')).getByRole('checkbox')).toBeChecked();
  });

  test('is not offered after the return period', async () => {
    await open(seeded('DELIVERED', { deliveredAt: new Date(Date.now() - 31 * 86_400_000).toISOString() }));
    expect(screen.queryByRole('button', { name: 'Request a return' })).not.toBeInTheDocument();
    expect(screen.queryByText(/You can request a return/)).not.toBeInTheDocument();
  });

  test('that the store refuses by item shows the error at that item', async () => {
    const order = twoItems();
    const page = await open(order);
    await page.user.click(button('Request a return'));
    const form = await dialog('Request a return');
    await page.user.click(form.getByRole('checkbox', { name: /Another Tee/ }));
    await page.user.selectOptions(form.getByRole('combobox'), 'Changed my mind');
    const line = { orderItemId: order.items[1]?.id ?? '', quantity: 1, reason: 'OTHER' as const };
    seeded('DELIVERED', {
      returns: [
        {
          id: mockStore.newId(),
          status: 'REQUESTED',
          createdAt: order.createdAt,
          lines: [line],
          note: '',
          reply: '',
          pieces: [],
          exchanges: [],
        },
      ],
    });
    await send(page);
    expect(await form.findByText('You can return at most 2 pieces of this item.')).toBeVisible();
  });

  test('that was already requested in another tab is shown', async () => {
    const order = seeded('DELIVERED');
    const page = await open(order);
    await page.user.click(button('Request a return'));
    await page.user.selectOptions((await dialog('Request a return')).getByRole('combobox'), 'Too large');
    const lines = order.items.map(({ id: orderItemId, quantity }) => ({
      orderItemId,
      quantity,
      reason: 'OTHER' as const,
    }));
    const { createdAt } = order;
    seeded('DELIVERED', {
      returns: [
        {
          id: mockStore.newId(),
          status: 'REQUESTED',
          createdAt,
          lines,
          note: '',
          reply: '',
          pieces: [],
          exchanges: [],
        },
      ],
    });
    await send(page);
    expect(await screen.findByText('Requested')).toBeVisible();
    expect(lastToast(page)).toMatch(/requested already/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request a return' })).toBeNull();
  });

  test.each([
    [0, 'We look at the pieces and refund you within'],
    [1, 'We look at the pieces within'],
  ])(
    'one that has arrived promises a refund while something is left (%d of all is refunded)',
    async (part, words) => {
      const { createdAt, total } = seeded('DELIVERED');
      const arrived = {
        id: mockStore.newId(),
        status: 'RECEIVED' as const,
        createdAt,
        lines: [],
        note: '',
        reply: '',
        pieces: [],
        exchanges: [],
      };
      await open(seeded('DELIVERED', { returns: [arrived], refunded: part * total }));
      expect(screen.getByText(new RegExp(`^${words}`))).toBeVisible();
    },
  );

  test('one that was rejected names the contact address', async () => {
    const { createdAt } = seeded('DELIVERED');
    const returned = {
      id: mockStore.newId(),
      createdAt,
      lines: [],
      note: '',
      reply: '',
      pieces: [],
      exchanges: [],
    };
    const reply = 'The tags were cut off.';
    await open(seeded('DELIVERED', { returns: [{ ...returned, status: 'REJECTED', reply }] }));
    expect(screen.getByText(`We write: “${reply}”`)).toBeVisible();
    expect(
      screen.getByText(`We could not take it back. Questions? Write to ${demoShop.email}.`),
    ).toBeVisible();
  });

  test.each(breakages)('fails with $name: it is reported, and what was chosen stays', async (breakage) => {
    if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
    const page = await open(seeded('DELIVERED'));
    await page.user.click(button('Request a return'));
    const form = await dialog('Request a return');
    await page.user.selectOptions(form.getByRole('combobox'), 'Too large');
    breakCall('requestReturn', breakage);
    await send(page);
    expect(await form.findByRole('alert')).toHaveTextContent(breakage.says);
    expect(form.getByRole('combobox')).toHaveValue('TOO_LARGE');
    expect(page.reports).toHaveLength(1);
    mockServer.resetHandlers();
    await send(page);
    expect(await screen.findByText(/· Too large$/)).toBeVisible();
  });
});

describe('buying again', () => {
  test('adds everything to the cart and opens it', async () => {
    const opened: unknown[] = [];
    const stop = cartEvents.on('cart:open', () => opened.push('opened'));
    const order = seeded('DELIVERED');
    const page = await open(order);
    await page.user.click(button('Buy again'));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(page.stores.cart.getState().cart.items).toMatchObject(
      order.items.map(({ productId, size, color, quantity }) => ({ productId, size, color, quantity })),
    );
    stop();
  });

  test('names unavailable items and changed prices', async () => {
    const [item] = seeded('DELIVERED').items;
    if (!item) throw new Error('The order has no items.');
    const gone = { ...item, id: mockStore.newId(), productId: 99_999, productName: 'Old Tee' };
    const page = await open(seeded('DELIVERED', { items: [{ ...item, unitPrice: 1 }, gone] }));
    await page.user.click(button('Buy again'));
    expect(await screen.findByText(`Old Tee, ${item.size}, ${item.color} is no longer sold.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(page.stores.cart.getState().cart.totalItems).toBe(1);
    expect(lastToast(page)).toBe('Some prices have changed since this order.');
  });

  test.each(['listProducts', 'addToCart'] as const)(
    '%s failing is reported, and can be retried',
    async (call) => {
      const order = seeded('DELIVERED');
      for (const breakage of breakages) {
        if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
        const page = await open(order);
        breakCall(call, breakage);
        await page.user.click(button('Buy again'));
        expect(await screen.findByRole('alert')).toHaveTextContent(breakage.says);
        expect(page.reports).toHaveLength(1);
        mockServer.resetHandlers();
        await page.user.click(button('Buy again'));
        await waitFor(() => expect(page.stores.cart.getState().cart.totalItems).toBeGreaterThan(0));
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        page.unmount();
      }
    },
  );
});
