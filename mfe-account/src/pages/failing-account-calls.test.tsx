import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { breakages, breakCall, expectConsole, mockServer, renderPage } from '@ritual/shared/testing';
import { routes } from '../routes.tsx';

// Every call of the forms fails in every way: the form shows the error and keeps what was typed, and works once the store
// does.

interface Case {
  readonly call: EndpointName;
  readonly at: string;
  readonly signedIn?: true;
  /** Opens the dialog of the form. */
  readonly opens?: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
}

const password = 'a long enough secret';
const person = { 'First Name': 'Ana', 'Last Name': 'Reyes', Phone: '617 555 0142' };
const current = 'ritual-demo-2026';

const cases: readonly Case[] = [
  {
    call: 'login',
    at: '/login',
    button: 'Login',
    typed: { 'Email address': 'shopper@example.com', Password: current },
  },
  {
    call: 'register',
    at: '/register',
    button: 'Register',
    typed: { ...person, 'Email address': 'ana@example.com', Password: password },
  },
  {
    call: 'forgotPassword',
    at: '/forgot-password',
    button: 'Send link',
    typed: { 'Email address': 'ana@example.com' },
  },
  {
    call: 'resetPassword',
    at: '/reset-password?token=t',
    button: 'Save password',
    typed: { 'New password': password },
  },
  {
    call: 'resendVerification',
    at: '/verify-email',
    button: 'Send a new link',
    typed: { 'Email address': 'ana@example.com' },
  },
  { call: 'updateMe', at: '/account/profile', signedIn: true, button: 'Save profile', typed: person },
  {
    call: 'updateMe',
    at: '/account/profile',
    signedIn: true,
    opens: 'Change email',
    button: 'Send link',
    typed: { 'New email address': 'ana@example.com', 'Current password': current },
  },
  {
    call: 'changePassword',
    at: '/account/security',
    signedIn: true,
    button: 'Change password',
    typed: { 'Current password': current, 'New password': password },
  },
  { call: 'setPreferences', at: '/account/prefs', signedIn: true, button: 'Save preferences', typed: {} },
  {
    call: 'deleteMe',
    at: '/account/prefs',
    signedIn: true,
    opens: 'Delete my account',
    button: 'Delete my account',
    typed: { Password: current },
  },
];

test.each(cases)('$call at $at ($button)', async ({ call, at, signedIn, opens, typed, button }) => {
  expectConsole(/does not fit the contract/);
  const { user } = await renderPage(routes, { url: at, user: signedIn ? 'shopper' : null });
  if (opens) await user.click(screen.getByRole('button', { name: opens }));
  const form = within(opens ? screen.getByRole('dialog') : document.body);
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), value);
  }
  const submit = form.getByRole('button', { name: button });
  for (const breakage of breakages) {
    breakCall(call, breakage);
    await user.click(submit);
    await waitFor(() => expect(form.getByText(breakage.says)).toBeVisible());
    for (const [label, value] of Object.entries(typed)) expect(form.getByLabelText(label)).toHaveValue(value);
    mockServer.resetHandlers();
  }
  await user.click(submit);
  await waitFor(() => {
    for (const { says } of breakages) expect(screen.queryByText(says)).not.toBeInTheDocument();
  });
});
