import type { Page } from '@playwright/test';
import { demoAdmin } from '../fixtures/store/demo-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

// What belongs to administrators is in no script that a shopper loads: calls, and addresses below the way in.

const ofAdministrators = /\/api\/admin|\/admin\/AdminDashboard\//;

/** The addresses of the scripts from now on that hold something of administrators. */
function scriptsOfAdministrators(page: Page): () => Promise<string[]> {
  const looks: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    looks.push(
      response.text().then(
        (text) => (ofAdministrators.test(text) ? [pathname] : []),
        // Its page is gone.
        () => [],
      ),
    );
  });
  return async () => (await Promise.all(looks)).flat();
}

const ofShoppers = ['/', '/product/101', '/cart', '/contact', '/dashboard', '/dashboard/orders'];
const ofAccounts = ['/dashboard/addresses', '/account/profile', '/account/security', '/account/prefs'];

test('no script of a shopper holds a call or an address of administrators', async ({ shopper, page }) => {
  const found = scriptsOfAdministrators(page);
  await shopper.open('/login');
  await shopper.registered();
  for (const path of [...ofShoppers, ...ofAccounts]) {
    await shopper.open(path);
    await page.waitForLoadState('networkidle');
  }
  expect(await found()).toEqual([]);
});

test('those of an administrator do, so that the search above can find something', async ({
  shopper,
  page,
}) => {
  const found = scriptsOfAdministrators(page);
  await shopper.signedIn(demoAdmin);
  await shopper.open('/admin/AdminDashboard/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await found()).not.toEqual([]);
});
