import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { demoPassword } from '@ritual/shared/demo';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { appCode } from '@ritual/shared/testing/app-code';
import { adminRoutes } from './admin.routes.tsx';

const url = '/admin/AdminDashboard/emails';
const open = () => renderPage(adminRoutes, { url, user: 'admin' });

test('without a second factor the area says what to do, and opens once there is one', async () => {
  mockStore.state.factors.demanded = true;
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Set up a second factor' });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.type(await screen.findByLabelText('Password'), demoPassword);
  await user.click(screen.getAllByRole('button', { name: 'Set up an app' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('list', { name: 'How to set up the app' })).toHaveFocus();
  const secret = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await user.type(
    screen.getByLabelText('Code from the app'),
    appCode((secret.textContent ?? '').replaceAll(' ', '')),
  );
  // The codes stay in sight until the person goes on.
  await screen.findByRole('list', { name: 'Recovery codes' });
  await user.click(await screen.findByRole('button', { name: 'Go to the admin area' }));
  expect(await screen.findByRole('heading', { name: 'Emails' })).toBeVisible();
});

test('who is not meant to set it up can sign out', async () => {
  mockStore.state.factors.demanded = true;
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('in a login from before the factor it is asked for once', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const id = mockStore.state.users[1]?.id ?? '';
  mockStore.state.factors.apps[id] = { secret, since: '2026-11-01T10:00:00Z', lastStep: 0 };
  const { user } = await open();
  await user.type(await screen.findByLabelText('Code from your authenticator app'), appCode(secret));
  expect(await screen.findByRole('heading', { name: 'Emails' })).toBeVisible();
});

test('when the store cannot be reached the page says so, and loads once it can', async () => {
  failNext('getAdminMe', 'NETWORK');
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'The admin area could not be loaded' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the store' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Emails' })).toBeVisible();
});
