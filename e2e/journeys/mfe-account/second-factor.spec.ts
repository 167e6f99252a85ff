import type { Page } from '@playwright/test';
import { appCode } from '@ritual/shared/testing/app-code';
import { virtualAuthenticator } from '../../fixtures/browser/virtual-authenticator.ts';
import { query } from '../../fixtures/store/operator.ts';
import type { Shopper } from '../../fixtures/store/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A new account, as an owner of the store; signed in by its password. */
async function becomesOwner(shopper: Shopper): Promise<void> {
  await shopper.hasAccount();
  const { email } = shopper.account;
  await query(`update users set role = 'ADMIN' where email = $1`, email);
  await query(`insert into staff (user_id, role) select id, 'owner' from users where email = $1`, email);
  await shopper.open('/login');
  await shopper.signIn();
  await expect(shopper.page).toHaveURL('/admin/AdminDashboard');
}

async function signOutEverywhere(shopper: Shopper): Promise<void> {
  await shopper.open('/account/security');
  await shopper.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(shopper.page).toHaveURL('/');
}

/** Signs in by the password, up to the question for the factor. */
async function isAsked(shopper: Shopper): Promise<void> {
  await shopper.open('/login');
  await shopper.signIn();
  await expect(shopper.heading('Confirm that it is you')).toBeVisible();
}

/** So much time goes by that the person is asked again. */
const later = ({ account }: Shopper) =>
  query(
    `update logins set confirmed_at = confirmed_at - interval '6 minutes', factor_at = factor_at - interval '6 minutes'
     where user_id = (select id from users where email = $1)`,
    account.email,
  );

const passkeysOf = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

test('an owner sets up an authenticator app, and signs in with a code and with a recovery code', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  // Being asked, and a wrong code, are refusals.
  expectedNoise.push(/status of 40[03]/);
  await becomesOwner(shopper);
  await shopper.open('/account/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(appCode(secret));
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await shopper.reload();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await signOutEverywhere(shopper);

  await isAsked(shopper);
  const field = page.getByLabel('Code from your authenticator app');
  await expect(field).toBeFocused();
  await field.fill('000 000');
  await expect(page.getByRole('alert')).toContainText('That is not right, or was used already.');
  // The code of the setup is used up; the next one counts already.
  await page.keyboard.type(appCode(secret, 1));
  await expect(page).toHaveURL('/admin/AdminDashboard');
  await signOutEverywhere(shopper);

  await isAsked(shopper);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/AdminDashboard');
  await shopper.open('/account/security');
  await expect(page.getByText('9 codes are left.')).toBeVisible();
});

test('a shopper adds a passkey, signs in with it, and removes it after saying the password', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 403/);
  await virtualAuthenticator(page);
  await shopper.open('/register');
  await shopper.register();
  await expect(shopper.heading('Hi, Maya')).toBeVisible();
  await shopper.open('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeysOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeysOf(page)).toContainText('My laptop');
  await signOutEverywhere(shopper);

  await shopper.open('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(shopper.heading('Hi, Maya')).toBeVisible();

  await later(shopper);
  await shopper.open('/account/security');
  await expect(passkeysOf(page)).toContainText('Last used');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
  await dialog.getByRole('button', { name: 'Use your password' }).click();
  await dialog.getByLabel('Password').fill(shopper.account.password);
  await dialog.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await expect(passkeysOf(page)).toHaveCount(0);
});

test('an owner has a passkey as second factor, and confirms with it what asks again', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 403/);
  await virtualAuthenticator(page);
  await becomesOwner(shopper);
  await shopper.open('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await signOutEverywhere(shopper);

  // The password alone is not enough any more.
  await isAsked(shopper);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/admin/AdminDashboard');

  await later(shopper);
  await shopper.open('/account/security');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make new codes' });
  await dialog.getByRole('button', { name: 'Make new codes with a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);

  // A login from before the factor was proven in it: the admin area asks for it, and opens.
  await query(
    `update logins set factor_at = null where user_id = (select id from users where email = $1)`,
    shopper.account.email,
  );
  await shopper.open('/admin/AdminDashboard/emails');
  await expect(shopper.heading('Confirm that it is you')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with a passkey' }).click();
  await expect(shopper.heading('Emails')).toBeVisible();
});
