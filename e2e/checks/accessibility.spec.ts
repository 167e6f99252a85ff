import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buyOne } from '../fixtures/bought-order.ts';
import { demoAdmin, demoShopper } from '../fixtures/demo-accounts.ts';
import { deliver, ship } from '../fixtures/operator.ts';
import { forEachPlace, publicPages, undecidedPlaces } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every page and every state of the chrome, at both ends of the widths. */
const widths = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
] as const;

const open = [
  ...publicPages,
  '/collections/sale',
  '/search?q=submarine',
  '/success?session_id=cs_test_unknown',
  '/cancel',
];

/** The page or the order is not there, and Chromium says so on the console. */
const missing = new Set(['/no-such-page', '/success?session_id=cs_test_unknown']);

async function expectNothingFound(page: Page): Promise<void> {
  // What is still fading in has colours that nobody will see.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const { name, viewport } of widths) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    const narrow = name === 'narrow';

    for (const path of open) {
      test(`axe finds nothing on ${path}`, async ({ page, shopper, expectedNoise }) => {
        if (missing.has(path)) expectedNoise.push(/404/);
        await shopper.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNothingFound(page);
      });
    }

    forEachPlace(undecidedPlaces, ({ open: openPlace }) => {
      test('axe finds nothing', async ({ page, shopper }) => {
        await openPlace(shopper);
        await expectNothingFound(page);
      });
    });

    test('axe finds nothing in what is done with an order', async ({ page, shopper, payment }) => {
      const orderId = await buyOne(shopper, payment);
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
      await expectNothingFound(page);
      await ship(orderId);
      await deliver(orderId);
      await page.reload();
      await page.getByRole('button', { name: 'Request a return' }).click();
      const form = page.getByRole('dialog', { name: 'Request a return' });
      await form.getByRole('button', { name: 'Request return' }).click();
      await expect(form.getByText('Choose a reason.')).toBeVisible();
      await expectNothingFound(page);
      await form.getByLabel('Reason').selectOption('Too small');
      await form.getByRole('button', { name: 'Request return' }).click();
      await expect(page.getByRole('region', { name: 'Returns' })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('link', { name: 'Print invoice' }).click();
      await expect(shopper.heading(/^Invoice/)).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing in the account of a shopper', async ({ page, shopper }) => {
      await shopper.open('/login');
      await shopper.signIn(demoShopper);
      await expect(shopper.heading(/^Hi,/)).toBeVisible();
      await expectNothingFound(page);
      for (const [path, heading] of [
        ['/dashboard/orders', 'Orders'],
        ['/dashboard/addresses', 'Addresses'],
        ['/account/profile', 'Profile'],
        ['/account/security', 'Security'],
        ['/account/prefs', 'Preferences'],
      ] as const) {
        await shopper.open(path);
        await expect(shopper.heading(heading)).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNothingFound(page);
      }
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expectNothingFound(page);
      await shopper.open('/dashboard/addresses');
      await page
        .getByRole('main')
        .getByRole('button', { name: /add address/i })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing on the way to a new password', async ({ page, shopper }) => {
      await shopper.open('/forgot-password');
      await page.getByLabel('Email address').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(shopper.heading('Check your email')).toBeVisible();
      await expectNothingFound(page);
      await shopper.open('/verify-email');
      await expect(shopper.heading('Link expired')).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing in the administrator’s area', async ({ page, shopper }) => {
      await shopper.open('/login');
      await shopper.signIn(demoAdmin);
      await expect(shopper.heading('Admin Dashboard')).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing from the cart to the payment', async ({ page, shopper }) => {
      await shopper.open('/product/101?size=M&color=pine');
      await shopper.addToCart({ size: 'M' });
      await expect(shopper.cart.getByRole('button', { name: /Remove/ })).toBeVisible();
      await expectNothingFound(page);
      await shopper.open('/cart');
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /Remove/ })
          .first(),
      ).toBeVisible();
      await expectNothingFound(page);
      await shopper.open('/login');
      await shopper.signIn(demoShopper);
      await expect(shopper.heading(/^Hi,/)).toBeVisible();
      await shopper.open('/checkout');
      await expect(page.getByRole('button', { name: 'Pay with Stripe' })).toBeEnabled();
      await expectNothingFound(page);
    });

    test('axe finds nothing where a form says what is wrong', async ({ page, shopper, expectedNoise }) => {
      expectedNoise.push(/401/, /Login failed/);
      await shopper.open('/login');
      await shopper.signIn({ ...demoShopper, password: 'not the password' });
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectNothingFound(page);
      await shopper.open('/register');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing in the menus', async ({ page, shopper }) => {
      await shopper.open('/faq');
      const opener = narrow ? { name: 'Menu', exact: true } : { name: 'Hi, Guest' };
      await page.getByRole('banner').getByRole('button', opener).click();
      await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toBeVisible();
      await expectNothingFound(page);
    });

    for (const [words, answer] of [
      ['legging', /Legging/],
      ['submarine', /See all results/],
    ] as const) {
      test(`axe finds nothing in the suggestions for '${words}'`, async ({ page, shopper }) => {
        await shopper.open('/faq');
        if (narrow) await page.getByRole('banner').getByRole('button', { name: 'Search' }).last().click();
        else await page.getByRole('banner').getByRole('combobox').click();
        await page.keyboard.type(words);
        await expect(page.getByRole('option', { name: answer }).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
        await expectNothingFound(page);
      });
    }

    test('axe finds nothing in Quick add and in a message', async ({ page, shopper, expectedNoise }) => {
      expectedNoise.push(/Failed to load resource|Loading chunk|ChunkLoadError/);
      await shopper.open('/NewIn');
      await page
        .getByRole('main')
        .getByRole('button', { name: /quick add/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: /add to cart/i })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.route('**/releases/shell/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Cart, empty' }).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
      await expectNothingFound(page);
    });

    test('axe finds nothing where a region could not be loaded', async ({ page, shopper, expectedNoise }) => {
      expectedNoise.push(
        /integrity|Failed to load resource|could not be loaded|Failed to find|No answer within|Federation Runtime|preload/i,
      );
      await shopper.open('/');
      await page.route('**/releases/content/**', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
      await expect(page.getByText('This part of the page could not be loaded').first()).toBeVisible({
        timeout: 30_000,
      });
      await expectNothingFound(page);
    });
  });
}
