import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { query } from '../../fixtures/store/operator.ts';
import { Shopper } from '../../fixtures/store/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const people = '/admin/AdminDashboard/people';

/** A new account, as an owner of the store, signed in. */
async function becomesOwner(shopper: Shopper): Promise<void> {
  const { email } = shopper.account;
  await shopper.hasAccount();
  await query(`update users set role = 'ADMIN' where email = $1`, email);
  await query(`insert into staff (user_id, role) select id, 'owner' from users where email = $1`, email);
  await shopper.signedIn(shopper.account);
}

const idOf = async ({ account: { email } }: Shopper) =>
  (await query<{ id: string }>('select id from users where email = $1', email))[0]?.id ?? '';

const accountForm = (page: Page) => page.getByRole('form', { name: 'Account' });

test('two administrators edit one person: the second is shown the difference and chooses', async ({
  page,
  shopper,
  browser,
  isMobile,
  expectedNoise,
}) => {
  // That someone else was faster is a refusal.
  expectedNoise.push(/status of 409/);
  const customer = new Shopper(page, isMobile);
  await customer.hasAccount();
  const address = `${people}/${await idOf(customer)}`;
  await becomesOwner(shopper);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Shopper(await context.newPage(), isMobile);
  await becomesOwner(colleague);

  await shopper.open(address);
  await colleague.open(address);
  await page.keyboard.press('e');
  await accountForm(page).getByLabel('Last name').fill('Mine');

  await test.step('the first one saves', async () => {
    await colleague.page.keyboard.press('e');
    await accountForm(colleague.page).getByLabel('Last name').fill('Theirs');
    await accountForm(colleague.page).getByLabel('First name').fill('Mia');
    await colleague.page.keyboard.press('Control+s');
    await expect(colleague.heading('Mia Theirs')).toBeVisible();
  });

  await test.step('the second one sees it within seconds, and what differs when saving', async () => {
    await expect(
      page.getByText('Someone else has changed this account since you opened the form.'),
    ).toBeVisible();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Someone else saved before you' });
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await expect(
      row(/^Last name/)
        .getByRole('cell')
        .first(),
    ).toHaveText('Collins');
    await expect(row(/^Last name/).getByRole('radio', { name: /yours, Mine/ })).toBeChecked();
    await expect(row(/^First name/).getByRole('radio', { name: /theirs, Mia/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(shopper.heading('Mia Mine')).toBeVisible();
  });
  await expect(colleague.heading('Mia Mine')).toBeVisible();
  await context.close();
});

test('Back asks before unsaved changes are left', async ({ page, shopper, isMobile }) => {
  const customer = new Shopper(page, isMobile);
  await customer.hasAccount();
  await becomesOwner(shopper);
  await shopper.open(`${people}?q=${encodeURIComponent(customer.account.email)}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const name = accountForm(page).getByLabel('Last name');
  await name.fill('Mine');
  const back = () => page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await back();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Mine');
  await back();
  await question.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(shopper.heading('People')).toBeVisible();
});

test('a block ends the session of a person in another browser, and says so at the next sign-in', async ({
  page,
  shopper,
  browser,
  isMobile,
}) => {
  const customer = new Shopper(page, isMobile);
  await becomesOwner(shopper);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = new Shopper(await context.newPage(), isMobile, customer.account);
  await theirs.registered();
  await theirs.open('/dashboard');
  await expect(theirs.heading(/Maya|Dashboard/)).toBeVisible();

  await shopper.open(`${people}/${await idOf(theirs)}`);
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Block Maya Collins?' });
  await dialog.getByLabel(/^Why/).fill('Chargebacks');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Blocked: Chargebacks')).toBeVisible();

  await theirs.page.goto('/dashboard');
  await expect(theirs.page).toHaveURL(/\/login/);
  await theirs.isReady();
  await theirs.signIn();
  await expect(theirs.page.getByText(/This account is blocked/)).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Blocked: Chargebacks')).toHaveCount(0);
  await theirs.signIn();
  await expect(theirs.page).toHaveURL(/dashboard/);
  await context.close();
});

test('among many people some are found, filtered, selected and exported by keyboard alone', async ({
  page,
  shopper,
}) => {
  await becomesOwner(shopper);
  await shopper.open(people);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('about 200 thousand people')).toBeVisible();

  await test.step('search', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('nair pri');
    await expect(page).toHaveURL(/q=nair\+pri/);
    await expect(rows.first()).toContainText('Priya Nair');
  });

  await test.step('filter', async () => {
    // Out of the field, where letters are letters.
    await page.keyboard.press('Tab');
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Email' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Email' })
      .getByRole('radio', { name: 'Confirmed', exact: true })
      .press('Space');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/verified=yes/);
    // Rows of the list before would not stay selected.
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await expect(rows.first()).toContainText('Priya Nair');
  });

  await test.step('select and export', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('toolbar', { name: 'Selection' }).getByText('2 selected')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Shift+E');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain('"Priya","Nair"');
    await expect(page.getByRole('group', { name: '2 people exported' })).toBeVisible();
  });

  await test.step('open one and come back to the same list', async () => {
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Priya Nair')).toBeVisible();
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/q=nair\+pri/);
    await expect(rows.first()).toContainText('Priya Nair');
  });
});
