import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { consentVersion } from '@ritual/shared/consent';
import { accountExport } from '@ritual/shared/contract';
import { getFactors } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { failNext, mockStore, recordCalls, renderPage, seedOrders } from '@ritual/shared/testing';
import { appCode } from '@ritual/shared/testing/app-code';
import { routes } from '../../../routes.tsx';

const open = () => renderPage(routes, { url: '/account/prefs', user: 'shopper' });
type Page = Awaited<ReturnType<typeof open>>;
const lastToast = ({ stores }: Page) => stores.toasts.getState().toasts.at(-1)?.text;
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save preferences' }));
const kept = () => Object.values(mockStore.state.preferences)[0];
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
/** This browser's own choice, made before the page is opened. */
const keepInBrowser = (version: number) => {
  const consent = { analytics: false, marketing: true, version, decidedAt: '2026-01-02T03:04:05.000Z' };
  localStorage.setItem('rop.consent', JSON.stringify(consent));
};

afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('preferences are saved together and apply to this browser at once', async () => {
  const page = await open();
  await page.user.selectOptions(screen.getByLabelText(/^Women/), 'S');
  await page.user.click(screen.getByRole('radio', { name: 'in' }));
  await page.user.click(box(/new drops/));
  await page.user.click(box(/Ask me for reviews/));
  await save(page);
  await waitFor(() => expect(lastToast(page)).toBe('Preferences saved.'));
  expect(kept()).toEqual({
    marketingEmail: true,
    reviewRequests: true,
    sizeUnit: 'in',
    consent: null,
    preferredSizes: { FEMALE: 'S', MALE: null },
  });
  expect(localStorage.getItem('rop.size-unit')).toBe('"in"');
  expect(localStorage.getItem('rop.sizes')).toBe('{"MALE":null,"FEMALE":"S"}');
});

test('a cookie choice is stored with its time; after a failure the choice stays in the form', async () => {
  const page = await open();
  expect(box(/^Strictly necessary/)).toBeDisabled();
  await page.user.click(box(/^Analytics/));
  failNext('setPreferences', 'NETWORK');
  await save(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the store. Please try again.',
  );
  expect(box(/^Analytics/)).toBeChecked();
  await save(page);
  await waitFor(() =>
    expect(kept()?.consent).toMatchObject({ analytics: true, marketing: false, version: consentVersion }),
  );
});

test('a saved choice applies to this browser at once, and the newer of both is shown', async () => {
  keepInBrowser(consentVersion);
  const page = await open();
  expect(box(/^Marketing/)).toBeChecked();
  await page.user.click(box(/^Analytics/));
  await save(page);
  await waitFor(() => expect(kept()?.consent).toMatchObject({ analytics: true, marketing: true }));
  expect(JSON.parse(localStorage.getItem('rop.consent') ?? '')).toEqual(kept()?.consent);
});

test('a choice about an older text counts as none', async () => {
  keepInBrowser(consentVersion - 1);
  const page = await open();
  expect(box(/^Marketing/)).not.toBeChecked();
  await page.user.click(box(/^Marketing/));
  await save(page);
  await waitFor(() => expect(kept()?.consent).toMatchObject({ marketing: true, version: consentVersion }));
});

test('a browser with Global Privacy Control is opted out of everything optional, with a notice', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  expect(screen.getByText('Opt-Out Request Honored.')).toBeVisible();
  for (const name of [/^Analytics/, /^Marketing/]) {
    expect(box(name)).toBeDisabled();
    expect(box(name)).not.toBeChecked();
  }
});

test('the data is downloaded as a JSON file', async () => {
  seedOrders(mockStore);
  const page = await open();
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  failNext('exportMe', 'UNAVAILABLE');
  await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(lastToast(page)).toBe('The store is busy. Please try again in a moment.'));
  await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(lastToast(page)).toBe('Your data is in your downloads.'));
  click.mockRestore();
  expect(names[0]).toMatch(/^ritual-of-power-my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = (await files[0]?.text()) ?? '';
  const written: unknown = JSON.parse(text);
  const data = accountExport.parse(written);
  // The file is for other programs: its money is in dollars.
  const inDollars = mockStore.state.orders.map(({ total }) => ({ total: total / 100 }));
  expect(inDollars).not.toEqual([]);
  expect(written).toMatchObject({ orders: inDollars });
  expect(data).toMatchObject({ account: { email: 'shopper@example.com' } });
  expect(text).not.toMatch(/password|token/i);
});

test('deleting the account asks for the password, confirms and goes to the home page', async () => {
  const page = await open();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await confirm();
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  await user.type(dialog.getByLabelText('Password'), 'wrong');
  await confirm();
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'ritual-demo-2026');
  failNext('deleteMe', 'ORDER_IN_PAYMENT');
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please pay or cancel it first.');
  await confirm();
  expect(await screen.findByText('Another page: /')).toBeVisible();
  await waitFor(() => expect(lastToast(page)).toBe('Your account is deleted. Goodbye, Maya.'));
  expect(page.host.auth.getState().user).toBeNull();
  expect(mockStore.state.users.map(({ email }) => email)).not.toContain('shopper@example.com');
});

test('a member of the staff proves the second factor, too', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const admin = mockStore.state.users[1];
  if (!admin) throw new Error('There is no administrator.');
  mockStore.state.factors.apps[admin.id] = { secret, since: '2026-11-01T10:00:00Z', lastStep: 0 };
  const page = await renderPage(routes, { url: '/account/prefs', user: 'admin' });
  const ask = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await page.user.type(dialog.getByLabelText('Password'), 'ritual-demo-2026');
    await page.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  };
  const factor = await ask();
  await page.user.type(factor.getByLabelText('Code from your authenticator app'), appCode(secret));
  // The only owner stays.
  expect(await screen.findByText(/You are the only owner of the store/)).toBeVisible();
  expect(mockStore.state.users).toContainEqual(expect.objectContaining({ email: 'admin@example.com' }));
});

test('closing the dialog of the second factor while the code is checked keeps the account', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const { id = '' } = mockStore.state.users[1] ?? {};
  mockStore.state.factors.apps[id] = { secret, since: '2026-11-01T10:00:00Z', lastStep: 0 };
  const calls = recordCalls();
  const { user } = await renderPage(routes, { url: '/account/prefs', user: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Password'), 'ritual-demo-2026');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  const factor = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  const asked = () => calls.filter((each) => each.startsWith('DELETE'));
  expect(asked()).toHaveLength(1);
  const release = mockStore.holdNext('confirmFactor');
  await user.type(factor.getByLabelText('Code from your authenticator app'), appCode(secret));
  await user.click(factor.getByRole('button', { name: 'Close' }));
  release();
  await waitFor(() =>
    expect(Object.values(mockStore.state.logins).some(({ factorAt }) => factorAt !== undefined)).toBe(true),
  );
  // Answered after the code: what would have followed it has happened.
  await act(() => api.call(getFactors));
  await act(() => api.call(getFactors));
  expect(asked()).toHaveLength(1);
});

test('canceling the dialog keeps the account', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
