import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RouteHandle } from '@ritual/shared/federation';
import { failNext, mockStore, personOf, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (url = '/login') => renderPage(routes, { url });

async function signIn(
  user: Awaited<ReturnType<typeof open>>['user'],
  email: string,
  password = 'ritual-demo-2026',
) {
  await user.type(screen.getByLabelText('Email address'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test.each([
  ['shopper@example.com', '/login?next=%2Fcheckout', '/checkout'],
  ['shopper@example.com', '/login?next=%2F%2Fevil.example', '/dashboard'],
  ['admin@example.com', '/login', '/admin/AdminDashboard'],
])('%s signing in at %s gets to %s', async (email, url, place) => {
  const { user, router } = await open(url);
  await signIn(user, email);
  await waitFor(() => expect(router.state.location.pathname).toBe(place));
});

test('a wrong password is reported in the form, logged, and what was typed stays', async () => {
  const { user, reports } = await open();
  await signIn(user, 'shopper@example.com', 'not the password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
  expect(screen.getByLabelText('Email address')).toHaveValue('shopper@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('not the password');
  expect(reports).toHaveLength(1);
});

test('without a network the form reports it and can be submitted again', async () => {
  const { user, router } = await open();
  failNext('login', 'NETWORK');
  await signIn(user, 'shopper@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the store. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: /^Hi,/ });
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('empty fields have errors beside them and the first gets the focus', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
});

test('the link to registration keeps the return path', async () => {
  await open('/login?next=%2Fcheckout');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register?next=%2Fcheckout');
});

test('too many attempts: the form shows the time to wait', async () => {
  const { user } = await open();
  failNext('login', 'RATE_LIMITED');
  await signIn(user, 'shopper@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 30 seconds.',
  );
});

test('a signed-in shopper is redirected', async () => {
  const { router } = await renderPage(routes, { url: '/login?next=%2Fcheckout', user: 'shopper' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
});

test.each([
  ['/login?next=%2Fcheckout', 'shopper', '/checkout'],
  ['/login?next=%2F%2Fevil.example', 'shopper', '/dashboard'],
  ['/register', 'shopper', '/dashboard'],
  ['/login', 'admin', '/admin/AdminDashboard'],
] as const)('%s declares where a signed-in %s goes: %s', (url, person, place) => {
  const [path] = url.split('?');
  const handle = routes.find((route) => route.path === path)?.handle as RouteHandle;
  expect(handle.whenSignedIn?.(personOf(person), new URL(url, 'https://store.example'))).toBe(place);
});

test('the fields have autocomplete hints for password managers', async () => {
  await open();
  expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test("the account's preferences apply to this browser after login", async () => {
  const [shopper] = mockStore.state.users;
  mockStore.state.preferences[shopper?.id ?? ''] = {
    marketingEmail: false,
    sizeUnit: 'in',
    consent: null,
    preferredSizes: { FEMALE: 'S', MALE: null },
  };
  const { user } = await open();
  await signIn(user, 'shopper@example.com');
  await waitFor(() => expect(localStorage.getItem('rop.sizes')).toBe('{"MALE":null,"FEMALE":"S"}'));
  expect(localStorage.getItem('rop.size-unit')).toBe('"in"');
});
