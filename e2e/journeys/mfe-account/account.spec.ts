import { readFileSync } from 'node:fs';
import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { rejectCookies } from '../../fixtures/browser/cookies.ts';
import { linkTo, mailsTo } from '../../fixtures/store/mails.ts';
import { expect, test } from '../../fixtures/test.ts';

const newPassword = 'another long secret';

test(
  'a new shopper confirms the address, moves to another one and changes the password',
  { tag: '@slow' },
  async ({ page, shopper, browser, store, expectedNoise }) => {
    const { email, password } = shopper.account;
    await shopper.open('/register');
    await shopper.register();
    await expect(shopper.heading('Hi, Maya')).toBeVisible();
    await shopper.open('/account');
    await expect(page).toHaveURL('/account/profile');
    await expect(page.getByText('Please confirm this address')).toBeVisible();

    const confirmation = await linkTo('/verify-email', email);
    await shopper.open(confirmation);
    await expect(shopper.heading('Email confirmed')).toBeVisible();
    await expect(page).toHaveURL('/verify-email');
    await shopper.reload();
    await expect(shopper.heading('Email confirmed')).toBeVisible();
    await page.getByRole('link', { name: 'To your profile' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    expectedNoise.push(/status of 400/);
    await shopper.open(confirmation);
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');

    await shopper.open('/account/profile');
    await page.getByLabel('First Name').fill('Maja');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();

    const moved = email.replace('maya.', 'maja.');
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('New email address').fill(moved);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(moved)).toBeVisible();
    await shopper.open(await linkTo('/verify-email', moved));
    await expect(shopper.heading('Email confirmed')).toBeVisible();

    // Another device, signed in with the new email address.
    const context = await browser.newContext({ baseURL: store.url });
    await rejectCookies(context);
    const phone = await shopper.inAnotherTab(context);
    await phone.signedIn({ email: moved, password });
    await phone.open('/account/security');
    await expect(phone.heading('Security')).toBeVisible();

    await shopper.open('/account/security');
    const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('This device');
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible();
    await expect(devices).toHaveCount(1);

    await phone.reload();
    await expect(phone.page).toHaveURL('/login?next=%2Faccount%2Fsecurity');
    await phone.signIn({ email: moved, password: newPassword });
    await expect(phone.heading('Security')).toBeVisible();
    await phone.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(phone.page).toHaveURL('/');
    expectedNoise.push(/status of 401/, /Please sign in/);
    await shopper.reload();
    await expect(page).toHaveURL('/login?next=%2Faccount%2Fsecurity');
    await context.close();
  },
);

test('a forgotten password is reset, and the form does not reveal whether an account exists', async ({
  page,
  shopper,
}) => {
  const { email } = shopper.account;
  await shopper.hasAccount();
  await shopper.open('/login?next=%2Faccount%2Fprofile');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(shopper.heading('Forgot your password?')).toBeFocused();
  const unknown = `unknown.${email}`;
  for (const address of [unknown, email]) {
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If an account uses ${address}, a link is on its way to it.`)).toBeVisible();
    if (address === unknown) await page.getByRole('button', { name: 'Use another address' }).click();
  }
  expect(await mailsTo(unknown)).toEqual([]);

  await shopper.open(await linkTo('/reset-password', email));
  await expect(page).toHaveURL('/reset-password');
  await shopper.reload();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(shopper.heading('Password changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await shopper.signIn({ email, password: newPassword });
  await expect(shopper.heading('Hi, Maya')).toBeVisible();
});

test('preferences hold on the size guide and on product pages', async ({ page, shopper }) => {
  await shopper.registered();
  await shopper.open('/account/prefs');
  await page.getByLabel(/^Women/).selectOption('L');
  await page.getByRole('radio', { name: 'in' }).check({ force: true });
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Preferences saved.')).toBeVisible();
  await shopper.reload();
  await expect(page.getByLabel(/^Women/)).toHaveValue('L');
  await shopper.open('/sizeguide');
  await expect(page.getByRole('radio', { name: 'in' })).toBeChecked();
  await shopper.open('/product/101');
  await expect(page.getByRole('main').getByRole('radio', { name: 'L', exact: true })).toBeChecked();
});

test('a shopper exports their data and deletes the account', async ({ page, shopper, expectedNoise }) => {
  const { email, password } = shopper.account;
  await shopper.registered();
  await shopper.open('/account/prefs');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ritual-of-power-my-data-.*\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted. Goodbye, Maya.')).toBeVisible();
  await shopper.open('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
  expectedNoise.push(/status of 401/, /Login failed/);
  await shopper.signIn();
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
});

const pages = [
  ['/dashboard', /^Hi,/],
  ['/dashboard/orders', 'Orders'],
  ['/dashboard/addresses', 'Addresses'],
  ['/account/profile', 'Profile'],
  ['/account/security', 'Security'],
  ['/account/prefs', 'Preferences'],
] as const;

test('a deep link to a private page leads there through the login, and a reload stays', async ({
  page,
  shopper,
}) => {
  for (const [path, title] of pages) {
    await shopper.open(`${path}?from=mail`);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${path}?from=mail`)}`);
    await shopper.signIn(demoShopper);
    await expect(shopper.heading(title)).toBeVisible();
    await expect(page).toHaveURL(`${path}?from=mail`);
    await shopper.reload();
    await expect(shopper.heading(title)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});
