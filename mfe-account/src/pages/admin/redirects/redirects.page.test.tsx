import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/redirects', user: 'admin' });
const stored = () => mockStore.state.redirects.map(({ from, to }) => [from, to]);

test('an old address is added with where it leads, and both ways back are there', async () => {
  const { user } = await open();
  expect(await screen.findByText('There is no redirect yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^New redirect/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New redirect' }));
  await user.type(dialog.getByLabelText('Old address'), '/faq');
  await user.type(dialog.getByLabelText('Leads to'), '/shippinginfo');
  await user.click(dialog.getByRole('button', { name: /^Add the redirect/ }));
  expect(await dialog.findByText(/The store has a page at this address/)).toBeVisible();
  expect(stored()).toEqual([]);
  await user.clear(dialog.getByLabelText('Old address'));
  await user.type(dialog.getByLabelText('Old address'), '/pages/Questions/');
  await user.click(dialog.getByRole('button', { name: /^Add the redirect/ }));
  expect(await screen.findByText('/pages/questions leads to /shippinginfo')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Select /pages/questions' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^New redirect/ }));
  const again = within(await screen.findByRole('dialog', { name: 'New redirect' }));
  await user.type(again.getByLabelText('Old address'), '/pages/questions');
  await user.type(again.getByLabelText('Leads to'), '/faq');
  await user.click(again.getByRole('button', { name: /^Add the redirect/ }));
  expect(
    await again.findByText('/pages/questions leads to /shippinginfo already. Remove that redirect first.'),
  ).toBeVisible();
  await user.click(again.getByLabelText('Leads to'));
  await user.paste('a'.repeat(500));
  await user.click(again.getByRole('button', { name: /^Add the redirect/ }));
  expect(await again.findByText('An address has at most 500 characters.')).toBeVisible();
  expect(stored()).toEqual([['/pages/questions', '/shippinginfo']]);
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Discard/ }));

  await user.click(screen.getByRole('checkbox', { name: 'Select /pages/questions' }));
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('1 redirect removed')).toBeVisible();
  expect(stored()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(stored()).toEqual([['/pages/questions', '/shippinginfo']]));
});
