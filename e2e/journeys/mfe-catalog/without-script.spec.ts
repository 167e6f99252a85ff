import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

// The shop before its script runs, and without script: plain links and forms reach the same addresses.
test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** On small screens a link shows the filters. */
async function showFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('link', { name: 'Show Filters' }).click();
  await expect(page.getByRole('checkbox', { name: /^Leggings/ })).toBeVisible();
}

test('filters, order and more', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/collections/woman');
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: /^(Show|Hide) (Filters|\d+ products?)$/ })).toHaveCount(0);

  await showFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^Leggings/ }).check();
  await page.getByRole('group', { name: 'Size' }).last().getByText('M', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/category=Leggings/);
  await expect(page).toHaveURL(/size=M/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Women's Collection");
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveText(['Women', 'Leggings', 'Size M']);

  await page.getByRole('link', { name: 'Remove Leggings' }).click();
  await expect(page).toHaveURL('/collections/woman?size=M');

  await page.getByRole('combobox', { name: 'Sort:' }).selectOption('Price: Low to High');
  await page.getByRole('button', { name: 'Apply order' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page).toHaveURL(/size=M/);
  await expect(page.getByRole('combobox', { name: 'Sort:' })).toHaveValue('price-asc');

  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(18);

  await showFilters(page, isMobile);
  await page.getByRole('link', { name: 'Clear' }).first().click();
  await expect(page).toHaveURL('/collections/woman?gender=all&sort=price-asc');
});

test('the gender filter from the path can be removed', async ({ page }) => {
  await page.goto('/collections/man');
  await page.getByRole('checkbox', { name: /^Men/ }).uncheck();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections');
  await expect(page.getByRole('checkbox', { name: /^Men/ })).not.toBeChecked();
});

test('New In: period, stock, order and more', async ({ page }) => {
  await page.goto('/NewIn');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Quick add/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Explore the Drop' }).click();
  await expect(cards(page).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL('/NewIn?page=2');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(12);

  await page.getByRole('link', { name: 'Last 2 weeks' }).click();
  await expect(page).toHaveURL('/NewIn?period=two-weeks');
  await page.getByRole('checkbox', { name: 'Show only in stock' }).check();
  await page.getByRole('combobox', { name: 'Sort:' }).selectOption('Price: High to Low');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/NewIn?period=two-weeks&stock=1&sort=price-desc');
  await expect(page.getByRole('checkbox', { name: 'Show only in stock' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Last 2 weeks' })).toHaveAttribute('aria-current', 'true');
});

test('search, and a product that it found', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search products' }).fill('legings');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=legings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “legings”');
  const first = cards(page).first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test(
  'product: all can be read, buying says what it needs, and no button is offered that does nothing',
  { tag: '@phone' },
  async ({ page, request }) => {
    // Right after its start the store sends only the frame of its first pages.
    await expect(async () => {
      expect(await (await request.get('/product/101')).text()).toContain('"mode":"hydrate"');
    }).toPass();
    await page.goto('/product/101');
    const main = page.getByRole('main');
    // Playwright does not search text in a noscript element; its inner text is what is rendered.
    const why = main.locator('noscript');
    await expect(why).toHaveText(/^Buying needs JavaScript\./, { useInnerText: true });
    await expect(main.getByRole('radio', { name: 'M', exact: true })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    for (const name of ['Shipping Info', 'Returns & Warranty']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Menu|Cart|Hi,)/ })).toHaveCount(0);
  },
);

test('pages that are about the visitor, or forms that need script, say so; those that work do not', async ({
  page,
}) => {
  const why = page.locator('body > noscript');
  for (const path of ['/cart', '/checkout', '/login', '/register', '/wishlist', '/dashboard']) {
    await page.goto(path);
    await expect(why, path).toHaveText(/^This page needs JavaScript: allow it/, { useInnerText: true });
  }
  for (const path of ['/faq', '/search?q=legging', '/collections/woman']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(why, path).toHaveCount(0);
  }
});

test("home: the carousels' content, no controls without function, and all links", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Elevate Your Energy' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(Pause|Play|Previous|Next|Show slide)/ }),
  ).toHaveCount(0);
  for (const [name, path] of [
    [/ Man$/, '/collections/man'],
    [/ Woman$/, '/collections/woman'],
    [/ Sets$/, '/collections/sets'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});
