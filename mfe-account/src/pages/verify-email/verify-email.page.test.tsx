import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNext, mockStore, renderPage, type Person } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const token = 'a-token-of-a-mail';
const mayasNew = 'maya.new@example.com';

/** A mail with a link was sent to the shopper's new address. */
function aLinkWasSent() {
  const [shopper] = mockStore.state.users;
  if (!shopper) throw new Error('The demo catalog has no shopper.');
  mockStore.state.users[0] = { ...shopper, pendingEmail: mayasNew };
  mockStore.state.links = [{ token, kind: 'verify', userId: shopper.id, email: mayasNew }];
}
const open = (url: string, user: Person | null = null) => renderPage(routes, { url, user });

test('a link confirms automatically, once, and leaves no token in the URL', async () => {
  aLinkWasSent();
  const { router } = await open(`/verify-email?token=${token}`);
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(router.state.location).toMatchObject({ pathname: '/verify-email', search: '' });
  expect(mockStore.state.users[0]).toMatchObject({
    email: mayasNew,
    emailVerified: true,
    pendingEmail: null,
  });
});

test('a signed-in shopper has the new address at once', async () => {
  aLinkWasSent();
  const { host } = await open(`/verify-email?token=${token}`, 'shopper');
  expect(await screen.findByRole('link', { name: 'To your profile' })).toBeVisible();
  await waitFor(() => expect(host.auth.getState().user?.email).toBe(mayasNew));
});

test('a used link is reported, and another one can be requested', async () => {
  const { user } = await open('/verify-email?token=used', 'shopper');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used already.');
  expect(screen.getByLabelText('Email address')).toHaveValue('shopper@example.com');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('without a network the link can be used again', async () => {
  aLinkWasSent();
  failNext('verifyEmail', 'NETWORK');
  const { user } = await open(`/verify-email?token=${token}`);
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
});

test('a URL without a token is an invalid link', async () => {
  await open('/verify-email');
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeVisible();
});
