import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';

const open = (page = 'messages', search = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/${page}${search}`, user: 'admin' });
const tab = (name: string) => screen.findByRole('button', { name });
/** The filters of an address, in any order. */
const filters = ({ router }: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const nobody = '00000000-0000-4000-8000-00000000dead';

beforeEach(() => {
  seedMessages(mockStore);
  const view = { id: mockStore.newId(), ownerId: nobody, list: 'messages', name: 'Of a colleague' };
  mockStore.state.savedViews = [{ ...view, query: 'state=CLOSED', forAll: true }];
});

async function save({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  const dialog = within(screen.getByRole('dialog', { name: 'Save view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the view' }), name);
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
}

test('filters are saved under a name, chosen again by it, and only where they belong', async () => {
  const page = await open('messages', '?state=OPEN&q=priya');
  const { user } = page;
  await user.click(await tab('Save view'));
  await user.click(screen.getByRole('checkbox', { name: 'For all who work here' }));
  await save(page, ' Of Priya ');
  expect(await tab('Of Priya')).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // There is nothing left to save.
  expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  expect(mockStore.state.savedViews.at(-1)).toMatchObject({
    list: 'messages',
    name: 'Of Priya',
    forAll: true,
  });
  await user.click(await tab('Of a colleague'));
  await waitFor(() => expect(filters(page)).toEqual({ state: 'CLOSED' }));
  await user.click(await tab('Of Priya'));
  await waitFor(() => expect(filters(page)).toEqual({ state: 'OPEN', q: 'priya' }));
  page.unmount();
  await open('emails');
  await screen.findByRole('button', { name: /^Failed/ });
  expect(screen.queryByRole('button', { name: 'Of Priya' })).not.toBeInTheDocument();
});

test('a view that cannot be saved says so and keeps its name', async () => {
  const page = await open('messages', '?q=priya');
  await page.user.click(await tab('Save view'));
  failNext('saveView', 'UNAVAILABLE');
  await save(page, 'Of Priya');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The view could not be saved. Please try again.',
  );
  expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Of Priya');
});

test('an own view is deleted, and Z brings it back; one that could not be deleted stays', async () => {
  const page = await open('messages', '?q=priya');
  const { user } = page;
  await user.click(await tab('Save view'));
  await save(page, 'Of Priya');
  failNext('deleteView', 'UNAVAILABLE');
  await user.click(await tab('Delete the view Of Priya'));
  expect(await screen.findByRole('group', { name: /The store is busy/ })).toBeVisible();
  await user.click(await tab('Delete the view Of Priya'));
  expect(await screen.findByRole('group', { name: 'The view ‘Of Priya’ is deleted' })).toBeVisible();
  expect(mockStore.state.savedViews.map(({ name }) => name)).toEqual(['Of a colleague']);
  await user.keyboard('z');
  expect(await tab('Of Priya')).toBeVisible();
  expect(mockStore.state.savedViews.map(({ name }) => name)).toEqual(['Of a colleague', 'Of Priya']);
});

test('without saved views the list is there all the same', async () => {
  failNext('listViews', 'UNAVAILABLE');
  const { reports } = await open();
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Of a colleague' })).not.toBeInTheDocument();
});
