import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage, holdNext } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

const open = () => renderPage(routes, { url: '/account', user: 'shopper' });
const shopper = () => mockStore.state.users[0];
const lastToast = ({ stores }: Awaited<ReturnType<typeof open>>) =>
  stores.toasts.getState().toasts.at(-1)?.text;

test('the account opens with the profile, in the frame of the dashboard', async () => {
  const { router } = await open();
  expect(router.state.location.pathname).toBe('/account/profile');
  const area = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(area.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Dashboard', 'Orders', 'Wishlist', 'Addresses', 'Profile', 'Security', 'Preferences'],
  ]);
  expect(area.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});

test('names and phone are changed without a password, and the greeting is updated', async () => {
  const page = await open();
  const { user, host } = page;
  expect(screen.getByLabelText('Phone')).toHaveValue('(617) 555-0142');
  await user.clear(screen.getByLabelText('First Name'));
  await user.type(screen.getByLabelText('First Name'), 'Maja');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(lastToast(page)).toBe('Profile saved.'));
  await waitFor(() => expect(host.auth.getState().user?.firstName).toBe('Maja'));
  expect(shopper()).toMatchObject({ firstName: 'Maja', phone: '+16175550142', email: 'shopper@example.com' });
});

test('errors are shown beside their fields; after a failure the typed values stay', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '617');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Enter a US phone number like (617) 555-0142.')).toBeVisible();
  await user.type(screen.getByLabelText('Phone'), '5550199');
  failNext('updateMe', 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('6175550199');
});

test('a new email needs the password and waits for its confirmation', async () => {
  const page = await open();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Send link' }));
  await send();
  expect(await dialog.findByText('Enter your current password.')).toBeVisible();
  await user.type(dialog.getByLabelText('New email address'), 'maya.new@example.com');
  await user.type(dialog.getByLabelText('Current password'), 'wrong');
  await send();
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();
  expect(dialog.getByLabelText('New email address')).toHaveValue('maya.new@example.com');
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), 'ritual-demo-2026');
  await send();
  expect(await screen.findByText('maya.new@example.com')).toBeVisible();
  expect(shopper()).toMatchObject({ email: 'shopper@example.com', pendingEmail: 'maya.new@example.com' });

  const [before] = mockStore.state.links;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(lastToast(page)).toBe('A new link is on its way to maya.new@example.com.'));
  expect(mockStore.state.links).not.toContainEqual(before);
});

test('an error is reported even after the email form was closed', async () => {
  const page = await open();
  const { user } = page;
  const release = holdNext('updateMe');
  failNext('updateMe', 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email' }));
  await user.type(dialog.getByLabelText('New email address'), 'maya.new@example.com');
  await user.type(dialog.getByLabelText('Current password'), 'ritual-demo-2026');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  await user.keyboard('{Escape}');
  release();
  await waitFor(() => expect(lastToast(page)).toBe('We could not reach the store. Please try again.'));
});

test('an unconfirmed address is marked', async () => {
  const [first] = mockStore.state.users;
  if (first) mockStore.state.users[0] = { ...first, emailVerified: false };
  await open();
  expect(screen.getByText('Please confirm this address: open the link that we sent to it.')).toBeVisible();
  expect(screen.queryByText('Confirmed')).not.toBeInTheDocument();
});
