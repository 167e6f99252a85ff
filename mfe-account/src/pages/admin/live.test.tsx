import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { mockStore, renderPage, seedMessages, seedPeople } from '@ritual/shared/testing';
import { adminRoutes as routes } from './admin.routes.tsx';

/** Milliseconds between two looks. */
const every = 5000;
let timers: jest.SpiedFunction<typeof globalThis.setInterval>;
let ended: jest.SpiedFunction<typeof globalThis.clearInterval>;

beforeEach(() => {
  seedPeople(mockStore);
  seedMessages(mockStore);
  timers = jest.spyOn(globalThis, 'setInterval');
  ended = jest.spyOn(globalThis, 'clearInterval');
});
afterEach(() => void jest.restoreAllMocks());

const open = (path: string) => renderPage(routes, { url: `/admin/AdminDashboard/${path}`, user: 'admin' });
/** What still looks every few seconds. */
const looks = () =>
  timers.mock.calls.flatMap(([run, ms], at) => {
    const timer = timers.mock.results[at]?.value;
    return ms === every && !ended.mock.calls.some(([id]) => id === timer) ? [run] : [];
  });
const lookAgain = () => act(() => looks().forEach((look) => look()));

test('a message that a colleague closes leaves the view of new ones: it is marked, and no key acts on it', async () => {
  const { user } = await open('messages?state=NEW');
  const row = await screen.findByRole('row', { name: /Jordan Reyes/ });
  await user.click(within(row).getByRole('checkbox'));
  mockStore.state.messages = mockStore.state.messages.map((each) =>
    each.name === 'Jordan Reyes' ? { ...each, state: 'CLOSED' } : each,
  );
  lookAgain();
  expect(await within(row).findByText('No longer in this list')).toBeVisible();
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  await user.keyboard('x');
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
});
