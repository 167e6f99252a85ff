import { expect } from '@playwright/test';
import { publicPages } from '../../fixtures/store/public-pages.ts';
import type { Visit } from './page-state.ts';

const printed = new Set<string>([
  '/terms',
  '/privacypolicy',
  '/shippinginfo',
  '/returnswarranty',
  '/faq',
  '/sizeguide',
  '/product/101',
]);
const unknownOrder = '/success?session_id=cs_test_unknown';

/** Pages as opened, without interaction. */
export const pages: readonly Visit[] = [
  ...publicPages,
  '/collections/sale',
  '/search?q=submarine',
  unknownOrder,
  '/cancel',
].map((path) => ({
  name: path,
  // The page or the order does not exist, and Chromium logs the 404.
  ...([unknownOrder, '/no-such-page'].includes(path) && { expectedNoise: [/status of 404/] }),
  states: [
    {
      name: 'as it is opened',
      reach: async ({ shopper, page }) => {
        await shopper.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // With reduced motion the hero and the drops do not turn by themselves.
        if (path === '/') await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
      },
      ...(printed.has(path) && { printed: [] }),
    },
  ],
}));
