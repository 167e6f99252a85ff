import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inviteToStaff, withdrawInvitation } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const url = '/admin/AdminDashboard/audit';
const open = (path = '') => renderPage(routes, { url: url + path, user: 'admin' });

/** Two entries about one invitation. */
async function write() {
  const { id } = await api.call(inviteToStaff, { body: { email: 'kofi@example.com', role: 'catalog' } });
  await api.call(withdrawInvitation, { params: { id } });
  return id;
}

test('the newest entry comes first, and opens to what was and became', async () => {
  const first = await open();
  await write();
  first.unmount();
  const { user, router } = await open();
  const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[0]).toContain('Invitation: withdraw');
  expect((await rows())[1]).toContain('role: – → catalog');
  await user.keyboard('jj{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation: send' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${url}/1`);
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'role – catalog' })).toBeVisible();
});

test('the address holds the filters', async () => {
  const first = await open();
  const id = await write();
  await api.call(inviteToStaff, { body: { email: 'other@example.com', role: 'catalog' } });
  first.unmount();
  await open(`?subject=invitation:${id}`);
  expect(await screen.findByText('2 entries')).toBeVisible();
});

test('values that erasure has taken out are called so', async () => {
  const first = await open();
  await write();
  mockStore.state.audit = mockStore.state.audit.map((each) => ({ ...each, before: null, after: null }));
  first.unmount();
  await open('/1');
  expect(await screen.findByRole('row', { name: 'role erased erased' })).toBeVisible();
});

test('the log is exported by the server, which notes it', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const first = await open();
  await write();
  first.unmount();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('group', { name: '2 entries exported' })).toBeVisible();
  click.mockRestore();
  expect(await files[0]?.text()).toContain('"invitation.withdraw"');
  expect(mockStore.state.audit.at(-1)).toMatchObject({ action: 'audit.export', after: { rows: 2 } });
});

test('an entry that is not there says so', async () => {
  await open('/77');
  expect(await screen.findByText(/There is no such entry in the audit log/)).toBeVisible();
});
