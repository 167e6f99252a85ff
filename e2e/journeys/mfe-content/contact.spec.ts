import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { mailsTo } from '../../fixtures/store/mails.ts';
import { query } from '../../fixtures/store/operator.ts';
import { expect, test } from '../../fixtures/test.ts';

const newEmail = () => `nora.${randomBytes(5).toString('hex')}@example.com`;
const subjects = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject.replace(/C-\w+/, 'C'));

async function fillIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora Test');
  await main.getByRole('textbox', { name: 'Email address' }).fill(email);
  await main.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'An order' });
  await main.getByRole('textbox', { name: /^Order number/ }).fill('rop-7k3m9q');
  await main.getByRole('textbox', { name: 'Message' }).fill(`Where is my parcel? I am ${email}.`);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
/** Longer than bots take to fill in the form. */
const longEnough = 3_200;

test(
  'a shopper writes, an administrator answers, and both mails are there',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const email = newEmail();
    await shopper.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(shopper.heading('Contact')).toBeVisible();
    await fillIn(page, email);
    await page.waitForTimeout(longEnough);
    await send(page);
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
    const reference = /C-[0-9A-Z]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(await subjects(email)).toEqual(['We have your message C']);

    await shopper.signedIn(demoAdmin);
    await shopper.open('/admin/AdminDashboard');
    await expect(shopper.heading('Admin Dashboard')).toBeVisible();
    await shopper.open(`/admin/AdminDashboard/messages?q=${encodeURIComponent(email)}`);
    const row = page.getByRole('row').filter({ hasText: 'Nora Test' });
    await row.getByRole('link').first().click();
    await expect(shopper.heading(`Message ${reference}`)).toBeVisible();
    await expect(page.getByText('ROP-7K3M9Q')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('It comes tomorrow.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('region', { name: /^Ada Reyes/ })).toContainText('It comes tomorrow.');
    await expect(page.getByRole('main').getByText('Answered')).toBeVisible();
    expect(await subjects(email)).toEqual(['Our answer to your message C', 'We have your message C']);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('This message is closed. Reopen it to answer.')).toBeVisible();

    await test.step('name and email are prefilled for a signed-in shopper', async () => {
      await shopper.open('/contact');
      await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(demoAdmin.email);
    });
  },
);

test("a bot's message is stored as spam and sends no mail", async ({ page, shopper }) => {
  const email = newEmail();
  await shopper.open('/contact');
  await fillIn(page, email);
  await page.locator('input[name="website"]').fill('https://example.com', { force: true });
  await send(page);
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(await subjects(email)).toEqual([]);
  const rows = await query<{ state: string }>('select state from contact_messages where email = $1', email);
  expect(rows).toEqual([{ state: 'SPAM' }]);
});

test('the typed text stays when the store cannot be reached, and after a reload', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_FAILED|Failed to load resource|could not reach/);
  const email = newEmail();
  await page.clock.install();
  await shopper.open('/contact?topic=return');
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('RETURN');
  await fillIn(page, email);
  await page.clock.fastForward(longEnough);
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the store.');
  await page.unroute('**/api/contact');
  await shopper.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(email));
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('ORDER');
  await send(page);
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(await subjects(email)).toEqual(['We have your message C']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows the other contact options', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText('This form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
  });
});
