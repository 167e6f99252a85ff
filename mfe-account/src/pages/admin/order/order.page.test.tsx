import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeOrder,
  mockStore,
  openDispute,
  orderNow,
  orderWith,
  putOnHold,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const as = (role: 'support' | 'fulfillment') => {
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role };
};

test('an order has its items, sums, customer and timeline', async () => {
  const order = orderWith('DELIVERED');
  await open(order.id);
  expect(screen.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  expect(part('Items').getAllByRole('listitem')).toHaveLength(order.items.length);
  expect(part('Payment').getByText('Total')).toBeVisible();
  const tracking = order.parcels[0]?.trackingNumber ?? '';
  expect(part('Parcel 1').getByRole('link', { name: tracking })).toHaveAttribute(
    'href',
    `https://www.ups.com/track?tracknum=${tracking}`,
  );
  expect(part('Customer').getByText(order.shippingAddress.street ?? '', { exact: false })).toBeVisible();
  const steps = part('Timeline').getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Delivered');
  expect(steps.at(-1)).toHaveTextContent(/Processing.*, customer/);
});

test('an order names the terms that were in force; one from before they were noted does not', async () => {
  const { id } = orderWith('PAID');
  const { unmount } = await open(id);
  expect(screen.queryByText('Terms in force')).not.toBeInTheDocument();
  unmount();
  changeOrder(id, { pagesInForce: [{ page: 'terms', version: 0 }] });
  await open(id);
  const link = screen.getByRole('link', { name: 'The text that the store came with' });
  expect(link).toHaveAttribute('href', '/terms?draft=0');
});

test('an address that is no order’s is not found', async () => {
  await open('11111111-1111-4111-8111-111111111111');
  expect(screen.getByText('This is not here, or no longer.')).toBeVisible();
});

test('an order is shipped by keyboard alone: the number tells the carrier', async () => {
  const { id } = orderWith('PAID');
  const { user } = await open(id);
  await user.keyboard('s');
  const number = screen.getByRole('textbox', { name: 'Tracking number' });
  expect(number).toHaveFocus();
  await user.keyboard('9400 1000 0000 0000 0000 06');
  expect(screen.getByText('A USPS number')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('USPS');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('group', { name: /^Parcel 1 with 1 piece is shipped/ })).toBeVisible();
  expect(part('Parcel 1').getByText('Shipped')).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Ship/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(orderNow(id)).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'USPS' } });
});

test('an order on hold ships by no way until it is released', async () => {
  const { id, number } = orderWith('PAID');
  const { user } = await open(id);
  await user.keyboard('h');
  const dialog = within(screen.getByRole('dialog', { name: `Put ${number} on hold` }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Possible fraud');
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Three cards in an hour.');
  await user.click(dialog.getByRole('button', { name: /^Put on hold/ }));
  const panel = await screen.findByRole('region', { name: 'On hold: possible fraud' });
  expect(within(panel).getByText('Three cards in an hour.')).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Ship/ })).toBeNull();
  expect(screen.getByText(/To do: On hold: possible fraud/)).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Change the reason' }));
  const other = within(screen.getByRole('dialog', { name: 'Change the reason' }));
  expect(other.getByRole('textbox', { name: /^Note/ })).toHaveValue('Three cards in an hour.');
  await user.selectOptions(other.getByRole('combobox', { name: 'Reason' }), 'Stock');
  await user.click(other.getByRole('button', { name: /^Save the reason/ }));
  await user.click(
    within(await screen.findByRole('region', { name: 'On hold: stock' })).getByRole('button', {
      name: /^Release/,
    }),
  );
  expect(await screen.findByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
  expect(orderNow(id).held).toBeNull();
  const steps = part('Timeline').getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent(/^Released/);
  expect(steps[1]).toHaveTextContent(/^On hold: stock/);
  await user.keyboard('z');
  expect(await screen.findByRole('region', { name: 'On hold: stock' })).toBeVisible();
});

