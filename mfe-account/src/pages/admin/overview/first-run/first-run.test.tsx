import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../admin.routes.tsx';

const open = async () => {
  mockStore.state.openedAt = null;
  // The promises of the demo are saved; those of a new store are the usual ones.
  mockStore.state.settings = { ...mockStore.state.settings, policyVersion: 0 };
  const host = fakeHost({ user: 'admin', shop: { ...mockShop(), open: false } });
  const page = await renderPage(routes, { url: '/admin/AdminDashboard', host });
  const steps = within(await screen.findByRole('region', { name: 'Steps until the shop opens' }));
  await steps.findByText('Open the doors', { selector: 'h2' });
  return { ...page, steps };
};

test('an empty shop says step by step what is missing, where it is done, and that it cannot open', async () => {
  mockStore.state.settings = { ...mockStore.state.settings, facts: null, taxRules: [] };
  mockStore.state.detailedTaxRules = [];
  const { steps } = await open();
  expect(screen.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  expect(steps.getByText('2 of 9 done')).toBeVisible();
  expect(steps.getByRole('listitem', { name: 'Next: The shop' })).toBeVisible();
  expect(steps.getByRole('listitem', { name: 'Done: Products' })).toBeVisible();
  expect(steps.getByText(/^No tax rule applies now/)).toBeVisible();
  expect(steps.getByText(/^The server sends no emails/)).toBeVisible();
  expect(steps.getByRole('link', { name: 'Enter the facts: The shop' })).toHaveAttribute(
    'href',
    '/admin/AdminDashboard/settings#facts',
  );
  expect(steps.getByRole('link', { name: 'Add a rule: Tax' })).toHaveAttribute(
    'href',
    '/admin/AdminDashboard/taxes',
  );
  expect(steps.getByText('Shoppers cannot buy without these: The shop and Tax.')).toBeVisible();
  expect(steps.queryByRole('button', { name: 'Open the doors' })).not.toBeInTheDocument();
});

test('who may not change the settings sees the steps, is not asked to do them, and does not open the shop', async () => {
  const { users, staff } = mockStore.state;
  const admin = users.find(({ email }) => email === 'admin@example.com');
  const known = admin && staff[admin.id];
  if (!known) throw new Error('The mocks have an administrator.');
  staff[admin.id] = { ...known, role: 'support' };
  const { steps } = await open();
  expect(await steps.findByText('An owner of the store opens it.')).toBeVisible();
  expect(
    steps.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
  ).toEqual(['Add one: Second factor', 'Keys at Stripe', 'Buy a piece: Test order']);
  expect(steps.queryByRole('button')).not.toBeInTheDocument();
});

test('the owner opens the shop after one question, and works with the overview from then on', async () => {
  const { user, steps } = await open();
  await user.click(steps.getByRole('button', { name: 'Open the doors' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the doors?' }));
  expect(
    dialog.getByText('Still to do: Promises to shoppers, Second factor, Email, and Test order.'),
  ).toBeVisible();
  expect(dialog.getByText(/test keys/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Open the shop' }));
  expect(await screen.findByText('The shop is open')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toHaveFocus();
  expect(mockStore.state.openedAt).not.toBeNull();
});

test('once the test order is paid, its step leads to the orders, where it is shipped and refunded', async () => {
  seedOrders(mockStore);
  const { steps } = await open();
  expect(steps.getByRole('link', { name: 'See the orders: Test order' })).toHaveAttribute(
    'href',
    '/admin/AdminDashboard/orders',
  );
});

test('the payment keys are checked: what their account may do, and whether messages arrive', async () => {
  const { user } = await open();
  const found = within(await screen.findByRole('list', { name: 'What was found with the payment keys' }));
  expect(found.getByText(/has not been checked\.$/, { selector: 'li:not([role])' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the account' }));
  expect(await found.findByText(/^The account takes payments and pays out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the webhook' }));
  expect(await found.findByText(/^The webhook works/)).toBeVisible();
});

test('the number of those who want to be told is shown, and an owner exports the confirmed ones', async () => {
  const joinedAt = '2026-11-01T10:00:00.000Z';
  mockStore.state.openingList = [
    { id: 'a', email: 'a@example.com', joinedAt, confirmedAt: joinedAt, toldAt: null },
    { id: 'b', email: 'b@example.com', joinedAt, confirmedAt: null, toldAt: null },
  ];
  const { user } = await open();
  expect(await screen.findByText(/^1 address confirmed, 1 not yet\./)).toBeVisible();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1 address exported')).toBeVisible();
  expect(click).toHaveBeenCalledTimes(1);
});
