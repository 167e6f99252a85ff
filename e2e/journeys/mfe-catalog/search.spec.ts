import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openSearch(page: Page, mobile: boolean): Promise<void> {
  if (mobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).last().click();
  else await field(page).click();
  await expect(field(page)).toBeFocused();
}

test(
  'suggests products, and pressing one opens it',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/faq');
    await openSearch(page, isMobile);
    await page.keyboard.type('halo');
    const first = option(page, /Halo Scoop Bra/);
    await expect(first).toContainText('$');
    await expect(first.getByText('Halo', { exact: true })).toHaveJSProperty('tagName', 'B');
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await (isMobile ? first.tap() : first.click());
    await expect(shopper.heading('Halo Scoop Bra')).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close search' })).toHaveCount(0);
  },
);

test('works by keyboard only', async ({ page, shopper }) => {
  await shopper.open('/faq');
  await field(page).click();
  await page.keyboard.type('legging');
  await expect(option(page, 'See all results for “legging”')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '7 suggestions.' })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(page)).toHaveValue('legging');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('See all results for “legging”');
  await page.keyboard.press('Enter');
  await expect(shopper.heading('Results for “legging”')).toBeFocused();
});

test(
  'another search on the page of results is another page',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/search?q=legging');
    await openSearch(page, isMobile);
    await page.keyboard.type('hoodie');
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Results for “hoodie”')).toBeFocused();
  },
);

test('requests suggestions when typing pauses, not for each letter, and drops outdated responses', async ({
  page,
  shopper,
}) => {
  const asked: string[] = [];
  let answerTheFirst: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerTheFirst = resolve));
  await page.route('**/api/search/suggestions**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    if (asked.length === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.clock.install();
  await shopper.open('/faq');
  await field(page).click();
  // The clock is stopped, so no time passes between two letters, however slow the machine. It is advanced only a little to stop
  // it: the suggestions' script loads with the first click, and a pending script counts as failed after ten seconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await page.keyboard.type('bra');
  expect(asked).toEqual([]);
  // The pause begins when the field has rendered the text, which may be later.
  const pause = (so: readonly string[]) =>
    expect(async () => {
      await page.clock.runFor(200);
      expect(asked).toEqual(so);
    }).toPass();
  await pause(['bra']);
  await page.keyboard.type(' halo');
  await pause(['bra', 'bra halo']);
  await expect(option(page, 'See all results for “bra halo”')).toBeVisible();
  await expect(option(page, /Halo Scoop Bra/)).toBeVisible();
  // The first response arrives after it was aborted.
  answerTheFirst();
  await page.clock.resume();
  await page.waitForTimeout(300);
  await expect(option(page, /Halo Scoop Bra/)).toBeVisible();
  expect(asked).toEqual(['bra', 'bra halo']);
});

test('the field grows without moving the links', async ({ page, shopper }) => {
  await shopper.open('/faq');
  const form = page.getByRole('banner').getByRole('search');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sale' });
  // A web font that loads in between would move them.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const at = await link.boundingBox();
  expect((await form.boundingBox())?.width).toBe(200);
  await field(page).focus();
  await expect.poll(async () => (await form.boundingBox())?.width).toBe(320);
  expect(await link.boundingBox()).toEqual(at);
  // Where it would cover the links they are hidden, and shown again on keyboard focus.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
});

test(
  'Escape closes the search of small screens and restores the focus',
  { tag: '@phone-only' },
  async ({ page, shopper }) => {
    await shopper.open('/faq');
    await openSearch(page, true);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  },
);
