import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const valid = {
  'First Name': 'Ana',
  'Last Name': 'Reyes',
  'Email address': 'ana@example.com',
  Phone: '617 555 0142',
  Password: 'a long enough secret',
};

async function register(values: Partial<Record<keyof typeof valid, string>> = {}, url = '/register') {
  const page = await renderPage(routes, { url });
  for (const [label, value] of Object.entries({ ...valid, ...values })) {
    await page.user.type(screen.getByLabelText(label), value);
  }
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  return page;
}

test('a new shopper is signed in and goes to the page that they came for', async () => {
  const { router, host } = await register({}, '/register?next=%2Fcheckout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(host.auth.getState().user).toMatchObject({ firstName: 'Ana', role: 'USER' });
});

test('an email with an account is refused beside its field, and everything typed stays', async () => {
  await register({ 'Email address': 'shopper@example.com' });
  expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
  expect(screen.getByLabelText('Email address')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
});

test('errors are shown before anything is sent', async () => {
  await register({ Phone: '12345', Password: 'short' });
  expect(await screen.findByText('Enter a US phone number like (617) 555-0142.')).toBeVisible();
  expect(screen.getByText('Use at least 10 characters.')).toBeVisible();
});

test('the password can be shown', async () => {
  const { user } = await renderPage(routes, { url: '/register' });
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('the fields have autocomplete hints for password managers and address books', async () => {
  await renderPage(routes, { url: '/register' });
  const tokens = Object.keys(valid).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel', 'new-password']);
});
