import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, recordCalls, renderPage, seedPeople } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedPeople(mockStore));

const open = (query = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/people${query}`, user: 'admin' });
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

test('the list shows who is found, newest first, with what one has to know', async () => {
  await open('?q=an&orders=yes');
  const [first] = await screen.findAllByRole('row', { name: /Andre Baptiste|Anton Eriksen/ });
  expect(
    within(first as HTMLElement).getByRole('gridcell', { name: 'andre.baptiste@example.com' }),
  ).toBeVisible();
  expect(screen.getByText(/^[23] people$/)).toBeVisible();
});

test('a search finds parts of names and is in the address', async () => {
  const { user, router } = await open('?q=kim');
  await screen.findByRole('row', { name: /Zoe Kim/ });
  const field = screen.getByRole('searchbox', { name: 'Name, email, phone, order' });
  await user.type(field, '{Backspace}{Backspace}{Backspace}tana yu');
  expect(await screen.findByRole('row', { name: /Yuki Tanaka/ })).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Yuki Tanaka']));
  expect(router.state.location.search).toBe('?q=tana+yu');
  expect(screen.getByText('1 person')).toBeVisible();
});

test('the number of an order finds who placed it', async () => {
  const placed = mockStore.state.orders.find(
    ({ userId }) => userId === '00000000-0000-4000-8001-000000000003',
  );
  await open(`?q=${placed?.number ?? ''}`);
  await waitFor(() => expect(names()).toEqual(['Aisha Rahman']));
});

test('a value that there is not is refused: neither seen nor exported is everybody', async () => {
  const calls = recordCalls();
  const { user } = await open('?q=clara&consent=made-up');
  expect(await screen.findByText('A filter has a value that is not known')).toBeVisible();
  await user.keyboard('{Shift>}E{/Shift}');
  expect(await screen.findByRole('group', { name: /^Nothing is exported/ })).toBeVisible();
  expect(calls.filter((each) => each.includes('/admin/people'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove the filter Consent' }));
  expect(await screen.findByRole('row', { name: /Clara Lindqvist/ })).toBeVisible();
});

test('filters of an address are applied', async () => {
  await open('?blocked=yes&sort=name');
  await waitFor(() => expect(names()).toHaveLength(3));
  for (const row of rows()) expect(within(row).getByText('Blocked')).toBeVisible();
});

test('chosen people are exported by the API, which notes it', async () => {
  const files: Blob[] = [];
  const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('?q=clara');
  const row = await screen.findByRole('row', { name: /Clara Lindqvist/ });
  await user.click(within(row).getByRole('checkbox'));
  await user.keyboard('{Shift>}E{/Shift}');
  expect(await screen.findByRole('group', { name: '1 person exported' })).toBeVisible();
  Object.assign(URL, before);
  click.mockRestore();
  expect(await files[0]?.text()).toContain('"Clara","Lindqvist","clara.lindqvist@example.com"');
  expect(mockStore.state.audit.at(-1)).toMatchObject({ action: 'people.export', after: { rows: 1 } });
});

test('people are signed out after one question', async () => {
  const id = '00000000-0000-4000-8001-000000000001';
  const { user } = await open('?q=elena');
  const row = await screen.findByRole('row', { name: /Elena Alvarez/ });
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Sign out/ }));
  const dialog = screen.getByRole('dialog', { name: 'Sign 1 person out?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out 1 person' }));
  expect(await screen.findByText('1 person signed out')).toBeVisible();
  expect(Object.values(mockStore.state.logins).some(({ userId }) => userId === id)).toBe(false);
});

test('support sees people, and neither exports nor deletes them', async () => {
  const admin = mockStore.state.users.find(({ role }) => role === 'ADMIN');
  const staff = mockStore.state.staff[admin?.id ?? ''];
  if (admin && staff) mockStore.state.staff[admin.id] = { ...staff, role: 'support' };
  await open('?q=elena');
  expect(await screen.findByRole('row', { name: /Elena Alvarez/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
