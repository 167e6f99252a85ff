import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

const open = () => renderPage(routes, { url: '/account/security', user: 'shopper' });
type Page = Awaited<ReturnType<typeof open>>;
const lastToast = ({ stores }: Page) => stores.toasts.getState().toasts.at(-1)?.text;
const devices = () =>
  within(screen.getByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem');

async function change({ user }: Page, current: string, next: string) {
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), current);
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a new password signs out the other devices and keeps this one', async () => {
  const page = await open();
  expect(devices()).toHaveLength(2);
  await change(page, 'ritual-demo-2026', 'a new long secret');
  await waitFor(() => expect(lastToast(page)).toBe('Password changed. Your other devices are signed out.'));
  await waitFor(() => expect(devices()).toHaveLength(1));
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(mockStore.state.users[0]?.password).toBe('a new long secret');
});

test('a wrong or weak password is reported beside its field', async () => {
  const page = await open();
  await change(page, 'wrong', 'a new long secret');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  await change(page, 'ritual-demo-2026', 'password123');
  expect(await screen.findByText('This password is too common. Choose another one.')).toBeVisible();
  await change(page, 'ritual-demo-2026', 'short');
  expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
  failNext('changePassword', 'RATE_LIMITED');
  await change(page, 'ritual-demo-2026', 'a new long secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 30 seconds.',
  );
});

test('another device has a name and can be signed out', async () => {
  const page = await open();
  expect(devices()[0]).toHaveTextContent('This device');
  expect(devices()[1]).toHaveTextContent(/Safari on iPhone.*Last used/);
  await page.user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(devices()).toHaveLength(1));
  expect(lastToast(page)).toBe('Safari on iPhone is signed out.');
  expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
});

test('a device that was signed out meanwhile just disappears; failures are reported', async () => {
  const page = await open();
  failNext('endSession', 'NETWORK');
  await page.user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(lastToast(page)).toBe('We could not reach the store. Please try again.'));
  expect(devices()).toHaveLength(2);
  failNext('endSession', 'SESSION_NOT_FOUND');
  const shown = page.stores.toasts.getState().toasts.length;
  await page.user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(page.stores.toasts.getState().toasts).toHaveLength(shown);
});

test('signing out this device goes to the home page', async () => {
  const { user, host } = await open();
  await user.click(screen.getByRole('button', { name: /^Sign out .*this device$/ }));
  expect(await screen.findByText('Another page: /')).toBeVisible();
  expect(host.auth.getState().user).toBeNull();
});

test('signing out everywhere ends all sessions and goes to the home page', async () => {
  const page = await open();
  failNext('logoutAll', 'INTERNAL');
  await page.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(lastToast(page)).toBe('Something went wrong on our side. Please try again.'));
  await page.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Another page: /')).toBeVisible();
  await waitFor(() => expect(lastToast(page)).toBe('You are signed out on all your devices.'));
  const own = Object.values(mockStore.state.logins).filter(
    ({ userId }) => userId === mockStore.state.users[0]?.id,
  );
  expect(own).toEqual([]);
});
