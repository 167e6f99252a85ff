import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage, seedPeople } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedPeople(mockStore));

/** Aisha Rahman: with orders, a note, an address and a device. */
const id = '00000000-0000-4000-8001-000000000003';
const open = (person = id) =>
  renderPage(routes, { url: `/admin/AdminDashboard/people/${person}`, user: 'admin' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const userOf = () => mockStore.state.users.find((user) => user.id === id);
/** Someone else changes the person. */
const elsewhere = (changes: { lastName?: string; phone?: string }) => {
  mockStore.state.users = mockStore.state.users.map((user) =>
    user.id === id ? { ...user, ...changes } : user,
  );
  const record = mockStore.state.people[id];
  if (record) mockStore.state.people[id] = { ...record, version: record.version + 1 };
};

test('a profile has the account with orders, addresses, devices, consent and notes', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Aisha Rahman' })).toBeVisible();
  expect(part('Account').getByText('aisha.rahman@example.com')).toBeVisible();
  expect(part('Orders').getAllByRole('listitem')).toHaveLength(2);
  expect(part('Orders').getByText('Shipped')).toBeVisible();
  expect(part('Bought').getByText('2')).toBeVisible();
  expect(part('Addresses').getByText(/905 Valencia Street/)).toBeVisible();
  expect(part('Signed in on').getByText('Safari on iPhone')).toBeVisible();
  expect(part('Consent').getAllByText('Not asked')).toHaveLength(2);
  expect(part('Notes').getByText('Prefers to be called in the afternoon.')).toBeVisible();
});

test('the address of an unknown person is not found', async () => {
  await open('11111111-1111-4111-8111-111111111111');
  expect(screen.queryByRole('heading', { name: 'Aisha Rahman' })).toBeNull();
  expect(screen.getByText('This is not here, or no longer.')).toBeVisible();
});

test('the account is changed, and the change taken back', async () => {
  const { user } = await open();
  await user.keyboard('e');
  const form = within(screen.getByRole('form', { name: 'Account' }));
  const last = form.getByRole('textbox', { name: 'Last name' });
  await user.clear(last);
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await form.findByText('Enter the last name.')).toBeVisible();
  expect(last).toHaveFocus();
  await user.type(last, 'Rahman-Lee');
  expect(form.getByText('Not saved yet')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aisha Rahman-Lee' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aisha Rahman' })).toBeVisible();
  expect(mockStore.state.audit.map(({ action }) => action)).toEqual(['person.update', 'person.update']);
});

test('of two who change one person the second sees what it was, theirs and yours, and chooses', async () => {
  const { user } = await open();
  await user.click(part('Account').getByRole('button', { name: /^Edit/ }));
  const form = within(screen.getByRole('form', { name: 'Account' }));
  const last = form.getByRole('textbox', { name: 'Last name' });
  await user.clear(last);
  await user.type(last, 'Mine');
  elsewhere({ lastName: 'Theirs', phone: '+16175550000' });
  await user.click(form.getByRole('button', { name: /^Save/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  const row = (name: RegExp) => within(dialog.getByRole('row', { name }));
  expect(row(/^Last name/).getByRole('cell', { name: 'Rahman' })).toBeVisible();
  expect(row(/^Last name/).getByRole('radio', { name: 'Last name: yours, Mine' })).toBeChecked();
  // What only they have changed is kept.
  expect(row(/^Phone/).getByRole('radio', { name: /theirs, \(617\) 555-0000/ })).toBeChecked();
  expect(dialog.queryByRole('row', { name: /^Email/ })).toBeNull();
  await user.click(row(/^Last name/).getByRole('radio', { name: 'Last name: theirs, Theirs' }));
  await user.click(row(/^Last name/).getByRole('radio', { name: 'Last name: yours, Mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aisha Mine' })).toBeVisible();
  expect(userOf()).toMatchObject({ lastName: 'Mine', phone: '+16175550000' });
});

test('leaving with unsaved changes asks', async () => {
  const { user, router } = await open();
  await user.keyboard('e');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'x');
  await user.click(screen.getAllByRole('link', { name: 'People' })[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toContain(id);
  await user.click(screen.getAllByRole('link', { name: 'People' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Leave and lose the changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/AdminDashboard/people'));
});

test('a person is blocked with a reason, shown so, and unblocked', async () => {
  const { user } = await open();
  await user.keyboard('b');
  const dialog = within(screen.getByRole('dialog', { name: 'Block Aisha Rahman?' }));
  expect(dialog.getByText(/Their device is signed out at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Block Aisha Rahman' }));
  expect(await dialog.findByText('Say why, for those who work here.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Chargebacks');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Blocked: Chargebacks')).toBeVisible();
  expect(part('Signed in on').getByText('No device.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByText('Blocked: Chargebacks')).toBeNull());
});

test('a block that someone else decides meanwhile stays theirs', async () => {
  const { user } = await open();
  const block = (blockedReason: string) => {
    const record = mockStore.state.people[id] as NonNullable<(typeof mockStore.state.people)[string]>;
    const blockedAt = new Date().toISOString();
    mockStore.state.people[id] = { ...record, blockedAt, blockedReason, version: record.version + 1 };
  };
  const reason = () => mockStore.state.people[id]?.blockedReason;
  await user.keyboard('b');
  const dialog = within(screen.getByRole('dialog', { name: 'Block Aisha Rahman?' }));
  block('Theirs');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Mine');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await dialog.findByText(/Someone else has changed this person meanwhile/)).toBeVisible();
  expect(reason()).toBe('Theirs');
});

test('the undo of a block does not lift the block of someone else', async () => {
  const { user } = await open();
  await user.keyboard('b');
  const dialog = within(screen.getByRole('dialog', { name: 'Block Aisha Rahman?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Mine');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Blocked: Mine')).toBeVisible();
  const record = mockStore.state.people[id] as NonNullable<(typeof mockStore.state.people)[string]>;
  mockStore.state.people[id] = { ...record, blockedReason: 'Theirs', version: record.version + 1 };
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/Someone else has changed this person meanwhile/)).toBeVisible();
  expect(mockStore.state.people[id]).toMatchObject({ blockedReason: 'Theirs' });
});

test('notes, devices, the password mail and the file of all data', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Called about a parcel.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await part('Notes').findByText('Called about a parcel.')).toBeVisible();
  const note = () => within(part('Notes').getByText('Called about a parcel.').closest('li') as HTMLElement);
  await user.click(note().getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(part('Notes').queryByText('Called about a parcel.')).toBeNull());
  await user.click(part('Signed in on').getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await part('Signed in on').findByText('No device.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send password mail' }));
  expect(await screen.findByRole('group', { name: /is on its way to aisha/ })).toBeVisible();
  expect(mockStore.state.mails[0]).toMatchObject({
    kind: 'reset-password',
    recipient: 'aisha.rahman@example.com',
  });
});

test('a person is deleted when their address was typed', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Aisha Rahman?' }));
  const field = dialog.getByRole('textbox', { name: 'Type aisha.rahman@example.com to go on' });
  await user.type(field, 'elena.alvarez@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete Aisha Rahman' }));
  expect(await dialog.findByText("This is not the person's email address.")).toBeVisible();
  await user.clear(field);
  await user.type(field, 'aisha.rahman@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete Aisha Rahman' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/AdminDashboard/people'));
  expect(userOf()).toBeUndefined();
});
