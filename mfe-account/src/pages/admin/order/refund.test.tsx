import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  changeOrder,
  failNext,
  failRefunds,
  keepStyles,
  mockStore,
  orderNow,
  orderWith,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

// They hide what cannot be chosen yet, in its place.
keepStyles();

beforeEach(() => seedOrders(mockStore));

const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const part = (name: string) => within(screen.getByRole('region', { name }));

test('nothing is refunded until an amount is typed, or all that is left is chosen', async () => {
  const { id, total } = orderWith('DELIVERED');
  const { user } = await open(id);
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refund ROP-/ }));
  const amount = dialog.getByRole('textbox', { name: 'Amount in dollars' });
  expect(amount).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(amount).toHaveAccessibleDescription(/^Enter an amount above 0/);
  await user.click(dialog.getByRole('button', { name: /^All that is left/ }));
  expect(amount).toHaveValue((total / 100).toFixed(2));
  await user.clear(amount);
  await user.type(amount, '9999');
  await user.keyboard('{Enter}');
  expect(amount).toHaveAccessibleDescription(/^At most \$[\d.]+ is left\.$/);
  await user.clear(amount);
  await user.type(amount, '12.5');
  await user.click(dialog.getByRole('button', { name: /^Refund \$12\.50/ }));
  await waitFor(() => expect(orderNow(id).refunded).toBe(1250));
  expect(await part('Refunds').findByText('$12.50')).toBeVisible();
  expect(orderNow(id).status).toBe('PARTIALLY_REFUNDED');
});

test('chosen pieces fill the amount, and go back to stock', async () => {
  const { id, items } = orderWith('PAID');
  const { user } = await open(id);
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refund/ }));
  // In its place from the start, and not to be used before a piece is chosen.
  expect(dialog.getByLabelText(/back to stock/)).not.toBeVisible();
  expect(dialog.getByText('$0.00', { selector: 'strong' })).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: /^Increase Pieces of/ })[0] as HTMLElement);
  const [item] = items;
  const amount = dialog.getByRole('textbox', { name: 'Amount in dollars' });
  expect(Number((amount as HTMLInputElement).value)).toBeGreaterThan((item?.unitPrice ?? 0) / 100);
  expect(dialog.getByRole('checkbox', { name: /back to stock/ })).toBeChecked();
  expect(dialog.getByText(/1 piece back$/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /back to stock/ }));
  expect(dialog.getByText(/ stays? to be shipped\.$/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /back to stock/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'Goodwill');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(orderNow(id).items[0]).toMatchObject({ restocked: 1, canceled: 1 }));
  expect(await part('Refunds').findByText('goodwill')).toBeVisible();
  expect(part('Refunds').getByText(/^For 1 piece .* \(\$[\d.]+\)$/)).toBeVisible();
});

test('all the money goes back with the pieces that have not shipped, or the order is canceled', async () => {
  const { id } = orderWith('PAID');
  const { user } = await open(id);
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refund/ }));
  await user.click(dialog.getByRole('button', { name: /^All that is left/ }));
  await user.click(dialog.getAllByRole('checkbox', { name: /back to stock/ })[0] as HTMLElement);
  expect(await dialog.findByText(/^All the money would go back, but 1 piece has not shipped/)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(orderNow(id).refunds).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel the order instead' }));
  const cancel = within(screen.getByRole('dialog', { name: /^Cancel ROP-/ }));
  await user.click(cancel.getByRole('button', { name: /^Cancel the order and refund \$/ }));
  await waitFor(() => expect(orderNow(id)).toMatchObject({ status: 'REFUNDED', items: [{ restocked: 1 }] }));
});

test('of a line in two parcels only what has not shipped goes back to stock', async () => {
  const { id, items } = orderWith('PAID');
  const [item] = items;
  const lines = [{ orderItemId: item?.id ?? '', quantity: 1 }];
  changeOrder(id, {
    items: items.map((each) => ({ ...each, quantity: 2 })),
    parcels: orderWith('DELIVERED')
      .parcels.slice(0, 1)
      .map((parcel) => ({ ...parcel, lines })),
  });
  const { user } = await open(id);
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refund/ }));
  await user.click(dialog.getByRole('button', { name: /^All that is left/ }));
  expect(dialog.getByText(/1 piece back$/)).toBeVisible();
  expect(dialog.queryByText(/^All the money would go back/)).toBeNull();
});

test('money that came back is settled with how it was paid', async () => {
  const { id } = orderWith('REFUNDED');
  failRefunds(mockStore, id);
  const { user } = await open(id);
  expect(screen.getByText(/^To do: .*Settle a failed refund/)).toBeVisible();
  await user.click(part('Refunds').getByRole('button', { name: 'Settle it' }));
  const dialog = within(screen.getByRole('dialog', { name: /did not arrive$/ }));
  const field = dialog.getByRole('textbox', { name: 'How it was paid' });
  expect(dialog.getByRole('radio', { name: 'Paid another way' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Enter how it was paid/);
  await user.click(dialog.getByRole('radio', { name: 'Not owed any more' }));
  expect(dialog.getByRole('textbox', { name: 'Why' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Paid another way' }));
  await user.type(dialog.getByRole('textbox', { name: 'How it was paid' }), 'check 1042');
  await user.click(dialog.getByRole('button', { name: /^Paid \$[\d.,]+ another way/ }));
  await waitFor(() => expect(orderNow(id).refunds[0]).toMatchObject({ settled: 'paid otherwise' }));
  expect(await part('Refunds').findByText('check 1042')).toBeVisible();
  expect(part('Refunds').queryByRole('button', { name: 'Settle it' })).toBeNull();
});

test('who was slower than another refund reads so, and sees what is left', async () => {
  const { id, total } = orderWith('DELIVERED');
  const { user } = await open(id);
  await user.keyboard('r');
  failNext('refundOrder', 'REFUND_TOO_HIGH');
  changeOrder(id, { refunded: total, refunds: [], status: 'REFUNDED' });
  const dialog = within(screen.getByRole('dialog', { name: /^Refund/ }));
  await user.click(dialog.getByRole('button', { name: /^All that is left/ }));
  await user.click(dialog.getByRole('button', { name: /^Refund \$/ }));
  expect(await dialog.findByText(/more than is left.*as it is now/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});
