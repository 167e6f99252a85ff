import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoPolicy } from '@ritual/shared/demo';
import { addDays, businessDayFrom, storeDay } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/settings', user: 'admin' });
const form = (name: string) => within(screen.getByRole('form', { name }));
const facts = () => mockStore.state.settings.facts;

test('facts are changed with words at a wrong field, and put back', async () => {
  const { user } = await open();
  const before = facts();
  const zip = form('Facts of the shop').getByRole('textbox', { name: 'ZIP code' });
  await user.clear(zip);
  await user.type(zip, '75001{Enter}');
  expect(await screen.findByText('This ZIP code is not in MA.')).toBeVisible();
  await user.clear(zip);
  await user.type(zip, '02118{Enter}');
  expect(await screen.findByText('The facts of the shop are saved')).toBeVisible();
  expect(facts()?.zip).toBe('02118');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(facts()).toEqual(before));
  expect(zip).toHaveValue(before?.zip);
});

test('promises are changed with words at a wrong number; without a limit shipping is never free', async () => {
  const { user } = await open();
  const before = mockStore.state.settings.policy;
  const fields = form('Promises to shoppers');
  const most = fields.getByRole('textbox', { name: 'Standard, at most' });
  await user.clear(most);
  await user.type(most, '2{Enter}');
  expect(await screen.findByText('The most days are fewer than the least.')).toBeVisible();
  await user.clear(most);
  await user.type(most, '5');
  const limit = fields.getByRole('textbox', { name: /^Free shipping from/ });
  await user.clear(limit);
  await user.type(limit, '12,5{Enter}');
  expect(await screen.findByText('Enter an amount in dollars from 0 to 10,000, like 9.90.')).toBeVisible();
  await user.clear(limit);
  await user.click(fields.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('The promises are saved')).toBeVisible();
  expect(mockStore.state.settings.policy).toEqual({ ...before, standardTo: 5, freeShippingFrom: null });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(mockStore.state.settings.policy).toEqual(before));
});

test('states are read as they are typed; what is no state is refused at its field', async () => {
  const { user } = await open();
  const fields = form('Promises to shoppers');
  const states = fields.getByRole('textbox', { name: /^Next day, not to/ });
  await user.clear(states);
  await user.type(states, 'AK, XX{Enter}');
  expect(await screen.findByText('Enter states by their two letters, like AK, HI.')).toBeVisible();
  expect(states).toHaveFocus();
  expect(states).toBeInvalid();
  await user.clear(states);
  await user.type(states, 'New York, ak hi; Alaska{Enter}');
  expect(await screen.findByText('The promises are saved')).toBeVisible();
  expect(mockStore.state.settings.policy?.nextDayNotTo).toEqual(['NY', 'AK', 'HI']);
  expect(states).toHaveValue('NY, AK, HI');
});

test('what the shop need not promise is emptied, and both ends of a period belong together', async () => {
  const { user } = await open();
  const fields = form('Promises to shoppers');
  await user.clear(fields.getByRole('textbox', { name: /^Warranty \(months\)/ }));
  const least = fields.getByRole('textbox', { name: /^Reply, at least/ });
  await user.clear(least);
  await user.selectOptions(fields.getByRole('combobox', { name: /^Returns are free/ }), 'no');
  await user.click(fields.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Enter both, or leave both empty.')).toBeVisible();
  await user.clear(fields.getByRole('textbox', { name: /^Reply, at most/ }));
  await user.click(fields.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('The promises are saved')).toBeVisible();
  expect(mockStore.state.settings.policy).toMatchObject({
    ...{ warrantyMonths: null, replyFrom: null, replyTo: null, freeReturns: false, claimFrom: 2 },
  });
});

test('what an older server does not tell of the methods is shown as it is there', async () => {
  const { standardPoBoxes: _, standardNotTo: __, ...before } = mockStore.state.settings.policy ?? demoPolicy;
  mockStore.state.settings = { ...mockStore.state.settings, policy: before };
  await open();
  const fields = form('Promises to shoppers');
  expect(fields.getByRole('combobox', { name: 'Standard to PO boxes' })).toHaveValue('yes');
  expect(fields.getByRole('textbox', { name: /^Standard, not to/ })).toHaveValue('');
});

test('of two who change the packing times the second chooses', async () => {
  const { user } = await open();
  const { packing, packingVersion } = mockStore.state.settings;
  const standard = form('Packing').getByRole('textbox', { name: 'Standard' });
  await user.clear(standard);
  await user.type(standard, '4');
  mockStore.state.settings = {
    ...mockStore.state.settings,
    packing: { ...packing, expedited: 3, timeZone: 'America/Chicago', cutoff: '13:30' },
    packingVersion: packingVersion + 1,
  };
  await user.click(form('Packing').getByRole('button', { name: /^Save/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  // They have not changed it.
  expect(dialog.queryByText('Standard')).not.toBeInTheDocument();
  expect(dialog.getByRole('row', { name: /^Time zone/ })).toHaveTextContent(/Eastern time.*Central time/);
  expect(dialog.getByRole('radio', { name: 'Order cutoff: theirs, 1:30 PM' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Expedited: theirs, 3' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  await waitFor(() => expect(mockStore.state.settings.packing).toMatchObject({ standard: 4, expedited: 3 }));
});

test('a day is closed, not twice, and opened with a way back', async () => {
  const { user } = await open();
  const day = businessDayFrom(addDays(storeDay(new Date()), 20));
  const add = async () => {
    await user.type(form('New closed day').getByLabelText('Day'), day);
    await user.click(form('New closed day').getByRole('button', { name: 'Add the day' }));
  };
  await add();
  await user.click(await screen.findByRole('button', { name: /^Remove (?!the )/ }));
  await waitFor(() => expect(mockStore.state.settings.closedDays).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: /^Remove (?!the )/ })).toBeVisible();
  await add();
  expect(await screen.findByText('The store is closed on this day already.')).toBeVisible();
});

test('unsaved changes are asked about; who only reads changes nothing', async () => {
  const admin = mockStore.state.users.find(({ role }) => role === 'ADMIN');
  const { user, unmount } = await open();
  await user.type(form('Facts of the shop').getByRole('textbox', { name: 'City' }), 'x');
  await user.click(screen.getAllByRole('link', { name: 'Staff' })[0] as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  unmount();
  const staff = mockStore.state.staff[admin?.id ?? ''];
  if (admin && staff) mockStore.state.staff[admin.id] = { ...staff, role: 'support' };
  await open();
  expect(form('Packing').getByRole('textbox', { name: 'Standard' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Save|Add the day)/ })).toBeNull();
});
