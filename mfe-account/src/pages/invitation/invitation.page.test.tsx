import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { login } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { failNext, mockStore, renderPage, type Person } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (url: string, user: Person | null = null) => renderPage(routes, { url, user });
const password = 'five green umbrellas';

/** As if an owner had sent it. */
function invite(email: string): string {
  const now = Date.now();
  const token = `link-of-${email}`;
  mockStore.state.invitations = [
    {
      ...{ id: mockStore.newId(), email, role: 'support', token, invitedBy: 'Ada Owner' },
      ...{ createdAt: new Date(now).toISOString(), expiresAt: new Date(now + 60_000).toISOString() },
    },
  ];
  return `/invitation?token=${encodeURIComponent(token)}`;
}

test('a person without an account joins with a name and a password, once', async () => {
  const address = invite('kofi@example.com');
  const { user, router, unmount } = await open(address);
  expect(await screen.findByText(/invited as Support, with the address kofi@example.com/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.type(screen.getByLabelText('Password'), 'password123');
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  await user.type(screen.getByLabelText('First name'), 'Kofi');
  await user.type(screen.getByLabelText('Last name'), 'Osei');
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to the staff' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  const { role } = await api.call(login, { body: { email: 'kofi@example.com', password } });
  expect(role).toBe('ADMIN');
  unmount();
  await open(address);
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
});

test('who has an account says its password, and is signed out', async () => {
  const { user, host } = await open(invite('shopper@example.com'), 'shopper');
  await user.type(await screen.findByLabelText('Password'), 'not the password');
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'ritual-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to the staff' })).toBeVisible();
  await waitFor(() => expect(host.auth.getState().user).toBeNull());
});

test('an invitation that was withdrawn meanwhile, or never was, says whom to ask', async () => {
  const { user, unmount } = await open(invite('kofi@example.com'));
  await screen.findByLabelText('First name');
  mockStore.state.invitations = [];
  for (const [label, text] of [
    ['First name', 'Kofi'],
    ['Last name', 'Osei'],
    ['Password', password],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByText(/Ask the colleague who invited you/)).toBeVisible();
  unmount();
  await open('/invitation');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeVisible();
});

test('an invitation that could not be looked up can be tried again', async () => {
  failNext('lookAtInvitation', 'NETWORK');
  const { user } = await open(invite('kofi@example.com'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toBeVisible();
});
