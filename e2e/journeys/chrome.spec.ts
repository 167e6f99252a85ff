import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const demo = { email: 'shopper@example.com', password: 'ritual-demo-2026' };

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Where the page stands; a browser may round it, or still be loading what is above. */
async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - y)).toBeLessThanOrEqual(2);
}

async function openSearch(page: Page, mobile: boolean): Promise<void> {
  if (mobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).last().click();
  else await field(page).click();
  await expect(field(page)).toBeFocused();
}

test.describe('moving between pages', () => {
  for (const { path, more, card } of [
    { path: '/collections', more: 'Load More', card: 'article' },
    { path: '/NewIn', more: 'Load more', card: 'article' },
    { path: '/search?q=legging', more: 'Load More', card: 'article' },
  ] as const) {
    test(`${path}: a page begins at its top; back finds the place again, with what was loaded`, async ({
      page,
      shopper,
    }) => {
      await shopper.open(path);
      const cards = page.getByRole('main').getByRole(card);
      const before = await cards.count();
      const button = page.getByRole('main').getByText(more, { exact: true });
      await button.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      const after = await cards.count();
      const last = cards.last();
      const name = (await last.getByRole('heading').first().textContent()) ?? '';
      await last.getByRole('heading').first().scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place, 'the page is long enough to be scrolled').toBeGreaterThan(400);

      await last.getByRole('link', { name }).first().click();
      await expect(shopper.heading(name)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(name));
      expect(await scrolled(page)).toBe(0);

      await page.goBack();
      await expect.poll(() => cards.count()).toBe(after);
      await expectScrolledTo(page, place);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goForward();
      await expect(shopper.heading(name)).toBeFocused();
      await expectScrolledTo(page, 0);
    });
  }

  test('a reload keeps the place, also when the browser draws the page', async ({ page, shopper }) => {
    await shopper.open('/terms');
    const place = await page.evaluate(() => {
      window.scrollTo(0, 900);
      return Math.round(window.scrollY);
    });
    expect(place).toBeGreaterThan(300);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expectScrolledTo(page, place);

    await shopper.open('/login');
    await shopper.signIn(demo);
    await expect(shopper.heading(/^Hi,/)).toBeVisible();
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 });
    await shopper.open('/dashboard/addresses');
    const address = page.getByText('41 Beacon Street, Apt 6').first();
    await expect(address).toBeVisible();
    const below = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return Math.round(window.scrollY);
    });
    expect(below).toBeGreaterThan(300);
    await page.reload();
    await expect(address).toBeAttached();
    await expectScrolledTo(page, below);
  });

  test('back from outside the store finds the place again', async ({
    page,
    shopper,
    payment,
    expectedNoise,
  }) => {
    expectedNoise.push(/404/);
    await shopper.open('/collections');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.goto(`${payment.url}/nothing-here`);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expectScrolledTo(page, 700);
  });

  test('a filter leaves the page and the focus where they are', async ({ page, shopper, isMobile }) => {
    test.skip(isMobile, 'the filters lie behind a button there');
    await shopper.open('/collections');
    const box = page.getByRole('main').getByRole('checkbox', { name: /^S\b/ }).first();
    await box.focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    await box.press('Space');
    await expect(page).toHaveURL(/size=S/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await scrolled(page)).toBeGreaterThan(200);
    await expect(shopper.heading('Collections')).not.toBeFocused();
  });

  test('a page that does not exist has title and focus like any other', async ({
    page,
    shopper,
    expectedNoise,
  }) => {
    expectedNoise.push(/404/);
    await shopper.open('/faq');
    await page.evaluate(() => {
      history.pushState(null, '', '/product/999999');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(shopper.heading('Page not found')).toBeFocused();
    await expect(page).toHaveTitle(/Page not found/);
  });

  test('a navigation that takes longer than a moment shows a line, a quick one does not', async ({
    page,
    shopper,
  }) => {
    await shopper.open('/faq');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/products**', async (route) => {
      await held;
      await route.continue();
    });
    const line = page.getByRole('banner').locator('[data-progress]');
    await expect(line).toHaveCount(0);
    await shopper.goToNavigation('Collections');
    await expect(line).toHaveCount(1);
    answer();
    await expect(shopper.heading('Collections')).toBeFocused();
    await expect(line).toHaveCount(0);
  });
});

