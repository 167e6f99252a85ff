import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  changeOrder,
  mockStore,
  openOrderChange,
  orderNow,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

/** A paid order of two pieces of one line. */
function paid() {
  const order = mockStore.state.orders.find(({ status }) => status === 'PAID');
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('No order is paid.');
  const { id, payments, subtotal, tax, total } = order;
  const more = item.unitPrice + tax;
  changeOrder(id, {
    ...{ items: [{ ...item, quantity: 2 }], subtotal: subtotal + item.unitPrice },
    ...{ tax: 2 * tax, total: total + more },
    payments: payments.map((each) => ({ ...each, received: total + more })),
  });
  const name = `${item.productName}, ${item.color}, ${item.size}`;
  return { id, item, name };
}
const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const dialog = () => within(screen.getByRole('dialog', { name: /^Change ROP-/ }));
const changes = () => within(screen.getByRole('region', { name: 'Changes' }));
const press = (name: RegExp | string) => dialog().getByRole('button', { name });

test('a piece is dropped by keyboard, and its money goes back', async () => {
  const { id, name } = paid();
  const { user } = await open(id);
  await user.keyboard('c');
  await user.click(press('Change the order'));
  expect(dialog().getByText('Change something first.')).toBeVisible();
  await user.click(press(`Decrease Pieces of ${name}`));
  expect(dialog().getByText('was 2')).toBeVisible();
  expect(await dialog().findByText(/^\$.* goes back to the customer\.$/)).toBeVisible();
  expect(within(dialog().getByRole('region', { name: 'Now' })).getByText(`2 × ${name}`)).toBeVisible();
  const after = within(dialog().getByRole('region', { name: 'After the change' }));
  expect(after.getByText(`1 × ${name}`)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await changes().findByText(/back to the customer$/)).toBeVisible();
  expect(changes().getByText(`1 × ${name} instead of 2`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(orderNow(id)).toMatchObject({ version: 2, items: [{ quantity: 1 }] });
});

test('a dialog that is opened while the one before it fades out stays open', async () => {
  const { id, name } = paid();
  const { user } = await open(id);
  await user.keyboard('c');
  await user.click(press(`Decrease Pieces of ${name}`));
  await dialog().findByText(/goes back to the customer/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await changes().findByText(/back to the customer$/);
  await user.click(screen.getByRole('button', { name: /^Delay/ }));
  expect(screen.getByRole('dialog', { name: 'Tell the customer of a delay' })).toBeVisible();
});

test('a size is swapped, a product added, and the customer gets a link that is withdrawn', async () => {
  const { id, item, name } = paid();
  const { user } = await open(id);
  await user.click(screen.getByRole('button', { name: /^Change/ }));
  const choice = dialog().getByRole('combobox', { name: `Size and color of ${name}` });
  await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1));
  const swapped = within(choice)
    .getAllByRole<HTMLOptionElement>('option')
    .find((each) => Number(each.value) !== item.variantId && !each.disabled);
  if (!swapped) throw new Error('There is no other size.');
  await user.selectOptions(choice, swapped);
  expect(await dialog().findByText('Costs the same.')).toBeVisible();
  expect(dialog().getByText('goes out of the order')).toBeVisible();

  await user.type(dialog().getByRole('searchbox', { name: /^Add a product/ }), 'legging');
  const [add] = await dialog().findAllByRole('button', { name: /^Add / });
  if (!add) throw new Error('Nothing was found.');
  await user.click(add);
  const added = dialog().getByRole('combobox', { name: /^Size and color of the new/ });
  expect(added).toHaveFocus();
  const free = within(added)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value, disabled }) => value !== '' && value !== swapped.value && !disabled);
  if (!free) throw new Error('Nothing is left.');
  await user.selectOptions(added, free);
  expect(await dialog().findByText(/^The customer pays .* valid for 24 hours/)).toBeVisible();
  await user.click(press(/^Send the link for \$/));
  expect(await changes().findByText('To be paid')).toBeVisible();
  expect(orderNow(id)).toMatchObject({ version: 1, changes: [{ state: 'OPEN' }] });

  await user.click(changes().getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the change' }));
  expect(await changes().findByText('Withdrawn')).toBeVisible();
});

