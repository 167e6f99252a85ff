import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  breakages,
  breakCall,
  expectConsole,
  mockStore,
  renderPage,
  seedMessages,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (search = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/messages${search}`, user: 'admin' });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const states = () => within(screen.getByRole('navigation', { name: 'Messages by state' }));

beforeEach(() => seedMessages(mockStore));

test('messages are listed newest first, without spam, and link to their page', async () => {
  const { user, router } = await open();
  expect(names()).toEqual(['Maya Collins', 'Jordan Reyes', 'Priya Nair', 'Li Chen', 'Sam Ode']);
  const row = within(screen.getByRole('article', { name: 'Jordan Reyes' }));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText(/^Size & fit:/)).toBeVisible();
  await user.click(row.getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Message C-/ })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/messages\/[\da-f-]{36}$/);
});

test('a state is chosen by a link with its number of messages', async () => {
  const { user, router } = await open();
  const links = states().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['All 5', 'New 2', 'Open 1', 'Answered 1', 'Closed 1', 'Spam 1'],
  ]);
  await user.click(states().getByRole('link', { name: 'Spam 1' }));
  expect(await screen.findByRole('article', { name: 'Best Rank' })).toBeVisible();
  expect(router.state.location.search).toBe('?state=SPAM');
  expect(states().getByRole('link', { name: 'Spam 1' })).toHaveAttribute('aria-current', 'true');
});

test('a search is in the URL and keeps the state; without results there is a message', async () => {
  const { user, router } = await open('?state=OPEN');
  const box = screen.getByRole('searchbox', { name: 'Search messages' });
  await user.type(box, 'priya@{Enter}');
  expect(await screen.findByRole('link', { name: 'All 1' })).toBeVisible();
  expect(router.state.location.search).toBe('?state=OPEN&q=priya%40');
  expect(names()).toEqual(['Priya Nair']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zebra{Enter}');
  expect(await screen.findByText('No messages for “zebra”.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(await screen.findByRole('article', { name: 'Priya Nair' })).toBeVisible();
});

test('many messages are paged; a page beyond the end leads to the last', async () => {
  const [first] = mockStore.state.messages;
  if (!first) throw new Error('Nothing was seeded.');
  mockStore.state.messages = Array.from({ length: 45 }, (_, index) => ({
    ...first,
    id: mockStore.newId(),
    name: `Person ${index + 1}`,
  }));
  const { user, router } = await open('?page=9');
  expect(router.state.location.search).toBe('?page=2');
  expect(names()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('21–40 of 45')).toBeVisible();
});

test.each(breakages)('a list that cannot be loaded ($name) is an error of the page', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('listMessages', breakage);
  await open();
  expect(screen.getByText(/^Page error/)).toBeVisible();
});
