import { expect } from '@playwright/test';
import type { Visit } from './page-state.ts';

/** What is shown in place of a part that could not be loaded. */
export const failures: readonly Visit[] = [
  {
    name: 'a message that the cart could not be loaded',
    expectedNoise: [/Failed to load resource|Loading chunk|ChunkLoadError/],
    states: [
      {
        name: 'shown',
        reach: async ({ page, shopper }) => {
          await shopper.open('/NewIn');
          // The toast component is loaded on the visitor's first interaction.
          await page.keyboard.press('Tab');
          await expect(page.locator('[popover=manual]')).toHaveCount(1);
          await page.route('**/releases/shell/**', (route) => route.abort());
          await page.getByRole('button', { name: 'Cart, empty' }).press('Enter');
          const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
          await expect(message).toBeVisible();
          // It stays while it is hovered or focused.
          await message.getByRole('button').first().focus();
        },
      },
    ],
  },
  {
    name: 'a region that could not be loaded',
    expectedNoise: [
      /integrity|Failed to load resource|could not be loaded|Failed to find|No answer within|Federation Runtime|preload/i,
    ],
    states: [
      {
        name: 'in place of a page',
        reach: async ({ page, shopper }) => {
          await shopper.open('/');
          await page.route('**/releases/content/**', (route) => route.abort());
          // Nor can the server deliver the page.
          await page.route('**/sizeguide', (route) => route.abort());
          await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
          const lost = page.getByText('This part of the page could not be loaded');
          await expect(lost.first()).toBeVisible({ timeout: 30_000 });
        },
      },
    ],
  },
];
