import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, orderNow, orderWith, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const as = (role: 'fulfillment') => {
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role };
};

test('a note is added, deleted, and put back', async () => {
  const { id } = orderWith('PAID');
  const { user } = await open(id);
  expect(part('Notes').getByText('No notes about this order.')).toBeVisible();
  await user.type(part('Notes').getByRole('textbox', { name: /^Note/ }), 'Leave it at the door.');
  await user.click(part('Notes').getByRole('button', { name: 'Add note' }));
  expect(await part('Notes').findByText('Leave it at the door.')).toBeVisible();
  expect(orderNow(id).notes).toHaveLength(1);
  await user.click(part('Notes').getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(orderNow(id).notes).toHaveLength(0));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await part('Notes').findByText('Leave it at the door.')).toBeVisible();
});

test('a tag is put on and taken off; known ones are suggested', async () => {
  const { id } = orderWith('PAID');
  mockStore.state.orders = mockStore.state.orders.map((order, index) =>
    index === 0 && order.id !== id ? { ...order, tags: ['call first'] } : order,
  );
  const { user } = await open(id);
  const field = part('Tags').getByRole('combobox', { name: 'Add a tag' });
  await user.click(part('Tags').getByRole('button', { name: 'Add' }));
  expect(field).toHaveAccessibleDescription('Enter a tag.');
  await user.type(field, 'a, b{Enter}');
  expect(field).toHaveAccessibleDescription('A tag has no comma.');
  await user.clear(field);
  await user.type(field, 'Gift{Enter}');
  const link = await part('Tags').findByRole('link', { name: 'gift' });
  expect(link).toHaveAttribute('href', '/admin/AdminDashboard/orders?tag=gift');
  expect(field).toHaveValue('');
  await user.click(part('Tags').getByRole('button', { name: 'Take off gift' }));
  await waitFor(() => expect(orderNow(id).tags).toEqual([]));
  expect(part('Tags').getByText('No tags.')).toBeVisible();
});

test('a tag that cannot be saved stays in its field', async () => {
  const { id } = orderWith('PAID');
  const { user } = await open(id);
  const field = part('Tags').getByRole('combobox', { name: 'Add a tag' });
  await user.click(field);
  failNext('tagOrder', 'TAGS_FULL');
  await user.type(field, 'gift{Enter}');
  expect(await part('Tags').findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('gift');
});

test('an address is corrected by keyboard; what is wrong stands at its field', async () => {
  const { id, number } = orderWith('PAID');
  const { user } = await open(id);
  await user.keyboard('e');
  const dialog = within(screen.getByRole('dialog', { name: `Correct the address of ${number}` }));
  expect(dialog.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
  await user.clear(dialog.getByRole('textbox', { name: 'ZIP code' }));
  await user.type(dialog.getByRole('textbox', { name: 'ZIP code' }), '94612');
  await user.clear(dialog.getByRole('textbox', { name: 'Street' }));
  await user.type(dialog.getByRole('textbox', { name: 'Street' }), '7 Elm Street');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await dialog.findByText('This ZIP code is not in IL.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'ZIP code' }));
  await user.type(dialog.getByRole('textbox', { name: 'ZIP code' }), '60614');
  await user.click(dialog.getByRole('button', { name: /^Correct the address/ }));
  expect(await part('Customer').findByText('7 Elm Street')).toBeVisible();
  expect(orderNow(id).shippingAddress).toMatchObject({ street: '7 Elm Street', zip: '60614' });
  expect(part('Emails').getByText('Address corrected')).toBeVisible();
});

test('a correction of a colleague is not overwritten', async () => {
  const order = orderWith('PAID');
  const { user } = await open(order.id);
  await user.keyboard('e');
  mockStore.state.orders = mockStore.state.orders.map((each) =>
    each.id === order.id
      ? { ...each, shippingAddress: { ...each.shippingAddress, street: '9 Oak Street' } }
      : each,
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Street' }), ', Apt 3');
  await user.click(dialog.getByRole('button', { name: /^Correct the address/ }));
  expect(await dialog.findByText(/^Someone else has corrected this address/)).toBeVisible();
  expect(orderNow(order.id).shippingAddress.street).toBe('9 Oak Street');
});

/** The mail server refuses what waits. */
const refuse = () => {
  const failedAt = new Date().toISOString();
  mockStore.state.mails = mockStore.state.mails.map((mail) =>
    mail.sentAt === null ? { ...mail, failedAt, nextAttemptAt: null } : mail,
  );
};

test('a mail that failed is sent again by who may', async () => {
  const order = orderWith('PAID');
  const { user, unmount } = await open(order.id);
  await user.keyboard('e');
  await user.type(screen.getByRole('textbox', { name: 'Street' }), ', Apt 3{Control>}{Enter}{/Control}');
  expect(await part('Emails').findByText('Waiting')).toBeVisible();
  expect(part('Emails').queryByRole('button', { name: 'Send again' })).toBeNull();
  refuse();
  unmount();
  const again = await open(order.id);
  await again.user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByRole('group', { name: `Address corrected goes to ${order.email ?? ''} again` }),
  ).toBeVisible();
  expect(part('Emails').getAllByRole('listitem')).toHaveLength(2);
  again.unmount();
  as('fulfillment');
  await open(order.id);
  expect(part('Emails').getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
