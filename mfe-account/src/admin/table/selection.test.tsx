import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';

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

test('another filter ends the selection: nobody acts on rows that are not seen', async () => {
  const { user } = await open('messages');
  await user.click(await box(/^Select all/));
  expect(bar()).toHaveTextContent('5 selected');
  await user.click(screen.getByRole('button', { name: /^New/ }));
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(await box(/^Select all/)).not.toBeChecked();
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
