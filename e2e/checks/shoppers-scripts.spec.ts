import type { Page } from '@playwright/test';
import { demoAdmin } from '../fixtures/store/demo-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

// No script that a shopper loads contains calls of administrators, addresses of the admin area (except its entry), or what its pages are
// drawn with.

const ofAdministrators = /\/api\/admin|\/admin\/AdminDashboard\/|--admin-/;

/** Collects the URLs of scripts loaded from now on that contain admin code. */
function scriptsOfAdministrators(page: Page): () => Promise<string[]> {
  const looks: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    looks.push(
      response.text().then(
        (text) => (ofAdministrators.test(text) ? [pathname] : []),
        // Its page has been closed.
        () => [],
      ),
    );
  });
  return async () => (await Promise.all(looks)).flat();
}

const ofShoppers = ['/', '/product/101', '/cart', '/wishlist', '/contact', '/dashboard', '/dashboard/orders'];
const ofAccounts = ['/dashboard/addresses', '/account/profile', '/account/security', '/account/prefs'];

test('no script of a shopper contains an admin call or admin address', async ({ shopper, page }) => {
  const found = scriptsOfAdministrators(page);
  await shopper.open('/login');
  await shopper.registered();
  for (const path of [...ofShoppers, ...ofAccounts]) {
    await shopper.open(path);
    await page.waitForLoadState('networkidle');
  }
  expect(await found()).toEqual([]);
});

test("an administrator's scripts do, which proves that the check above can fail", async ({
  shopper,
  page,
}) => {
  const found = scriptsOfAdministrators(page);
  await shopper.signedIn(demoAdmin);
  await shopper.open('/admin/AdminDashboard/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await found()).not.toEqual([]);
});
