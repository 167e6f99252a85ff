import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  breakages,
  breakCall,
  expectConsole,
  failNext,
  mockServer,
  mockStore,
  recordCalls,
  renderPage,
  seedMessages,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (search = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/messages${search}`, user: 'admin' });
/** Names of the senders, in the order of the rows. */
const names = () => {
  const grid = screen.getByRole('grid', { name: 'Messages' });
  const rows = within(grid).getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('gridcell')[3]?.textContent);
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const stateOf = (name: string) => mockStore.state.messages.find((each) => each.name === name)?.state;
const loaded = () => waitFor(() => expect(names().length).toBeGreaterThan(0));

beforeEach(() => seedMessages(mockStore));

test('messages are listed newest first, without spam; Enter opens the current one', async () => {
  const { user, router } = await open();
  await waitFor(() =>
    expect(names()).toEqual(['Maya Collins', 'Jordan Reyes', 'Priya Nair', 'Li Chen', 'Sam Ode']),
  );
  expect(within(row('Jordan Reyes')).getByText('New')).toBeVisible();
  await user.keyboard('jjk{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /^Message C-/ })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/messages\/[\da-f-]{36}$/);
  expect(screen.getByText('1 of 5')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All messages' }));
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-activedescendant');
});

test('views have their numbers of messages, and keys', async () => {
  const { user, router } = await open();
  expect(await screen.findByRole('button', { name: 'All 5' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Spam 1' }));
  expect(router.state.location.search).toBe('?state=SPAM');
  await waitFor(() => expect(names()).toEqual(['Best Rank']));
  await user.keyboard('2');
  await waitFor(() => expect(router.state.location.search).toBe('?state=NEW'));
});

test('a search is in the address and keeps the view; nothing found offers to take the filters away', async () => {
  const { user, router } = await open('?state=OPEN');
  await loaded();
  await user.keyboard('/priya@{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?state=OPEN&q=priya%40'));
  await waitFor(() => expect(names()).toEqual(['Priya Nair']));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zebra{Enter}');
  expect(await screen.findByText('No message fits these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Search zebra/ }));
  await waitFor(() => expect(names()).toEqual(['Priya Nair']));
});

test('selected messages are closed at once, and opened again by Z', async () => {
  const { user } = await open('?state=OPEN');
  await loaded();
  await user.keyboard('jx');
  expect(screen.getByRole('toolbar', { name: 'Selection' })).toHaveTextContent('1 selected');
  await user.keyboard('e');
  await waitFor(() => expect(stateOf('Priya Nair')).toBe('CLOSED'));
  expect(await screen.findByText('1 message closed')).toBeVisible();
  await user.keyboard('z');
  await waitFor(() => expect(stateOf('Priya Nair')).toBe('OPEN'));
});

test('a new message that was closed is new again by Z', async () => {
  mockStore.state.messages = mockStore.state.messages.map((each) =>
    each.name === 'Priya Nair' ? { ...each, state: 'NEW' } : each,
  );
  const { user } = await open('?state=NEW&q=priya');
  await loaded();
  await user.keyboard('je');
  await waitFor(() => expect(stateOf('Priya Nair')).toBe('CLOSED'));
  expect(await screen.findByText('1 message closed')).toBeVisible();
  await user.keyboard('z');
  await waitFor(() => expect(stateOf('Priya Nair')).toBe('NEW'));
});

test('a change that the store refuses comes back, with the reason below the row', async () => {
  const { user } = await open('?state=OPEN');
  await loaded();
  failNext('setMessageState', 'MESSAGE_CHANGED');
  await user.keyboard('je');
  expect(await screen.findByText(/^Close: Someone else has worked on this message/)).toBeVisible();
  expect(within(row('Priya Nair')).getByText('Open')).toBeVisible();
  expect(stateOf('Priya Nair')).toBe('OPEN');
});

/** Selects all of a list of which only the first page is loaded. */
async function selectAllOfSixty(stateAt: (index: number) => 'NEW' | 'OPEN') {
  const [first] = mockStore.state.messages;
  if (!first) throw new Error('Nothing was seeded.');
  mockStore.state.messages = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...first, id: mockStore.newId(), state: stateAt(index) },
  }));
  // The second page does not come, so that the whole list is offered.
  mockStore.holdNext('listMessages')();
  mockStore.holdNext('listMessages');
  const { user } = await open();
  await screen.findByText('60 messages');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Select all 60 messages' }));
  return user;
}

test('a selection ends with its filter: what is selected in one view is not changed in another', async () => {
  const user = await selectAllOfSixty((index) => (index % 3 === 0 ? 'NEW' : 'OPEN'));
  expect(screen.getByRole('toolbar', { name: 'Selection' })).toHaveTextContent('60 selected');
  await user.click(screen.getByRole('button', { name: 'New 20' }));
  await screen.findByText('20 messages');
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  await user.keyboard('m');
  await user.click(screen.getByRole('button', { name: 'Open 40' }));
  await screen.findByText('40 messages');
  expect(mockStore.state.messages.filter(({ state }) => state === 'NEW')).toHaveLength(20);
});

test('many messages come in pages as one scrolls', async () => {
  const [first] = mockStore.state.messages;
  if (!first) throw new Error('Nothing was seeded.');
  mockStore.state.messages = Array.from({ length: 120 }, (_, index) => ({
    ...first,
    id: mockStore.newId(),
    name: `Person ${String(index + 1)}`,
  }));
  const { user } = await open();
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '121'));
  await user.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText('120 messages')).toBeVisible();
});

test('support may change messages, fulfillment only reads them, and a page of others says whose it is', async () => {
  const me = Object.values(mockStore.state.staff).at(0);
  const id = Object.keys(mockStore.state.staff).at(0) ?? '';
  if (!me) throw new Error('There is no staff.');
  mockStore.state.staff = { ...mockStore.state.staff, [id]: { ...me, role: 'fulfillment' } };
  const { user, unmount } = await open('?state=OPEN');
  await loaded();
  await user.keyboard('jx');
  expect(
    within(screen.getByRole('toolbar')).queryByRole('button', { name: /Close/ }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Visits' })).not.toBeInTheDocument();
  unmount();
  await renderPage(routes, { url: '/admin/AdminDashboard/visits', user: 'admin' });
  expect(screen.getByText('This page is for Owner, Catalog, and Analyst.')).toBeVisible();
});

test.each(breakages)('a list that cannot be loaded ($name) says so in its place', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('listMessages', breakage);
  const { user } = await open();
  expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
  mockServer.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
});

test('an action on all of a list that is pressed again while they are being loaded is done once', async () => {
  const user = await selectAllOfSixty(() => 'OPEN');
  const answer = mockStore.holdNext('listMessages');
  const calls = recordCalls();
  await user.keyboard('ee');
  answer();
  expect(await screen.findByRole('group', { name: '60 messages closed' })).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/state'))).toHaveLength(60);
});
