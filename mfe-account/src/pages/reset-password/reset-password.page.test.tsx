import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgotPassword, login } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { mockLinkOf } from '@ritual/shared/mocks';
import { failNext, mockStore, renderPage, type Person } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const email = 'shopper@example.com';
const open = (url: string, user: Person | null = null) => renderPage(routes, { url, user });
type User = Awaited<ReturnType<typeof open>>['user'];

/** The link of a newly requested mail. */
async function link() {
  await api.call(forgotPassword, { body: { email } });
  return `/reset-password?token=${mockLinkOf(mockStore, email, 'reset') ?? ''}`;
}
async function choose(user: User, password: string) {
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

test('a link sets a new password, once, and signs out everywhere', async () => {
  // Any page makes the calls of its test; the mocks' store survives the change of page.
  const first = await open('/login');
  const address = await link();
  first.unmount();
  const { user, router, host } = await open(address, 'shopper');
  expect(router.state.location.search).toBe('');
  await choose(user, 'a new long secret');
  const title = await screen.findByRole('heading', { name: 'Password changed' });
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(host.auth.getState().user).toBeNull());
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(api.call(login, { body: { email, password: 'a new long secret' } })).resolves.toBeTruthy();
});

test('a used or expired link is reported, with a link to request another', async () => {
  const { user } = await open('/reset-password?token=used');
  await choose(user, 'a new long secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used already.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a URL without a token is an invalid link', async () => {
  await open('/reset-password');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
});

test('a weak password is refused beside its field and does not use the link up', async () => {
  const first = await open('/login');
  const address = await link();
  first.unmount();
  const { user } = await open(address);
  await choose(user, 'short');
  expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
  await choose(user, 'password123');
  await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
  failNext('resetPassword', 'NETWORK');
  await choose(user, 'a new long secret');
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
});
