import { demoShopper } from '../../fixtures/demo-accounts.ts';
import { runOut, tokenOf } from '../../fixtures/token.ts';
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

for (const path of ['/login', '/register']) {
  test(`${path} keeps what was typed before it came alive, although a session has ended`, async ({
    page,
    shopper,
    context,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 401/, /Please sign in/);
    await shopper.signedIn(demoShopper);
    await context.clearCookies();
    await shopper.page.goto('/faq');
    await runOut(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/releases/shell/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const email = page.getByLabel('Email address');
    await email.fill('maya@example.com');
    letGo();
    await shopper.isAlive();
    await expect.poll(() => tokenOf(page), 'the session has ended').toBeUndefined();
    await expect(email).toHaveValue('maya@example.com');
    await expect(email).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a login that is sent before the page is alive signs in, and nothing of it stands in the address', async ({
  page,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/releases/**/*.js', async (route) => {
    if (!route.request().url().includes('starter')) await held;
    await route.continue();
  });
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // The starter has run then.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email address').fill(demoShopper.email);
  await page.getByLabel('Password', { exact: true }).fill(demoShopper.password);
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL('/dashboard');
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
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
