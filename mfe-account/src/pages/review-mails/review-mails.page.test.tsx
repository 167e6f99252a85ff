import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { demoUserId, mockStopToken } from '@ritual/shared/mocks';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const shopper = demoUserId(0);
const open = (search: string) => renderPage(routes, { url: `/account/review-mails${search}` });
const link = `?token=${mockStopToken(shopper)}`;
const wants = () => mockStore.state.preferences[shopper]?.reviewRequests;
const button = () => screen.findByRole('button', { name: 'Stop these emails' });

beforeEach(() => {
  mockStore.state.preferences[shopper] = {
    ...{ marketingEmail: false, reviewRequests: true, sizeUnit: 'cm', consent: null },
    preferredSizes: { MALE: null, FEMALE: null },
  };
});

test('the link changes nothing by itself; one click stops the emails, without a login', async () => {
  const { user, router } = await open(link);
  const stop = await button();
  expect(router.state.location.search).toBe('');
  expect(wants()).toBe(true);
  await user.click(stop);
  expect(await screen.findByRole('heading', { name: 'No more of these emails' })).toHaveFocus();
  expect(wants()).toBe(false);
});

test('without a network the button can be pressed again', async () => {
  failNext('stopReviewMails', 'NETWORK');
  const { user } = await open(link);
  await user.click(await button());
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeVisible();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'No more of these emails' })).toBeVisible();
});

test('a link that was cut leads to the preferences', async () => {
  const { user, unmount } = await open('?token=made-up');
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your preferences' })).toHaveAttribute('href', '/account/prefs');
  unmount();
  await open('');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});
