import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  mockStore,
  openDispute,
  orderNow,
  orderWith,
  renderPage,
  saveEvidence,
  seedOrders,
  warnOf,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const open = (id: string) => renderPage(routes, { url: `/admin/AdminDashboard/orders/${id}`, user: 'admin' });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('evidence is drafted, kept as a draft, and sent once after a second look', async () => {
  const id = orderWith('PAID').id;
  openDispute(mockStore, id);
  const { user } = await open(id);
  await user.click((await part('Disputes')).getByRole('button', { name: 'Prepare evidence' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Evidence for/ }));
  const other = await dialog.findByRole('textbox', { name: /^Receipt, deliveries/ });
  expect(dialog.getAllByRole('textbox')[0]).toHaveFocus();
  expect((other as HTMLTextAreaElement).value).toContain('Receipt of order ROP-');
  await user.clear(other);
  await user.type(other, 'It arrived.');
  await user.click(dialog.getByRole('button', { name: 'Save as a draft' }));
  // In the dialog, outside of which nothing can be seen or used.
  expect(await dialog.findByText(/saved as a draft; nothing is sent/)).toBeVisible();
  expect(orderNow(id).disputes[0]?.answer).toMatchObject({ kind: null, version: 1 });
  await user.click(dialog.getByRole('button', { name: /^Send to the bank/ }));
  expect(dialog.getByText(/nothing takes it back/)).toBeVisible();
  expect(orderNow(id).disputes[0]?.answer?.kind).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Send it now, once/ }));
  expect(await (await part('Disputes')).findByText(/Evidence sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /evidence$/i })).toBeNull();
});

test('what is written is not lost: closing asks, and what someone else has saved is compared', async () => {
  const id = orderWith('PAID').id;
  openDispute(mockStore, id);
  const { user } = await open(id);
  await user.click((await part('Disputes')).getByRole('button', { name: 'Prepare evidence' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Evidence for/ }));
  await user.type(await dialog.findByRole('textbox', { name: 'Why no refund is owed' }), 'It arrived.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const question = within(screen.getByRole('dialog', { name: 'Discard what you have written?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));

  const disputeId = orderNow(id).disputes[0]?.id ?? '';
  saveEvidence(mockStore, id, { disputeId, evidence: { refundRefusal: 'Used.', customerName: 'Maya C.' } });
  await user.click(dialog.getByRole('button', { name: 'Save as a draft' }));
  const compared = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  expect(compared.getByRole('radio', { name: 'Why no refund is owed: yours, It arrived.' })).toBeChecked();
  expect(compared.getByRole('radio', { name: 'Name of the customer: theirs, Maya C.' })).toBeChecked();
  await user.click(compared.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText(/saved as a draft; nothing is sent/, { selector: 'span' })).toBeVisible();
  expect(orderNow(id).evidence[disputeId]).toMatchObject({
    refundRefusal: 'It arrived.',
    customerName: 'Maya C.',
  });
  expect(orderNow(id).disputes[0]?.answer).toMatchObject({ kind: null, version: 2 });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is to be decided is shown at the top, above what has left', async () => {
  const order = mockStore.state.orders.find(({ status }) => status === 'DELIVERED');
  const id = order?.id ?? '';
  openDispute(mockStore, id, { dueBy: new Date(Date.now() + 86_400_000).toISOString() });
  warnOf(mockStore, id);
  await open(id);
  await part('Disputes');
  expect(screen.getAllByText('Disputed')).toHaveLength(2);
  expect(screen.getByText(/^Answer it by/)).toBeVisible();
  expect(screen.getByText(/^To do: .*Decide on a fraud warning/)).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.indexOf('Disputes')).toBeLessThan(titles.indexOf('Parcel 1'));
});

test('after the deadline nothing is offered, and the page says why', async () => {
  const id = orderWith('PAID').id;
  openDispute(mockStore, id, { dueBy: new Date(Date.now() - 1000).toISOString() });
  await open(id);
  const disputes = await part('Disputes');
  expect(disputes.getByText(/The deadline has passed/)).toBeVisible();
  expect(disputes.queryByRole('button')).toBeNull();
});

test('a warning is dismissed with a reason, and the order can be shipped', async () => {
  const id = orderWith('PAID').id;
  warnOf(mockStore, id);
  const { user } = await open(id);
  const panel = await part('Early fraud warning');
  expect(screen.getByRole('region', { name: 'On hold: possible fraud' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Dismiss the warning' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dismiss the warning' }));
  await user.click(dialog.getByRole('button', { name: 'Dismiss the warning' }));
  const field = dialog.getByRole('textbox', { name: 'Why the payment is good' });
  expect(field).toHaveAccessibleDescription(/Enter why/);
  await user.type(field, 'Known for years.{Enter}');
  expect(await screen.findByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
  expect((await part('Early fraud warning')).getByText(/Dismissed: Known for years/)).toBeVisible();
});
