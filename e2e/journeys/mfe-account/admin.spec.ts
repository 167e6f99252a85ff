import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { linkTo } from '../../fixtures/store/mails.ts';
import { rejectCookies } from '../../fixtures/browser/cookies.ts';
import type { Shopper } from '../../fixtures/store/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const root = '/admin/AdminDashboard';
const password = 'five green umbrellas';
let colleagues = 0;

/** An address that no other run of these tests invites. */
const newAddress = () => `kofi.${Date.now()}.${(colleagues += 1)}@example.com`;

async function invite(owner: Shopper, email: string, role: string): Promise<void> {
  const { page } = owner;
  await owner.open(`${root}/staff`);
  await page.getByRole('button', { name: /^Invite/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invited' }).getByText(email, { exact: true })).toBeVisible();
}

async function join(colleague: Shopper, email: string, lastName: string): Promise<void> {
  const { page } = colleague;
  await colleague.open(await linkTo('/invitation', email));
  await page.getByLabel('First name').fill('Kofi');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join the staff' }).click();
  await expect(colleague.heading('Welcome to the staff')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(root);
}

test.describe('staff', () => {
  test('an owner invites a colleague, who joins, is told what is not for the role, and stays signed in', async ({
    shopper,
    browser,
    store,
    expectedNoise,
  }) => {
    // Two people, a dozen pages.
    test.slow();
    const email = newAddress();
    const lastName = `Osei${Date.now()}`;
    await shopper.signedIn(demoAdmin);
    await invite(shopper, email, 'Support');

    const context = await browser.newContext({ baseURL: store.url });
    await rejectCookies(context);
    const colleague = await shopper.inAnotherTab(context);
    const { page } = colleague;
    await join(colleague, email, lastName);

    // What the role may is drawn, and nothing else.
    const entries = page.getByRole('navigation', { name: 'Admin' });
    await expect(entries.getByRole('link', { name: /^Messages/ })).toBeVisible();
    await expect(entries.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    await colleague.open(`${root}/staff`);
    await expect(colleague.heading('Not for your role')).toBeVisible();
    await expect(page.getByText('This page is for Owner.')).toBeVisible();

    // The role is changed while the colleague is at work.
    expectedNoise.push(/status of 403/);
    await entries.getByRole('link', { name: /^Messages/ }).click();
    await expect(colleague.heading('Messages')).toBeVisible();
    await shopper.open(`${root}/staff`);
    await shopper.page.getByRole('link', { name: new RegExp(lastName) }).click();
    await shopper.page.getByLabel('Role', { exact: true }).selectOption('Analyst');
    const make = `Make Kofi ${lastName} Analyst`;
    await shopper.page.getByRole('button', { name: make }).click();
    await shopper.page.getByRole('dialog').getByRole('button', { name: make }).click();
    await expect(shopper.page.getByRole('group', { name: `Kofi ${lastName} is Analyst now` })).toBeVisible();

    // The list looks again by itself; the frame asks who works here, and says it of the page that is open.
    await expect(page.getByText('This page is for Owner, Fulfillment, and Support.')).toBeVisible();
    await colleague.reload();
    await expect(page).toHaveURL(`${root}/messages`);
    await expect(entries.getByRole('link', { name: 'Visits' })).toBeVisible();

    // The invitation, the joining and the new role are in the log.
    await shopper.page.getByRole('link', { name: 'What they have changed' }).click();
    await expect(shopper.page.getByRole('row', { name: /Staff: join/ })).toBeVisible();

    // And the way out ends every login.
    await shopper.open(`${root}/staff`);
    await shopper.page.getByRole('link', { name: new RegExp(lastName) }).click();
    const remove = `Remove Kofi ${lastName} from the staff`;
    await shopper.page.getByRole('button', { name: remove }).click();
    await shopper.page.getByRole('dialog').getByRole('button', { name: remove }).click();
    await expect(shopper.page).toHaveURL(`${root}/staff`);
    expectedNoise.push(/status of 401/);
    await colleague.reload();
    await expect(page).toHaveURL(/\/login/);
    await context.close();
  });
});
