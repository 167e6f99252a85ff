import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const today = new Date().toISOString().slice(0, 10);
const view = (visit: string, path: string, day = today) => ({ visit, day, path, valueCents: null });
const open = () => renderPage(routes, { url: '/admin/AdminDashboard/visits', user: 'admin' });
const panel = async () => within(await screen.findByRole('region', { name: 'Traffic' }));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('visits, page views and purchases of a period, by day and by page', async () => {
  const old = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  mockStore.state.visits = [
    ...[view('a', '/'), view('a', '/faq'), view('b', '/faq'), view('c', '/', old)],
    { visit: 'a', day: today, path: null, valueCents: 12_345 },
  ];
  const { user } = await open();
  const traffic = await panel();
  expect(await traffic.findByText('$123.45')).toBeVisible();
  expect([figure('Visits'), figure('Purchases'), figure('Revenue')]).toEqual(['3', '1', '$123.45']);
  const pages = within(traffic.getByRole('table', { name: 'Most viewed pages' }));
  expect(pages.getAllByRole('row').map((row) => row.textContent)).toEqual(['/2', '/faq2']);
  await user.click(traffic.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(figure('Visits')).toBe('2'));
  const chart = await traffic.findByRole('slider', { name: 'Page views by day' });
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('3 page views'));
  act(() => chart.focus());
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('0 page views'));
  await user.click(traffic.getByRole('button', { name: 'As a table' }));
  const days = await traffic.findByRole('table', { name: 'Traffic by day' });
  // The header and seven days.
  await waitFor(() => expect(within(days).getAllByRole('row')).toHaveLength(8));
  expect(figure('Visits')).toBe('2');
});

test('it explains whose visits count, and has a message without visits', async () => {
  await open();
  const traffic = await panel();
  expect(traffic.getByText(/Only visitors who agreed to analytics are counted/)).toBeVisible();
  expect(await traffic.findByText(/Nobody who agreed to it has visited/)).toBeVisible();
});

test('when it fails to load it can be retried', async () => {
  failNext('adminTraffic', 'UNAVAILABLE');
  const { user } = await open();
  const traffic = await panel();
  expect(await traffic.findByRole('alert')).toHaveTextContent('Traffic could not be loaded');
  await user.click(traffic.getByRole('button', { name: 'Try again' }));
  expect(await traffic.findByText('Visits', { selector: 'dt' })).toBeVisible();
});
