import type { BrowserContext } from '@playwright/test';
import { legging } from '../../fixtures/store/products.ts';
import { publicPages } from '../../fixtures/store/public-pages.ts';
import { expect, test } from '../../fixtures/test.ts';

/** As in a browser that blocks all cookies: even accessing the storage property throws. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
}

test.beforeEach(async ({ context, expectedNoise }) => {
  // The router warns that it cannot store scroll positions.
  expectedNoise.push(/Failed to save scroll positions|status of 404/);
  await refuseStorage(context);
});

test('a browser that refuses all storage can open every page', async ({ page, shopper }) => {
  for (const path of publicPages) {
    await shopper.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
});

test('and has a cart until the page is left', async ({ shopper }) => {
  await shopper.open(`/product/${String(legging.productId)}`);
  await shopper.addToCart({ size: 'M' });
  await expect(shopper.cart.getByRole('listitem').first()).toBeVisible();
});