test('who ships an order that a colleague put on hold meanwhile reads why it stays', async () => {
  const order = orderWith('PAID');
  const { user } = await open(order.id);
  putOnHold(mockStore, order, { reason: 'address', note: 'No such street.', by: 'Kofi Osei' });
  await user.keyboard('s1Z999AA10123456784{Enter}');
  expect(await screen.findByText(/is on hold and is not shipped.*as it is now/)).toBeVisible();
  expect(part('On hold: address').getByText('No such street.')).toBeVisible();
  expect(orderNow(order.id).parcels).toEqual([]);
});

test('the customer is told of a later date; what is wrong with it is shown at its field', async () => {
  const { id, number } = orderWith('PAID');
  changeOrder(id, { shipDate: '2099-12-29' });
  const { user } = await open(id);
  expect(part('Parcel 1').getByText('Ship by Tue, Dec 29, 2099')).toBeVisible();
  await user.keyboard('d');
  const dialog = within(screen.getByRole('dialog', { name: 'Tell the customer of a delay' }));
  const date = dialog.getByLabelText('New ship-by date');
  const send = dialog.getByRole('button', { name: /^Send the notice/ });
  for (const [typed, problem] of [
    ['', /Enter the new date/],
    ['2020-01-02', /has passed/],
    ['2099-12-29', /not later than the date/],
    ['2100-01-02', /Nothing is packed on that day/],
  ] as const) {
    fireEvent.change(date, { target: { value: typed } });
    await user.click(send);
    await waitFor(() => expect(date).toHaveAccessibleDescription(problem));
  }
  fireEvent.change(date, { target: { value: '2100-01-05' } });
  expect(date).toHaveAccessibleDescription(/the new date stands/);
  await user.click(send);
  expect(
    await screen.findByRole('group', {
      name: `The customer is told that ${number} ships by Tue, Jan 5, 2100`,
    }),
  ).toBeVisible();
  expect(part('Timeline').getAllByRole('listitem')[0]).toHaveTextContent(
    'It ships later than we said: by Tue, Jan 5, 2100',
  );
  // A further delay needs an answer.
  await user.keyboard('d');
  const again = within(screen.getByRole('dialog', { name: 'Tell the customer of a delay' }));
  fireEvent.change(again.getByLabelText('New ship-by date'), { target: { value: '2100-01-06' } });
  await user.click(again.getByRole('button', { name: /^Send the notice/ }));
  expect(await screen.findByText(/The customer has until Tue, Jan 5, 2100 to agree/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delay/ })).toBeNull();
});

test('a parcel of which nothing was heard says that its delivery is assumed, until a real date replaces it', async () => {
  const { id, parcels } = orderWith('DELIVERED');
  changeOrder(id, { parcels: parcels.map((each) => ({ ...each, deliveryAssumed: true })) });
  const { user } = await open(id);
  expect(part('Parcel 1').getByText('Delivered (assumed)')).toBeVisible();
  expect(screen.getAllByText('Delivered (assumed)')).toHaveLength(2);
  await user.click(part('Parcel 1').getByRole('button', { name: 'Mark delivered: Parcel 1' }));
  await user.click(screen.getByRole('button', { name: 'Mark Parcel 1 as delivered' }));
  await waitFor(() => expect(screen.queryByText('Delivered (assumed)')).toBeNull());
  expect(part('Parcel 1').getByText(/, arrived/)).toBeVisible();
});

