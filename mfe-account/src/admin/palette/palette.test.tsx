import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  failNext,
  mockStore,
  recordCalls,
  renderPage,
  seedMessages,
  seedPeople,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';

beforeEach(() => {
  seedPeople(mockStore);
  seedMessages(mockStore);
});

async function open() {
  const page = await renderPage(routes, { url: '/admin/AdminDashboard', user: 'admin' });
  await page.user.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Find or do' });
  return { ...page, find: (words: string) => page.user.type(field, words) };
}
const group = (name: string) => screen.queryByRole('group', { name });

test('@ finds people only; Enter opens the first', async () => {
  const { find, user, router } = await open();
  await find('@rahman');
  const people = within(await screen.findByRole('group', { name: 'People' }));
  const found = people.getByRole('option', { name: /Aisha Rahman/ });
  expect(found).toHaveAttribute('aria-selected', 'true');
  expect(found).toHaveTextContent('aisha.rahman@example.com');
  for (const other of ['Pages', 'Actions', 'Messages', 'Products']) expect(group(other)).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aisha Rahman' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/people\/[\da-f-]{36}$/);
  expect(screen.queryByRole('dialog', { name: 'Find or do' })).not.toBeInTheDocument();
});

test('Enter at the speed of typing opens who was typed, not who was found before', async () => {
  const { find, user, router } = await open();
  await find('@rahman');
  expect(await screen.findByRole('option', { name: /Aisha Rahman/ })).toBeVisible();
  await user.clear(screen.getByRole('combobox', { name: 'Find or do' }));
  await find('@tanaka{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Yuki Tanaka' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/people\/[\da-f-]{36}$/);
});

test('without a sign messages are found beside people', async () => {
  const { find } = await open();
  await find('priya');
  const messages = within(await screen.findByRole('group', { name: 'Messages' }));
  expect(messages.getByRole('option', { name: /Priya Nair/ })).toBeVisible();
});

test('a search without results says so, and a source that fails is left out', async () => {
  const { find, user, reports } = await open();
  await find('@zzzz');
  expect(await screen.findByText('Nothing is found for “zzzz”.')).toBeVisible();
  await user.clear(screen.getByRole('combobox', { name: 'Find or do' }));
  failNext('listPeople', 'UNAVAILABLE');
  await find('priya');
  expect(await screen.findByRole('group', { name: 'Messages' })).toBeVisible();
  expect(group('People')).toBeNull();
  expect(reports).toHaveLength(1);
});

test('only signs of what can be found are hinted at; another one is a letter like others', async () => {
  const { find, user } = await open();
  const palette = within(screen.getByRole('dialog', { name: 'Find or do' }));
  expect(palette.getByText('people')).toBeVisible();
  expect(palette.getByText('actions')).toBeVisible();
  expect(palette.getByText('orders')).toBeVisible();
  await find('@');
  expect(await screen.findByText('Type two letters or more.')).toBeVisible();
  await user.clear(screen.getByRole('combobox', { name: 'Find or do' }));
  await find('!10482');
  expect(await screen.findByText('Nothing is found for “!10482”.')).toBeVisible();
});

test('# finds orders only, by number and by customer', async () => {
  const [order] = mockStore.state.orders;
  const number = order?.number ?? '';
  const { find, user } = await open();
  await find(`#${number}`);
  const orders = within(await screen.findByRole('group', { name: 'Orders' }));
  expect(orders.getByRole('option')).toHaveTextContent(
    `${number}${order?.shippingAddress.recipientName ?? ''}, $`,
  );
  for (const other of ['Pages', 'Actions', 'People', 'Messages']) expect(group(other)).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('who may not see people does not find them', async () => {
  const [id, staff] = Object.entries(mockStore.state.staff)[0] ?? [];
  if (id === undefined || !staff) throw new Error('There is no staff.');
  mockStore.state.staff[id] = { ...staff, role: 'catalog' };
  const calls = recordCalls();
  const { find, user } = await open();
  await find('@rahman');
  expect(await screen.findByText('Nothing is found for “@rahman”.')).toBeVisible();
  const palette = within(screen.getByRole('dialog', { name: 'Find or do' }));
  for (const kind of ['people', 'orders']) expect(palette.queryByText(kind)).toBeNull();
  await user.clear(screen.getByRole('combobox', { name: 'Find or do' }));
  await find('jacket');
  await waitFor(() => expect(group('Products')).toBeVisible());
  expect(calls).not.toContain('GET /api/admin/people');
  expect(calls).not.toContain('GET /api/admin/orders');
});
