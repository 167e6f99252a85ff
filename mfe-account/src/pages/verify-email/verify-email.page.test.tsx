import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNext, mockStore, renderPage, type Person } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const token = 'a-token-of-a-mail';
const mayasNew = 'maya.new@example.com';

/** A mail with a link was sent to the shopper's new address. */
function aLinkWasSent() {
  const [shopper] = mockStore.state.users;
  if (!shopper) throw new Error('The demo range has no shopper.');
  mockStore.state.users[0] = { ...shopper, pendingEmail: mayasNew };
  mockStore.state.links = [{ token, kind: 'verify', userId: shopper.id, email: mayasNew }];
}
const open = (url: string, user: Person | null = null) => renderPage(routes, { url, user });

test('a link confirms by itself, once, and leaves no token in the address', async () => {
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

test('who is signed in has the new address at once', async () => {
  aLinkWasSent();
  const { host } = await open(`/verify-email?token=${token}`, 'shopper');
  expect(await screen.findByRole('link', { name: 'To your profile' })).toBeVisible();
  await waitFor(() => expect(host.auth.getState().user?.email).toBe(mayasNew));
});

test('a link that was used is told, and a new one can be asked for', async () => {
  const { user } = await open('/verify-email?token=used', 'shopper');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used already.');
  expect(screen.getByLabelText('Email address')).toHaveValue('shopper@example.com');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('without a network the link is not lost', async () => {
  aLinkWasSent();
  failNext('verifyEmail', 'NETWORK');
  const { user } = await open(`/verify-email?token=${token}`);
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
});

test('an address without a token is no link', async () => {
  await open('/verify-email');
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeVisible();
});