test('a parcel needs a number, a carrier and a piece; errors stand at their fields', async () => {
  const { id } = orderWith('PAID');
  changeOrder(id, { items: orderWith('PAID').items.map((item) => ({ ...item, quantity: 3 })) });
  const { user } = await open(id);
  const form = within(screen.getByRole('form', { name: 'Ship parcel 1' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Carrier' }), 'Another');
  await user.click(form.getByRole('button', { name: /^Mark 3 pieces shipped/ }));
  expect(form.getByRole('textbox', { name: 'Tracking number' })).toHaveAccessibleDescription(
    'Enter the tracking number.',
  );
  expect(form.getByRole('textbox', { name: 'Name of the carrier' })).toBeInvalid();
  await user.type(form.getByRole('textbox', { name: 'Tracking number' }), 'A-1');
  await user.type(form.getByRole('textbox', { name: 'Name of the carrier' }), 'Bike Courier');
  await user.click(form.getByRole('button', { name: /^Decrease Pieces of/ }));
  await user.click(form.getByRole('button', { name: /^Mark 2 pieces shipped/ }));
  await waitFor(() => expect(orderNow(id).parcels).toHaveLength(1));
  expect(await screen.findByRole('form', { name: 'Ship parcel 2' })).toBeVisible();
  expect(screen.getByText('Partly shipped')).toBeVisible();
  expect(part('Items').getByText('1 open, 2 shipped')).toBeVisible();
});

test('a number that tells no carrier ships with none until one is chosen; the method is shown', async () => {
  const { id } = orderWith('PAID');
  changeOrder(id, { method: 'next-day' });
  const { user } = await open(id);
  expect(screen.getAllByText('Next day')).toHaveLength(2);
  const carrier = screen.getByRole('combobox', { name: 'Carrier' });
  expect(carrier).toHaveValue('');
  await user.keyboard('sA-1{Enter}');
  expect(carrier).toHaveAccessibleDescription('Choose the carrier of this number.');
  expect(carrier).toHaveFocus();
  expect(orderNow(id).parcels).toEqual([]);
  await user.selectOptions(carrier, 'FedEx');
  await user.click(screen.getByRole('button', { name: /^Mark 1 piece shipped/ }));
  await waitFor(() => expect(orderNow(id).parcels).toMatchObject([{ carrier: 'FedEx' }]));
});

test('shipped from a list, an order leads on to the next one', async () => {
  const { id, number } = orderWith('PAID');
  const { user } = await renderPage(routes, { url: '/admin/AdminDashboard/orders', user: 'admin' });
  await user.click((await screen.findAllByRole('link', { name: new RegExp(number) }))[0] as HTMLElement);
  expect(await screen.findByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
  const next = screen.getByRole('link', { name: 'Next' }).getAttribute('href') ?? '';
  await user.keyboard('s1Z999AA10123456784');
  await user.click(screen.getByRole('button', { name: 'Mark shipped, next order' }));
  const following = mockStore.state.orders.find((order) => next.endsWith(order.id));
  expect(await screen.findByRole('heading', { level: 1, name: following?.number ?? '' })).toBeVisible();
  expect(orderNow(id).status).toBe('SHIPPED');
});

test('a number that another parcel has is refused at its field, and stays to be corrected', async () => {
  const taken = '1Z999AA10123456784';
  const { id, parcels } = orderWith('DELIVERED');
  changeOrder(id, { parcels: parcels.map((each) => ({ ...each, trackingNumber: taken })) });
  const { user } = await open(orderWith('PAID').id);
  await user.keyboard(`s${taken}{Control>}{Enter}{/Control}`);
  const number = screen.getByRole('textbox', { name: 'Tracking number' });
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Another parcel has/));
  expect(number).toHaveFocus();
  expect(number).toHaveValue(taken);
});

test('the number of a parcel is corrected; what is wrong with it stands at its field', async () => {
  const { id, number, parcels } = orderWith('SHIPPED');
  const { user } = await open(id);
  const was = parcels[0]?.trackingNumber ?? '';
  await user.click(part('Parcel 1').getByRole('button', { name: 'Correct number: Parcel 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct number: Parcel 1' }));
  const field = dialog.getByRole('textbox', { name: 'Tracking number' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(was);
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription(/^This is the number that Parcel 1 has already/);
  const taken = orderWith('DELIVERED').parcels[0]?.trackingNumber ?? '';
  await user.clear(field);
  await user.type(field, `${taken}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Another parcel has/));
  await user.clear(field);
  await user.type(field, 'BSC 77');
  const carrier = dialog.getByRole('textbox', { name: 'Carrier' });
  await user.clear(carrier);
  await user.keyboard('{Enter}');
  expect(carrier).toHaveAccessibleDescription(/^Enter the carrier/);
  expect(orderNow(id).parcels).toMatchObject([{ trackingNumber: was }]);
  await user.type(carrier, 'Bike Courier{Enter}');
  expect(await part('Parcel 1').findByText(/Bike Courier BSC 77/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(part('Timeline').getAllByRole('listitem')[0]).toHaveTextContent(
    'The tracking number is corrected: Bike Courier BSC 77',
  );
  expect(mockStore.state.mails[0]).toMatchObject({ kind: 'order-shipped', orderId: id });
  expect(mockStore.state.mails[0]?.subject).toContain(number);
});

test('a number that a colleague has corrected meanwhile is not overwritten; who cannot ship corrects none', async () => {
  const { id, parcels } = orderWith('SHIPPED');
  const { user, unmount } = await open(id);
  await user.click(screen.getByRole('button', { name: 'Correct number: Parcel 1' }));
  changeOrder(id, { parcels: parcels.map((each) => ({ ...each, trackingNumber: 'BSC 1' })) });
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Tracking number' }), '2{Enter}');
  expect(await dialog.findByText(/^Someone else has corrected this parcel/)).toBeVisible();
  expect(orderNow(id).parcels).toMatchObject([{ trackingNumber: 'BSC 1' }]);
  unmount();
  as('support');
  await open(id);
  expect(part('Parcel 1').queryByRole('button', { name: /^Correct number/ })).toBeNull();
});

test('pieces that someone else has shipped meanwhile are not shipped twice', async () => {
  const { id, items } = orderWith('PAID');
  const { user } = await open(id);
  changeOrder(id, { items: items.map((item) => ({ ...item, canceled: item.quantity })) });
  await user.keyboard('s1Z999AA10123456784{Enter}');
  expect(await screen.findByText(/were canceled.*The page shows the order as it is now/)).toBeVisible();
  expect(part('Items').getByText('1 canceled')).toBeVisible();
  expect(orderNow(id).parcels).toEqual([]);
});

test('a parcel is marked as delivered after one question', async () => {
  const { id } = orderWith('SHIPPED');
  const { user } = await open(id);
  screen.getByRole('button', { name: 'Mark delivered: Parcel 1' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Parcel 1 has arrived?' }));
  expect(dialog.getByText(/its return period starts today\. This cannot be taken back\.$/)).toBeVisible();
  // Pressed again by mistake, it does nothing.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(orderNow(id).status).toBe('SHIPPED');
  await user.click(screen.getByRole('button', { name: 'Mark delivered: Parcel 1' }));
  await user.click(screen.getByRole('button', { name: 'Mark Parcel 1 as delivered' }));
  await waitFor(() => expect(orderNow(id).status).toBe('DELIVERED'));
  expect(await part('Parcel 1').findByText('Delivered')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark delivered: Parcel 1' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('an order is canceled after one question', async () => {
  const { id } = orderWith('PAID');
  const { user } = await open(id);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel ROP-/ }));
  await user.click(dialog.getByRole('button', { name: /^Cancel the order and refund \$/ }));
  await waitFor(() => expect(orderNow(id).status).toBe('REFUNDED'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
});

test('a payment in review is accepted', async () => {
  const { id } = orderWith('PAID');
  changeOrder(id, { status: 'REVIEW', paidAt: null });
  const { user } = await open(id);
  const panel = part('The payment is in review');
  expect(panel.getByText(/which is what the order costs/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Accept as paid' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Accept the payment/ }));
  await user.click(dialog.getByRole('button', { name: 'Accept as paid' }));
  await waitFor(() => expect(orderNow(id).status).toBe('PAID'));
  expect(await screen.findByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
});

test('who may only ship does not refund, and the other way around', async () => {
  const { id } = orderWith('PAID');
  as('fulfillment');
  const { unmount } = await open(id);
  expect(screen.getByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  unmount();
  as('support');
  await open(id);
  expect(screen.queryByRole('form', { name: 'Ship parcel 1' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Refund/ })).toBeVisible();
});

test('a disputed order says why nothing leaves', async () => {
  const { id } = orderWith('PAID');
  const dueBy = new Date(Date.now() + 86_400_000).toISOString();
  openDispute(mockStore, id, { dueBy });
  await open(id);
  expect(screen.getByText(/disputes this payment/)).toBeVisible();
  expect(part('Disputes').getByText(/Answer by/)).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Ship/ })).toBeNull();
});
