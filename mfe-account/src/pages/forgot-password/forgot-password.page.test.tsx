import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

async function ask(email: string, url = '/forgot-password') {
  const page = await renderPage(routes, { url });
  await page.user.type(screen.getByLabelText('Email address'), email);
  await page.user.click(screen.getByRole('button', { name: 'Send link' }));
  return page;
}
const linksOf = (kind: string) => mockStore.state.links.filter((link) => link.kind === kind);

test('the login links here and back, with the return path', async () => {
  const { user } = await renderPage(routes, { url: '/login?next=%2Fcheckout' });
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fcheckout');
});

test.each([
  ['an account', 'shopper@example.com', 1],
  ['no account', 'unknown@example.com', 0],
])('the answer is the same for an email with %s', async (_, email, sent) => {
  await ask(email);
  const title = await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/^If an account uses/)).toHaveTextContent(
    `If an account uses ${email}, a link is on its way to it.`,
  );
  expect(linksOf('reset')).toHaveLength(sent);
});

test('it can be sent again, or to another address', async () => {
  const { user } = await ask('shopper@example.com');
  await screen.findByRole('heading', { name: 'Check your email' });
  const [first] = linksOf('reset');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Sent again. Only the newest link works.');
  expect(linksOf('reset')).not.toContainEqual(first);
  failNext('forgotPassword', 'RATE_LIMITED');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 30 seconds.',
  );
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(await screen.findByLabelText('Email address')).toHaveValue('shopper@example.com');
});

test('an invalid address is refused beside its field', async () => {
  await ask('maya');
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
});
