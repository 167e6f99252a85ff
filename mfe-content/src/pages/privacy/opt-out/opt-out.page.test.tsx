import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { allowed, decide, everything, forgetPage, nothing, onCookieChoices } from '@ritual/shared/consent';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

const open = () => renderPage(routes, { url: '/privacy/opt-out' });
const state = () => screen.getByRole('status');
const optOut = () => screen.getByRole('button', { name: 'Opt out' });

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('a shopper who has consented opts out with one click, with a confirmation that keeps the focus', async () => {
  decide(everything);
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Do not sell or share my personal information',
  );
  expect(state()).toHaveTextContent('You agreed to analytics and marketing.');
  await user.click(optOut());
  expect(state()).toHaveTextContent('You are opted out.');
  expect(allowed()).toEqual(nothing);
  expect(optOut()).toHaveFocus();
  expect(optOut()).toHaveAttribute('aria-disabled', 'true');
});

test('a shopper without a decision can opt out in advance; a choice made elsewhere is shown here', async () => {
  const { user } = await open();
  expect(state()).toHaveTextContent('You have not chosen yet.');
  await user.click(optOut());
  expect(state()).toHaveTextContent('You are opted out.');
  act(() => void decide({ analytics: true, marketing: false }));
  expect(state()).toHaveTextContent('You agreed to a part of it.');
});

test('the cookie choices are one click away', async () => {
  const shown = jest.fn();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cookie choices' }));
  const stop = onCookieChoices(shown);
  await Promise.resolve();
  expect(shown).toHaveBeenCalledTimes(1);
  stop();
});

test('a browser with Global Privacy Control sees that its request is honored', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  decide(everything);
  await open();
  expect(screen.getByText('Opt-Out Request Honored.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opt out' })).toBeNull();
});
