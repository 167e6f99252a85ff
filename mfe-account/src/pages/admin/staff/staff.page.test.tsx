import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { inviteToStaff, listAudit, listStaff } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { acceptInvitation } from '@ritual/shared/contract/calls';
import { mockInvitationOf } from '@ritual/shared/mocks';
import { failNext, holdNext, mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const url = '/admin/AdminDashboard/staff';
const open = (path = '') => renderPage(routes, { url: url + path, user: 'admin' });
const email = 'kofi@example.com';

/** A colleague who has joined by an invitation; the calls are those of the page's owner. */
async function colleague() {
  await api.call(inviteToStaff, { body: { email, role: 'support' } });
  const token = mockInvitationOf(mockStore, email) ?? '';
  const name = { firstName: 'Kofi', lastName: 'Osei' };
  await api.call(acceptInvitation, { body: { token, ...name, password: 'five green umbrellas' } });
  const { content } = await api.call(listStaff, {});
  return content.find((each) => each.email === email)?.id ?? '';
}

test('a colleague is invited, invited again, and the invitation is withdrawn', async () => {
  const { user } = await open();
  expect(await screen.findByRole('row', { name: /\(you\)/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Invite/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Enter an email address like name@example.com.')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), email);
  await user.selectOptions(dialog.getByLabelText('Role'), 'Analyst');
  expect(dialog.getByText('Sees figures, and nothing about a person.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  const invited = within(await screen.findByRole('region', { name: 'Invited' }));
  expect(invited.getByText(email)).toBeVisible();
  expect(mockStore.state.mails[0]).toMatchObject({ kind: 'staff-invitation', recipient: email });
  const first = mockInvitationOf(mockStore, email);
  const withdraw = () => screen.getByRole('button', { name: `Withdraw the invitation of ${email}` });
  const replaced = withdraw();
  await user.click(invited.getByRole('button', { name: `Send again to ${email}` }));
  await waitFor(() => expect(mockInvitationOf(mockStore, email)).not.toBe(first));
  // The list is loaded anew before the new invitation can be withdrawn.
  await waitFor(() => expect(withdraw()).not.toBe(replaced));
  await user.click(withdraw());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invited' })).toBeNull());
  expect(mockStore.state.invitations).toEqual([]);
});

test('a person who is on the staff already is not invited again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Invite/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'admin@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(/is on the staff already/)).toBeVisible();
});

test('a role is changed after one question, which says what it means', async () => {
  const first = await open();
  const id = await colleague();
  first.unmount();
  const { user } = await open(`/${id}`);
  await user.selectOptions(await screen.findByLabelText('Role'), 'Analyst');
  await user.click(screen.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role?' }));
  await user.click(dialog.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  await waitFor(() => expect(mockStore.state.staff[id]?.role).toBe('analyst'));
  expect(await screen.findByRole('group', { name: 'Kofi Osei is Analyst now' })).toBeVisible();
  expect((await api.call(listAudit, {})).content[0]).toMatchObject({
    ...{ action: 'staff.role', before: { role: 'support' }, after: { role: 'analyst' } },
  });
});

test('a role that is given when another member is shown by then leaves that page as it is', async () => {
  const first = await open();
  const id = await colleague();
  const [owner] = (await api.call(listStaff, {})).content.filter(({ you }) => you);
  first.unmount();
  const { user, router } = await open(`/${id}`);
  await user.selectOptions(await screen.findByLabelText('Role'), 'Analyst');
  await user.click(screen.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  const answer = holdNext('changeStaffRole');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role?' }));
  await user.click(dialog.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  await act(() => router.navigate(`${url}/${owner?.id ?? ''}`));
  const title = await screen.findByRole('heading', { level: 1, name: /\(you\)$/ });
  answer();
  await screen.findByRole('group', { name: 'Kofi Osei is Analyst now' });
  expect(title).toHaveTextContent(/\(you\)$/);
});

test('when another owner was faster it is said, and what is there now is shown', async () => {
  const first = await open();
  const id = await colleague();
  first.unmount();
  const { user } = await open(`/${id}`);
  await user.selectOptions(await screen.findByLabelText('Role'), 'Analyst');
  failNext('changeStaffRole', 'STAFF_CHANGED');
  await user.click(screen.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make Kofi Osei Analyst' }));
  expect(await dialog.findByText(/Someone else has changed this person meanwhile/)).toBeVisible();
});

test('a colleague leaves: every login ends; the last owner stays', async () => {
  const first = await open();
  const id = await colleague();
  first.unmount();
  const second = await open(`/${id}`);
  const leave = async (user: (typeof second)['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `Remove ${name} from the staff` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: `Remove ${name} from the staff` }));
    return dialog;
  };
  await leave(second.user, 'Kofi Osei');
  await waitFor(() => expect(second.router.state.location.pathname).toBe(url));
  expect(mockStore.state.staff[id]).toBeUndefined();
  second.unmount();
  const owner = Object.keys(mockStore.state.staff)[0] ?? '';
  const third = await open(`/${owner}`);
  const { firstName, lastName } = mockStore.state.users.find((each) => each.id === owner) ?? {};
  const dialog = await leave(third.user, `${firstName ?? ''} ${lastName ?? ''}`);
  expect(await dialog.findByText(/This is the only owner/)).toBeVisible();
});

test('the lost second factor of a colleague is reset after one question; the own one is not', async () => {
  const first = await open();
  const id = await colleague();
  first.unmount();
  const { user, unmount } = await open(`/${id}`);
  const button = 'Reset the second factor of Kofi Osei';
  await screen.findByRole('heading', { level: 1, name: 'Kofi Osei' });
  // There is none yet.
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  unmount();
  mockStore.state.factors.apps[id] = {
    ...{ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', since: '2026-11-01T10:00:00Z', lastStep: 0 },
  };
  const again = await open(`/${id}`);
  const reset = async () => {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: `${button}?` }));
    await user.click(dialog.getByRole('button', { name: button }));
    return dialog;
  };
  failNext('resetFactors', 'UNAVAILABLE');
  expect(await (await reset()).findByText(/The store is busy/)).toBeVisible();
  await user.keyboard('{Escape}');
  await reset();
  expect(await screen.findByRole('group', { name: 'The second factor of Kofi Osei is reset' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  expect(mockStore.state.factors.apps[id]).toBeUndefined();
  expect((await api.call(listAudit, {})).content[0]).toMatchObject({ action: 'staff.reset-factors' });
  again.unmount();
  const owner = Object.keys(mockStore.state.staff)[0] ?? '';
  await open(`/${owner}`);
  await screen.findByRole('heading', { level: 1, name: /\(you\)/ });
  expect(screen.queryByRole('button', { name: /^Reset the second factor/ })).toBeNull();
});

test('what cannot be loaded says so', async () => {
  failNext('listInvitations', 'UNAVAILABLE');
  await open();
  expect(await screen.findByText(/The store is busy/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /\(you\)/ })).toBeVisible();
});

test('a role without the right is told whose page it is', async () => {
  const [owner] = Object.keys(mockStore.state.staff);
  const staff = owner === undefined ? undefined : mockStore.state.staff[owner];
  if (owner === undefined || !staff) throw new Error('There is no owner.');
  mockStore.state.staff[owner] = { ...staff, role: 'support' };
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
  expect(screen.getByText('This page is for Owner.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
});
