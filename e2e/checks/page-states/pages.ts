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

/** Pages as they are when they have been opened. */
export const pages: readonly Visit[] = [
  ...publicPages,
  '/collections/sale',
  '/search?q=submarine',
  unknownOrder,
  '/cancel',
].map((path) => ({
  name: path,
  // The page or the order is not there, and Chromium says so.
  ...([unknownOrder, '/no-such-page'].includes(path) && { expectedNoise: [/status of 404/] }),
  states: [
    {
      name: 'as it is opened',
      reach: async ({ shopper, page }) => {
        await shopper.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // The hero and the drops wait for the reader who wants less motion.
        if (path === '/') await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
      },
      ...(printed.has(path) && { printed: [] }),
    },
  ],
}));
