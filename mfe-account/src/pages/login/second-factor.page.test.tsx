import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoPassword } from '@ritual/shared/demo';
import { mockStore, recordCalls, renderPage } from '@ritual/shared/testing';
import { appCode } from '@ritual/shared/testing/app-code';
import { installAuthenticator } from '@ritual/shared/testing/authenticator';
import { routes } from '../../routes.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const code = '0123456789ABCDEF';
const adminId = () => mockStore.state.users[1]?.id ?? '';
let authenticator: Awaited<ReturnType<typeof installAuthenticator>> | undefined;
afterEach(() => authenticator?.remove());

/** The demo administrator has an app and one recovery code. */
async function open() {
  mockStore.state.factors.apps[adminId()] = { secret, since: '2026-11-01T10:00:00Z', lastStep: 0 };
  mockStore.state.factors.recoveryCodes[adminId()] = [code];
  const page = await renderPage(routes, { url: '/login' });
  await page.user.type(screen.getByLabelText('Email address'), 'admin@example.com');
  await page.user.type(screen.getByLabelText('Password'), demoPassword);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
  return page;
}
const field = () => screen.findByLabelText('Code from your authenticator app');
const inside = ({ router }: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/admin/AdminDashboard'));

test('after the password a code of the app signs in: the sixth digit sends it', async () => {
  const page = await open();
  const input = await field();
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await page.user.keyboard('00000');
  expect(screen.queryByRole('alert')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter the six digits that the app shows.')).toBeVisible();
  await page.user.type(input, '0');
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not right, or was used already.');
  // The wrong code is selected: the next one takes its place.
  await waitFor(() => expect(input).toHaveFocus());
  await page.user.keyboard(appCode(secret));
  await inside(page);
});

test('a code is pasted with its spaces', async () => {
  const page = await open();
  await field();
  await page.user.paste(`Code: ${appCode(secret).replace(/(?=...$)/, ' ')}`);
  await inside(page);
});

test.each(['0123-4567-89AB-CDEF', '8K2M-QW4T-9XNB-5HRD', '12345678'])(
  '%s is no code of the app: nothing of it is sent',
  async (other) => {
    const page = await open();
    const input = await field();
    const calls = recordCalls();
    await page.user.paste(other);
    expect(await screen.findByText(/^This is not a code of the app/)).toBeVisible();
    expect(input).toHaveValue('');
    await page.user.paste(appCode(secret));
    await inside(page);
    expect(calls.filter((each) => each.startsWith('POST /api/auth'))).toHaveLength(1);
  },
);

test('a recovery code does, once', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await page.user.type(screen.getByLabelText('Recovery code'), 'short');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^Enter one of your recovery codes/)).toBeVisible();
  await page.user.clear(screen.getByLabelText('Recovery code'));
  await page.user.type(screen.getByLabelText('Recovery code'), '0123-4567-89ab-cdef');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await inside(page);
  expect(mockStore.state.factors.recoveryCodes[adminId()]).toEqual([]);
});

test('one can go back and sign in as someone else', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a passkey signs in without the password; closing its window changes nothing', async () => {
  const first = await renderPage(routes, { url: '/account/security', user: 'shopper' });
  authenticator = await installAuthenticator();
  await first.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await first.user.type(dialog.getByLabelText('Password'), demoPassword);
  await first.user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(mockStore.state.factors.passkeys).toHaveLength(1));
  first.unmount();

  const page = await renderPage(routes, { url: '/login' });
  authenticator.gaveUp = true;
  await page.user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  authenticator.gaveUp = false;
  await page.user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
});

test('a browser without passkeys says so', async () => {
  const { user } = await renderPage(routes, { url: '/login' });
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser has no passkeys.');
});
