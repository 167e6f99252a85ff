import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage, seedMessages, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => {
  seedOrders(mockStore);
  seedMessages(mockStore);
});

const idOf = (name: string) => mockStore.state.messages.find((each) => each.name === name)?.id ?? '';
const stateOf = (name: string) => mockStore.state.messages.find((each) => each.name === name)?.state;
const open = (name: string) =>
  renderPage(routes, { url: `/admin/AdminDashboard/messages/${idOf(name)}`, user: 'admin' });
const answer = () => screen.getByRole('textbox', { name: 'Your answer' });
/** A concurrent change by another administrator. */
const meanwhile = (name: string, change: object) => {
  mockStore.state.messages = mockStore.state.messages.map((each) =>
    each.name === name ? { ...each, ...change, version: each.version + 1 } : each,
  );
};

test('shows sender, text, order, and whether the order is theirs', async () => {
  const { unmount } = await open('Maya Collins');
  expect(screen.getByRole('region', { name: 'Maya Collins' })).toHaveTextContent(
    /the parcel of my last order/,
  );
  const facts = within(screen.getByRole('region', { name: 'About this message' }));
  expect(facts.getByText('Placed by this account.')).toBeVisible();
  expect(facts.getByRole('link', { name: 'shopper@example.com' })).toHaveAttribute(
    'href',
    'mailto:shopper@example.com',
  );
  unmount();
  await open('Priya Nair');
  expect(screen.getByText(/It is not known whether this order is theirs/)).toBeVisible();
  expect(screen.getByText('Was not signed in.')).toBeVisible();
});

test('a reply is sent, shown, and marks the message as answered', async () => {
  const { user } = await open('Jordan Reyes');
  await user.type(answer(), 'Take L.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('region', { name: /^Ada Reyes/ })).toHaveTextContent('Take L.');
  expect(answer()).toHaveValue('');
  expect(stateOf('Jordan Reyes')).toBe('ANSWERED');
});

test('an empty reply is not sent', async () => {
  const { user } = await open('Jordan Reyes');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Write an answer.')).toBeVisible();
  expect(answer()).toHaveFocus();
  expect(stateOf('Jordan Reyes')).toBe('NEW');
});

test('the second of two administrators sees the first reply and keeps their draft', async () => {
  const { user } = await open('Jordan Reyes');
  await user.type(answer(), 'Take L.');
  const reply = {
    id: mockStore.newId(),
    text: 'Take M.',
    author: 'Alex Reed',
    createdAt: new Date().toISOString(),
  };
  meanwhile('Jordan Reyes', { state: 'ANSWERED', replies: [reply] });
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else has worked on this message/);
  expect(await screen.findByRole('region', { name: /^Alex Reed/ })).toHaveTextContent('Take M.');
  expect(answer()).toHaveValue('Take L.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('region', { name: /^Ada Reyes/ })).toHaveTextContent('Take L.');
});

test('a draft survives a failure and a reload', async () => {
  const { user, unmount } = await open('Jordan Reyes');
  await user.type(answer(), 'Take L.');
  mockStore.failNext('replyToMessage', 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the store.');
  unmount();
  await open('Jordan Reyes');
  expect(answer()).toHaveValue('Take L.');
});

test('a closed message can be answered only after it is reopened', async () => {
  const { user } = await open('Priya Nair');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('This message is closed. Reopen it to answer.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeVisible();
  expect(stateOf('Priya Nair')).toBe('OPEN');
});

test('what was closed by mistake is what it was before by Z', async () => {
  const { user } = await open('Jordan Reyes');
  const before = stateOf('Jordan Reyes');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stateOf('Jordan Reyes')).toBe('CLOSED'));
  await screen.findByRole('group', { name: 'The message is closed now' });
  await user.keyboard('z');
  await waitFor(() => expect(stateOf('Jordan Reyes')).toBe(before));
  expect(before).toBe('NEW');
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeVisible();
});

test('a message can be marked as not spam', async () => {
  const { user } = await open('Best Rank');
  expect(screen.getByText(/Spam is not answered/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByRole('button', { name: 'Mark as spam' })).toBeVisible();
  expect(stateOf('Best Rank')).toBe('OPEN');
});

test('a conflicting change is reported, and the message is shown in its current state', async () => {
  const { user } = await open('Priya Nair');
  meanwhile('Priya Nair', { state: 'CLOSED' });
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else has worked on this message/);
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(stateOf('Priya Nair')).toBe('CLOSED');
});

test.each(['11111111-1111-4111-8111-111111111111', 'nonsense'])('a message %s is not found', async (id) => {
  await renderPage(routes, { url: `/admin/AdminDashboard/messages/${id}`, user: 'admin' });
  expect(screen.getByText('This is not here, or no longer.')).toBeVisible();
});
