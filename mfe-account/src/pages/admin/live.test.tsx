import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { mockStore, renderPage, seedMessages, seedPeople } from '@ritual/shared/testing';
import { useLive } from '../../admin/live/use-live.ts';
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

/** Aisha Rahman. */
const aisha = '00000000-0000-4000-8001-000000000003';
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

test('a right that is taken away is reported, and the page stops asking', async () => {
  await open('people?q=rahman');
  await screen.findByRole('row', { name: /Aisha Rahman/ });
  expect(looks()).toHaveLength(1);
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'catalog' };
  lookAgain();
  expect(await screen.findByText(/^This page is for /)).toBeVisible();
  expect(looks()).toHaveLength(0);
});

test('a second factor that is asked for meanwhile is asked for here, by one challenge', async () => {
  await open(`people/${aisha}`);
  const { id = '' } = mockStore.state.users.find(({ role }) => role === 'ADMIN') ?? {};
  const app = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', since: '2026-11-01T10:00:00Z', lastStep: 0 };
  mockStore.state.factors.apps[id] = app;
  lookAgain();
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  expect(looks()).toHaveLength(0);
});

test('who was deleted meanwhile is no longer shown, and not looked for again', async () => {
  await open(`people/${aisha}`);
  expect(screen.getAllByText('aisha.rahman@example.com').length).toBeGreaterThan(0);
  mockStore.state.users = mockStore.state.users.filter(({ id }) => id !== aisha);
  lookAgain();
  expect(await screen.findByText('Someone else has deleted this person.')).toBeVisible();
  expect(screen.queryByText('aisha.rahman@example.com')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Aisha Rahman' })).toBeNull();
  await waitFor(() => expect(looks()).toHaveLength(0));
});

test('an answer that was asked for before a change made here does not take its place', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const onSeen = jest.fn();
  let put = (_next: string) => {};
  function Page() {
    const [thing, set] = useLive('loaded', { ask: () => promise, onSeen });
    useEffect(() => {
      put = set;
    });
    return <p>{thing}</p>;
  }
  await renderPage([{ path: '/', element: <Page /> }]);
  lookAgain();
  // Before React has rendered the change.
  await act(async () => {
    put('saved here');
    resolve('saved before by someone else');
    await promise;
    await Promise.resolve();
  });
  expect(screen.getByText('saved here')).toBeVisible();
  expect(onSeen).not.toHaveBeenCalled();
});
