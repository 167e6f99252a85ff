import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the guard returns to the requested page after signing in, and reload and back keep the session', async ({
  page,
  shopper,
}) => {
  await shopper.open('/dashboard/addresses');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddresses');
  await shopper.signIn(demoShopper);
  await expect(shopper.heading('Addresses')).toBeVisible();
  await expect(page.getByText('41 Beacon Street, Apt 6').first()).toBeVisible();

  await shopper.reload();
  await expect(shopper.heading('Addresses')).toBeVisible();
  // A signed-in shopper is redirected from the form.
  await shopper.open('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password shows a message and keeps the typed text', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/401/, /Login failed/);
  await shopper.open('/login');
  await shopper.signIn({ ...demoShopper, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(page.getByLabel('Email address')).toHaveValue(demoShopper.email);
});

test('signing out in one tab signs out the other', async ({ page, shopper, expectedNoise }) => {
  // A call of the first tab may be on its way when its session ends. Nothing is said of it.
  expectedNoise.push(/401/);
  await shopper.signedIn(demoShopper);
  await shopper.open('/dashboard');
  await expect(shopper.heading(/^Hi,/)).toBeVisible();

  const other = await shopper.inAnotherTab();
  await other.open('/dashboard/orders');
  await expect(other.heading('Orders')).toBeVisible();
  await other.page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(other.page).toHaveURL('/');
  // The page comes first: until the name is gone the session has not ended.
  await expect(other.page.getByRole('button', { name: 'Hi, Guest' })).toBeVisible();

  await page.bringToFront();
  await expect(page, 'the private page is left').toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Hi, Guest' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shopper.goToNavigation('New In');
  await expect(page).toHaveURL('/NewIn');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
