import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { changeOrder, mockStore, orderNow, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const returnId = '22222222-2222-4222-8222-222222222222';
type Returned = ReturnType<typeof orderNow>['returns'][number];

/** A delivered order of three units of a line, all of which are to be sent back. */
function returned(more: Partial<Returned> = {}) {
  const order = mockStore.state.orders.find(({ status }) => status === 'DELIVERED');
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('No order is delivered.');
  const orderItemId = item.id;
  const made: Returned = {
    ...{
      id: returnId,
      status: 'REQUESTED',
      note: 'It pinches.',
      reply: '',
      createdAt: new Date().toISOString(),
    },
    ...{ lines: [{ orderItemId, quantity: 3, reason: 'TOO_SMALL' }], pieces: [], exchanges: [], ...more },
  };
  const [parcel] = order.parcels;
  const lines = [{ orderItemId, quantity: 3 }];
  changeOrder(order.id, {
    ...{ items: [{ ...item, quantity: 3 }], returns: [made] },
    parcels: parcel ? [{ ...parcel, lines }] : [],
  });
  return { id: order.id, item };
}
const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const part = () => within(screen.getByRole('region', { name: 'Return' }));
const receiving = () => within(screen.getByRole('dialog', { name: 'Receive the return' }));
const piece = (nth: number) =>
  within(receiving().getByRole('group', { name: new RegExp(`^Piece ${String(nth)}:`) }));

test('a return is approved with an exchange, and received by keyboard with three outcomes', async () => {
  const { id, item } = returned();
  const { user } = await open(id);
  expect(part().getByText(/It pinches/)).toBeVisible();
  await user.click(part().getByRole('button', { name: 'Approve with an exchange' }));
  const exchange = within(screen.getByRole('dialog', { name: 'Approve with an exchange' }));
  await user.click(exchange.getByRole('button', { name: 'Approve with an exchange' }));
  expect(exchange.getByText(/Choose what is exchanged/)).toBeVisible();
  const choice = exchange.getByRole('combobox', { name: /^In exchange for/ });
  await exchange.findAllByRole('option', { name: /left\)$/ });
  const first = within(choice).getAllByRole('option')[1];
  if (!first) throw new Error('There is nothing to choose.');
  await user.selectOptions(choice, first);
  await user.click(exchange.getByRole('button', { name: /^(Decrease|Fewer|Less)/ }));
  await user.click(exchange.getByRole('button', { name: /^(Decrease|Fewer|Less)/ }));
  await user.click(exchange.getByRole('button', { name: 'Approve with an exchange' }));
  expect(await part().findByText('Approved')).toBeVisible();
  expect(part().getByText(/in exchange for .* kept until/)).toBeVisible();
  expect(orderNow(id).returns[0]?.exchanges).toMatchObject([{ orderItemId: item.id, quantity: 1, taken: 0 }]);

  await user.click(part().getByRole('button', { name: 'Receive' }));
  await user.click(receiving().getByRole('button', { name: 'Receive' }));
  expect(receiving().getByText('Choose the condition of at least one piece.')).toBeVisible();
  await user.keyboard('1a');
  expect(piece(1).getByRole('radio', { name: 'As new' })).toBeChecked();
  expect(piece(1).getByRole('combobox', { name: 'The customer gets' })).toHaveValue('EXCHANGE');
  await user.keyboard('2m');
  expect(piece(2).getByRole('combobox', { name: 'Stock' })).toHaveValue('WRITTEN_OFF');
  expect(piece(2).getByRole('combobox', { name: 'The customer gets' })).toHaveValue('REFUND');
  await user.keyboard('3x');
  expect(piece(3).getByRole('combobox', { name: 'The customer gets' })).toHaveValue('NOTHING');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const reason = piece(3).getByRole('textbox', { name: 'Why there is no refund' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/Write why the customer gets nothing/);
  // A letter that is typed is no key.
  await user.keyboard('a bag with two pieces');
  const what = within(receiving().getByRole('region', { name: 'What follows' }));
  expect(what.getByText('1 piece refunded')).toBeVisible();
  expect(what.getByText('1 piece without a refund')).toBeVisible();
  expect(what.getByText(/1 piece exchanged/)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await part().findByText('Completed')).toBeVisible();
  expect(part().getByText(/As new, back to stock, exchanged/)).toBeVisible();
  expect(part().getByText(/Marked, written off, refunded/)).toBeVisible();
  expect(part().getByText('1 × Missing, no refund')).toBeVisible();
  expect(part().getByText('The customer reads: “a bag with two pieces”')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Ship parcel 2' })).toBeVisible();
  expect(part().getByRole('list', { name: 'Received' })).toBeVisible();
  const items = within(screen.getByRole('region', { name: 'Items' }));
  const [came, sent] = items.getAllByRole('listitem');
  // The third is missing. The money of the exchanged one is in the new line.
  expect(came).toHaveTextContent(/1 shipped, 1 returned, refunded, 1 exchanged2 × /);
  expect(sent).toHaveTextContent(/1 × /);
  const [old, fresh] = orderNow(id).items;
  expect([old?.exchanged, old?.restocked, fresh?.replaces]).toEqual([1, 0, item.id]);
  expect(orderNow(id).refunds.at(-1)).toMatchObject({ cause: 'RETURN', lines: [{ units: 1 }] });
});

test('pieces that come later are received later', async () => {
  const { id } = returned({ status: 'APPROVED' });
  const { user } = await open(id);
  await user.click(part().getByRole('button', { name: 'Receive' }));
  await user.click(piece(2).getByRole('radio', { name: 'Damaged' }));
  expect(receiving().getByText(/2 pieces can be received later/)).toBeVisible();
  await user.click(receiving().getByRole('button', { name: /^Receive 1 piece and refund \$/ }));
  expect(await part().findByText('Partly received')).toBeVisible();
  expect(part().queryByRole('button', { name: 'Reject' })).toBeNull();
  await user.click(part().getByRole('button', { name: 'Receive the rest' }));
  expect(receiving().getAllByRole('group', { name: /^Piece \d/ })).toHaveLength(2);
});

test('a piece that a colleague has received meanwhile is refused at its row', async () => {
  const { id, item } = returned({ status: 'APPROVED' });
  const { user } = await open(id);
  await user.click(part().getByRole('button', { name: 'Receive' }));
  await user.keyboard('1a2a3a');
  const [before] = orderNow(id).returns;
  if (!before) throw new Error('The return is gone.');
  const there = { condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND', reason: '' } as const;
  const gone = { ...there, orderItemId: item.id, quantity: 1, receivedAt: before.createdAt };
  changeOrder(id, { returns: [{ ...before, pieces: [gone] }] });
  await user.click(receiving().getByRole('button', { name: /^Receive 3 pieces/ }));
  expect(await piece(3).findByText('Only 2 of these are left to receive.')).toBeVisible();
  expect(receiving().getByText(/were received meanwhile.*as it is now/)).toBeVisible();
});

test('a return that someone else has decided on is shown as it is', async () => {
  const { id } = returned();
  const { user } = await open(id);
  const [before] = orderNow(id).returns;
  if (before) changeOrder(id, { returns: [{ ...before, status: 'REJECTED' }] });
  await user.click(part().getByRole('button', { name: 'Approve' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const [said] = await screen.findAllByText(/Someone else has decided.*as it is now/);
  expect(said).toBeVisible();
  expect(part().getByText('Rejected')).toBeVisible();
});

test('a return is rejected with words that the customer reads; Escape does not lose them', async () => {
  const { id } = returned();
  const { user } = await open(id);
  await user.click(part().getByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject this return' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveAccessibleDescription(/Write why/);
  await user.keyboard('The tags were cut off.{Escape}');
  const asked = within(screen.getByRole('dialog', { name: 'Discard what you have changed?' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Reject the return' }));
  expect(await part().findByText('The customer reads: “The tags were cut off.”')).toBeVisible();
  expect(orderNow(id).returns[0]).toMatchObject({ status: 'REJECTED', reply: 'The tags were cut off.' });
});

test('a return that had arrived before pieces were counted is decided by its pieces, too', async () => {
  const { id } = returned({ status: 'RECEIVED' });
  const { user } = await open(id);
  expect(part().getByText('Received')).toBeVisible();
  await user.click(part().getByRole('button', { name: 'Decide and refund' }));
  await user.keyboard('1a2a3a');
  await user.click(receiving().getByRole('button', { name: /^Receive 3 pieces and refund \$/ }));
  expect(await part().findByText('Refunded')).toBeVisible();
  await waitFor(() => expect(orderNow(id).items[0]?.restocked).toBe(3));
});
