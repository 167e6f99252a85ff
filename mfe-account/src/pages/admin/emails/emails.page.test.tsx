import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  breakages,
  breakCall,
  expectConsole,
  mockStore,
  renderPage,
  seedMails,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const list = '/admin/AdminDashboard/emails';
const open = (url = list) => renderPage(routes, { url, user: 'admin' });
const rows = () => within(screen.getByRole('list', { name: 'Emails' })).getAllByRole('listitem');
const idOf = (kind: string) => mockStore.state.mails.find((mail) => mail.kind === kind)?.id ?? '';

beforeEach(() => seedMails(mockStore));

test("mails are listed with recipient, state and the server's error; a missing mail server is reported", async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  expect(screen.getByText(/There is no mail server/)).toBeVisible();
  expect(rows()).toHaveLength(4);
  const failed = within(rows()[1] ?? document.body);
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText(/To jordan@example.test · Contact receipt/)).toBeVisible();
  expect(failed.getByText(/550 5.1.1 No such user/)).toBeVisible();
  expect(failed.getByText(/^Given up after 1 try, /)).toBeVisible();
  // An error before the mail was finally sent is not shown.
  expect(within(rows()[3] ?? document.body).queryByText(/Error/)).not.toBeInTheDocument();
});

test('a state is chosen by a link with its number of mails', async () => {
  const { user, router } = await open();
  const states = within(screen.getByRole('navigation', { name: 'Emails by state' }));
  expect(states.getByRole('link', { name: 'All 4' })).toHaveAttribute('aria-current', 'true');
  await user.click(states.getByRole('link', { name: 'Failed 2' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?state=failed');
});

test('a search is in the URL and keeps the state', async () => {
  const { user, router } = await open(`${list}?state=failed`);
  await user.type(screen.getByRole('searchbox', { name: 'Search by recipient or subject' }), 'priya{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?state=failed&q=priya');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'unknown{Enter}');
  expect(await screen.findByText('No emails are found.')).toBeVisible();
});

test('many mails are paged; a page beyond the end leads to the last', async () => {
  const [mail] = mockStore.state.mails;
  if (!mail) throw new Error('Nothing was seeded.');
  mockStore.state.mails = Array.from({ length: 45 }, () => ({ ...mail, id: mockStore.newId() }));
  const { router } = await open(`${list}?page=9`);
  expect(router.state.location.search).toBe('?page=2');
  expect(rows()).toHaveLength(5);
});

test('a failed mail can be read and sent again', async () => {
  const { user, stores } = await open();
  await user.click(screen.getByRole('link', { name: 'We have your message C-7K3M9QX1' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We have your message C-7K3M9QX1' }),
  ).toBeVisible();
  expect(screen.getByText(/Thank you for writing to us/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Not tried yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  expect(stores.toasts.getState().toasts.at(-1)?.text).toBe('The email waits to be sent again.');
});

test('one whose link was deleted explains that instead', async () => {
  await open(`${list}/${idOf('reset-password')}`);
  expect(screen.getByText(/Its link was forgotten/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('a mail that another administrator has sent again meanwhile is shown in its current state', async () => {
  const { user } = await open(`${list}/${idOf('contact-receipt')}`);
  mockStore.state.mails = mockStore.state.mails.map((mail) =>
    mail.kind === 'contact-receipt' ? { ...mail, failedAt: null, attempts: 0 } : mail,
  );
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/cannot be sent again/)).toBeVisible();
  expect(await screen.findByText('Not tried yet')).toBeVisible();
});

test.each(['11111111-1111-4111-8111-111111111111', 'nonsense'])('there is no mail %s', async (id) => {
  await open(`${list}/${id}`);
  expect(screen.getByText(/^Page error/)).toBeVisible();
});

test.each(breakages)('a list that cannot be loaded ($name) is an error of the page', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('listMails', breakage);
  await open();
  expect(screen.getByText(/^Page error/)).toBeVisible();
});