test('a difference is waived with a reason', async () => {
  const { id, name } = paid();
  const { user } = await open(id);
  await user.keyboard('c');
  await user.click(press(`Increase Pieces of ${name}`));
  await user.click(await dialog().findByRole('checkbox', { name: 'Do not charge the difference' }));
  await user.click(press('Change without charging'));
  const why = dialog().getByRole('textbox', { name: 'Why it is not charged' });
  expect(why).toHaveAccessibleDescription(/Say why/);
  await user.type(why, 'The wrong size was sent');
  await user.click(press('Change without charging'));
  expect(await changes().findByText(/more, not charged$/)).toBeVisible();
  expect(changes().getByText('Not charged because: The wrong size was sent')).toBeVisible();
  expect(orderNow(id)).toMatchObject({ version: 2, items: [{ quantity: 3 }] });
});

test('what cannot be had is said at its line, and a price that is none at its field', async () => {
  const { id, item, name } = paid();
  const stock = mockStore.catalog.variant(item.variantId)?.variant.stock ?? 0;
  mockStore.state.taken[item.variantId] = (mockStore.state.taken[item.variantId] ?? 0) + stock;
  const { user } = await open(id);
  await user.keyboard('c');
  await user.click(press(`Increase Pieces of ${name}`));
  expect(await dialog().findByText('Only 2 can be had.')).toBeVisible();
  await user.click(press(`Decrease Pieces of ${name}`));
  await user.click(press(`Decrease Pieces of ${name}`));
  await user.click(press(`Decrease Pieces of ${name}`));
  expect(dialog().getByText('Dropped')).toBeVisible();
  expect(await dialog().findByText(/Nothing would be left/)).toBeVisible();

  await user.selectOptions(dialog().getByRole('combobox', { name: 'Shipping' }), 'Expedited');
  const price = dialog().getByRole('textbox', { name: /^Agreed price/ });
  expect(price).toHaveAccessibleDescription(
    /^Without it shipping stays at .*; the checkout takes \$\d+\.90\.$/,
  );
  await user.type(price, 'much');
  expect(price).toHaveAccessibleDescription(/Enter an amount/);
});

test('after a colleague was faster there are new sums, and nothing typed is lost', async () => {
  const { id, name } = paid();
  const { user } = await open(id);
  await user.keyboard('c');
  await user.click(press(`Decrease Pieces of ${name}`));
  await dialog().findByText(/goes back to the customer/);
  changeOrder(id, { version: 5 });
  await user.click(press(/^Change and give back/));
  expect(await dialog().findByText(/has changed meanwhile. Look at the new sums/)).toBeVisible();
  // What is wrong now is said, not what was wrong before.
  await user.click(press(`Decrease Pieces of ${name}`));
  expect(await dialog().findByText(/^Nothing would be left of this order/)).toBeVisible();
  expect(dialog().queryByText(/has changed meanwhile/)).toBeNull();
  await user.click(press(`Increase Pieces of ${name}`));
  expect(dialog().getByRole('spinbutton', { name: `Pieces of ${name}` })).toHaveValue('1');
  await waitFor(() => expect(press(/^Change and give back/)).toBeVisible());
  await dialog().findByText(/goes back to the customer/);
  await user.click(press(/^Change and give back/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(orderNow(id).version).toBe(6);

  await user.keyboard('c');
  await user.click(press(`Increase Pieces of ${name}`));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who may not change orders sees what was changed, and no way to do it', async () => {
  const { id } = paid();
  openOrderChange(mockStore, id);
  for (const [key, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[key] = { ...staff, role: 'fulfillment' };
  const { user } = await open(id);
  expect(changes().getByText('To be paid')).toBeVisible();
  expect(changes().queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await user.keyboard('c');
  expect(screen.queryByRole('dialog')).toBeNull();
});
