import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoPassword } from '@ritual/shared/demo';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { appCode } from '@ritual/shared/testing/app-code';
import { installAuthenticator } from '@ritual/shared/testing/authenticator';
import { routes } from '../../../routes.tsx';

let authenticator: Awaited<ReturnType<typeof installAuthenticator>>;
beforeEach(async () => {
  authenticator = await installAuthenticator();
});
afterEach(() => authenticator.remove());

const open = async (user: 'shopper' | 'admin') => {
  const page = await renderPage(routes, { url: '/account/security', user });
  await screen.findByRole('heading', { name: 'Passkeys' });
  return page;
};
type Page = Awaited<ReturnType<typeof open>>;
const lastToast = ({ stores }: Page) => stores.toasts.getState().toasts.at(-1)?.text;
const press = (page: Page, name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));

/** Presses a button and says the password, which is asked for because this login is old. */
async function confirmed(page: Page, name: string) {
  await press(page, name);
  const dialog = within(await screen.findByRole('dialog', { name: name.replace(/ (Chrome|This).*/, '') }));
  await page.user.type(dialog.getByLabelText('Password'), demoPassword);
  await page.user.click(dialog.getByRole('button', { name }));
}

test('a shopper adds a passkey, names it and removes it; there is no app', async () => {
  const page = await open('shopper');
  expect(screen.queryByRole('heading', { name: 'Authenticator app' })).toBeNull();
  await confirmed(page, 'Add a passkey');
  const list = await screen.findByRole('list', { name: 'Passkeys' });
  expect(list).toHaveTextContent('Not used yet');
  expect(lastToast(page)).toMatch(/^The passkey '.*' is added\.$/);
  await press(page, /^Rename/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  await page.user.clear(dialog.getByLabelText('Name'));
  await page.user.type(dialog.getByLabelText('Name'), 'My phone');
  await page.user.click(dialog.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(list).toHaveTextContent('My phone'));
  // The password was just said.
  await press(page, 'Remove My phone');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull());
  expect(lastToast(page)).toContain("The passkey 'My phone' is removed.");
});

test('nothing happens when the dialog or the window of the browser is closed', async () => {
  const page = await open('shopper');
  await press(page, 'Add a passkey');
  await screen.findByRole('dialog', { name: 'Add a passkey' });
  await press(page, 'Close');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled());
  authenticator.gaveUp = true;
  await confirmed(page, 'Add a passkey');
  await waitFor(() => expect(lastToast(page)).toBe('No passkey was added.'));
  expect(mockStore.state.factors.passkeys).toEqual([]);
});

test('a wrong password is said in the dialog; a failure of the call in a message', async () => {
  const page = await open('shopper');
  await press(page, 'Add a passkey');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await page.user.type(dialog.getByLabelText('Password'), 'wrong');
  await page.user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('That is not right');
  await page.user.clear(dialog.getByLabelText('Password'));
  await page.user.type(dialog.getByLabelText('Password'), demoPassword);
  failNext('addPasskey', 'NETWORK');
  await page.user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(lastToast(page)).toBe('We could not reach the store. Please try again.'));
});

test('an administrator sets up an app, keeps the codes, makes new ones, and removes it', async () => {
  const page = await open('admin');
  await confirmed(page, 'Set up an app');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '').replaceAll(' ', '');
  await page.user.type(screen.getByLabelText('Code from the app'), appCode(secret));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  const before = codes.textContent;
  expect(await screen.findByText(/^In use since/)).toBeVisible();
  await press(page, 'Make new codes');
  await waitFor(() => expect(codes.textContent).not.toBe(before));
  await press(page, 'Remove the app');
  expect(await screen.findByText('No app is set up.')).toBeVisible();
});
