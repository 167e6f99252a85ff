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
const rows = () =>
  within(screen.getByRole('grid', { name: 'Emails' }))
    .getAllByRole('row')
    .slice(1);
const idOf = (kind: string) => mockStore.state.mails.find((mail) => mail.kind === kind)?.id ?? '';

beforeEach(() => seedMails(mockStore));

test("mails are listed with recipient, state and the server's error; a missing mail server is reported", async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  expect(await screen.findByText(/There is no mail server/)).toBeVisible();
  expect(rows()).toHaveLength(4);
  const failed = within(rows()[1] ?? document.body);
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText('jordan@example.test')).toBeVisible();
  expect(failed.getByText(/550 5.1.1 No such user/)).toBeVisible();
  // What the mail server took over is not called delivered, and an error before that is not shown.
  expect(within(rows()[3] ?? document.body).getByText('Accepted')).toBeVisible();
  expect(within(rows()[3] ?? document.body).queryByText(/Error/)).not.toBeInTheDocument();
});

test('a state is chosen by a view with its number of mails', async () => {
  const { user, router } = await open();
  expect(await screen.findByRole('button', { name: 'All 4' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Failed 2' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?state=failed');
});

test('failed mails are sent again from the list; one whose link was deleted is left out', async () => {
  const { user } = await open(`${list}?state=failed`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await screen.findByRole('button', { name: /Send again 1 of 2/ }));
  expect(await screen.findByRole('group', { name: '1 email waits to be sent again' })).toBeVisible();
});

test('a failed mail can be read and sent again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'We have your message C-7K3M9QX1' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We have your message C-7K3M9QX1' }),
  ).toBeVisible();
  expect(screen.getByText(/Thank you for writing to us/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Not tried yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'The email waits to be sent again' })).toBeVisible();
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
  expect(await screen.findByText('This is not here, or no longer.')).toBeVisible();
});

test.each(breakages)('a list that cannot be loaded ($name) says so in its place', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('listMails', breakage);
  await open();
  expect(await screen.findByText('The emails could not be loaded')).toBeVisible();
});
