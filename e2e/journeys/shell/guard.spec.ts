import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the guard remembers where a visitor was going, and reload and back keep them signed in', async ({
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
  // Who is signed in is led on from the form.
  await shopper.open('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password is told in words and what was typed is kept', async ({
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

test('signing out in one tab signs out the other', async ({ page, shopper }) => {
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

  await page.bringToFront();
  await shopper.goToNavigation('New In');
  await expect(page).toHaveURL('/NewIn');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
