import { expect, type Locator, type Page } from '@playwright/test';

/** Parts of the administrator's pages. */
export const root = '/admin/AdminDashboard';
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** By its link, which the gray bars of a list that loads do not have. */
export const firstRow = (page: Page): Locator => page.getByRole('row').nth(1).getByRole('link').first();

/** Of a form that was filled in: it asks before. */
export async function discard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
