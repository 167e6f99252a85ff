import { expect, type Locator, type Page } from '@playwright/test';

/** A part of the page whose code is lost. */
export const lost = 'This part of the page could not be loaded';

/** The message above server markup whose code is lost. */
export const incomplete = (page: Page) =>
  page.getByRole('group', { name: 'This page did not load completely' });

/** 'Try again' of the message in a part of the page. */
export const tryAgain = (part: Locator) => part.getByRole('button', { name: 'Try again' });

export const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** Opens the cart from the header; returns its drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** What has to work whatever becomes of a page's region: the search of the header, the cart with what is in it, the footer. */
export async function expectLayoutWorks(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem').filter({ hasText: '$' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await search.fill('legging');
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  // A field that has the focus covers the navigation.
  await search.blur();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
}

/** Waits until React answers in the region: its layout works then, whether or not the page's code is there. */
export async function isAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/**
 * Skips the eight seconds after which the shell gives up a script that does not come. The page needs `page.clock.install()`.
 */
export async function skipWaiting(page: Page): Promise<void> {
  await isAnswering(page);
  await page.clock.fastForward(8_000);
}
