import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';
import { useSelection } from './use-selection.ts';

const open = (page: string) => renderPage(routes, { url: `/admin/AdminDashboard/${page}`, user: 'admin' });
const bar = () => screen.queryByRole('toolbar', { name: 'Selection' });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(() => seedMessages(mockStore));

test('what is selected can be exported, too', async () => {
  const { user } = await open('messages');
  await user.click(await box(/^Select .*Jordan Reyes/));
  const exports = within(bar() ?? document.body).getByRole('button', { name: 'Export' });
  expect(exports).toBeVisible();
});

test('another filter ends the selection, so that no action runs on rows that are not seen', async () => {
  const { user } = await open('messages');
  await user.click(await box(/^Select all/));
  expect(bar()).toHaveTextContent('5 selected');
  await user.click(screen.getByRole('button', { name: /^New/ }));
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(await box(/^Select all/)).not.toBeChecked();
});

test('Ctrl A selects the rows, and in a field its text only', async () => {
  const { user } = await open('messages');
  await box(/^Select all/);
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).not.toBeInTheDocument();
  act(() => screen.getByRole('grid').focus());
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).toHaveTextContent('5 selected');
});

test('what is selected while another query is answered stays if it is in the answer, and only that', () => {
  const list = { count: 3, before: [], key: 'all' };
  const { result, rerender } = renderHook(useSelection, {
    initialProps: { ...list, loaded: ['a', 'b', 'c'], query: 'all' },
  });
  rerender({ ...list, loaded: ['a', 'b', 'c'], query: 'new' });
  act(() => result.current.toggle('a'));
  act(() => result.current.toggle('b'));
  rerender({ ...list, loaded: ['b'], query: 'new', key: 'new' });
  expect([...result.current.ids]).toEqual(['b']);
  rerender({ ...list, loaded: ['b', 'a'], query: 'new', key: 'new' });
  expect([...result.current.ids]).toEqual(['b']);
});

test('Columns is opened by its key and closed by Esc', async () => {
  const { user } = await open('messages');
  await box(/^Select all/);
  await user.keyboard('c');
  expect(screen.getByRole('dialog', { name: 'Columns' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
});