test.describe('search', () => {
  test('suggests products, and a press opens one', async ({ page, shopper, isMobile }) => {
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
  });

  test('works by keyboard alone', async ({ page, shopper, isMobile }) => {
    await shopper.open('/faq');
    await openSearch(page, isMobile);
    await page.keyboard.type('legging');
    await expect(option(page, 'See all results for “legging”')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '6 suggestions.' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveValue('legging');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText('See all results for “legging”');
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Results for “legging”')).toBeFocused();
  });

  test('another search on the page of results is another page', async ({ page, shopper, isMobile }) => {
    await shopper.open('/search?q=legging');
    await openSearch(page, isMobile);
    await page.keyboard.type('hoodie');
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Results for “hoodie”')).toBeFocused();
  });

  test('asks for the words of a pause, not for each letter, and drops what is out of date', async ({
    page,
    shopper,
    isMobile,
  }) => {
    const asked: string[] = [];
    await page.route('**/api/search/suggestions**', async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? '';
      asked.push(q);
      // The first answer comes when nobody waits for it any more.
      if (asked.length === 1) await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue().catch(() => undefined);
    });
    await shopper.open('/faq');
    await openSearch(page, isMobile);
    await page.keyboard.type('bra');
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.type(' halo');
    await expect(option(page, 'See all results for “bra halo”')).toBeVisible();
    expect(asked.length).toBeLessThan('bra halo'.length);
    await expect(option(page, /Halo Scoop Bra/)).toBeVisible();
    expect(asked.at(-1)).toBe('bra halo');
  });

  test('the field grows without moving the links', async ({ page, shopper, isMobile }) => {
    test.skip(isMobile, 'small screens have no links beside it');
    await shopper.open('/faq');
    const form = page.getByRole('banner').getByRole('search');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sale' });
    const at = await link.boundingBox();
    expect((await form.boundingBox())?.width).toBe(200);
    await field(page).focus();
    await expect.poll(async () => (await form.boundingBox())?.width).toBe(320);
    expect(await link.boundingBox()).toEqual(at);
    // Where it would lie over the links they step back, and come again for the keyboard.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
  });

  test('Escape leaves the search of small screens and gives the focus back', async ({
    page,
    shopper,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens have the field in the navbar');
    await shopper.open('/faq');
    await openSearch(page, true);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  });
});

test.describe('by keyboard alone', () => {
  test('the first stop leads past the navigation', async ({ page, shopper }) => {
    await shopper.open('/faq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = () =>
      page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
    expect(await inMain()).toBe(true);
  });

  test('the account menu opens, closes and signs out', async ({ page, shopper, isMobile }) => {
    test.skip(isMobile, 'it is part of the menu there');
    await shopper.open('/login');
    await shopper.signIn(demo);
    await expect(shopper.heading(/^Hi,/)).toBeVisible();
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Hi, Maya' });
    const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(orders).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(orders).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(orders).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Orders')).toBeFocused();
    await expect(orders).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(orders, 'leaving the menu closes it').toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Hi, Guest' })).toBeVisible();
  });

  test('the menu of small screens opens, leads on and closes', async ({ page, shopper, isMobile }) => {
    test.skip(!isMobile, 'wide screens have the links in the navbar');
    await shopper.open('/faq');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('combobox').focus();
    await page.keyboard.type('halo');
    await expect(option(page, /Halo/)).toBeVisible();
    await expect(menu.getByRole('status'), 'what is outside a dialog is not heard').toHaveText(
      '1 suggestion.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(menu, 'the list is closed before the menu').toBeVisible();
    await menu.getByRole('link', { name: 'Sale' }).press('Enter');
    await expect(shopper.heading('Sale')).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('the cart opens and gives the focus back', async ({ page, shopper }) => {
    await shopper.open('/faq');
    const button = page.getByRole('button', { name: 'Cart, empty' });
    await button.press('Enter');
    await expect(shopper.cart.getByText('Your cart is empty.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shopper.cart).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the round cart button leaves the pages of the cart their lower edge', async ({
  page,
  shopper,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have it in the navbar');
  await shopper.open('/faq');
  await expect(page.getByRole('button', { name: /^Cart,/ })).toBeVisible();
  await shopper.open('/cart');
  await expect(page.getByRole('button', { name: /^Cart,/ })).toHaveCount(0);
});

test('parts of the chrome that cannot be had say so, and come at the next try', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|Loading chunk|ChunkLoadError|integrity/i);
  // On a busy machine the sidebar's own remote may need its second try.
  expectedNoise.push(/No answer within|already registered/);
  await shopper.open('/faq');
  // What tells messages comes with the first thing that a visitor does.
  await page.keyboard.press('Tab');
  await expect(page.locator('[popover=manual]')).toHaveCount(1);
  await page.route('**/releases/shell/**', (route) => route.abort());
  const cart = page.getByRole('button', { name: 'Cart, empty' });
  await cart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart could not be loaded' })).toBeVisible();
  await expect(shopper.heading('FAQ')).toBeVisible();
  await page.unroute('**/releases/shell/**');
  // The message may still lie over the button.
  await cart.press('Enter');
  await expect(shopper.cart.getByText('Your cart is empty.')).toBeVisible();
});
