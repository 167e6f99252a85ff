import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { tabTo } from '../../fixtures/browser/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
/** The heart of a card, which arrives some time after the page is ready. */
const heartOf = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Save / });
const heart = (page: Page, product: string) =>
  main(page).getByRole('button', { name: `Save ${product}`, exact: true });
const nameOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';
const saved = (page: Page) => page.getByRole('list', { name: 'Saved products' }).getByRole('link');

test(
  'a visitor saves products by keyboard and by hand, signs in, still has them and removes one',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.hasAccount();
    await shopper.open('/collections/woman');
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
    await tabTo(page, heartOf(page, 0), 120);
    await page.keyboard.press('Space');
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, first)).toBeFocused();
    const message = page.getByRole('status').filter({ hasText: 'Saved to your wishlist' });
    await expect(message).toBeVisible();
    if (isMobile) await heartOf(page, 1).tap();
    else await heartOf(page, 1).click();
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/collections/woman');

    await message.getByRole('button', { name: 'View wishlist' }).click();
    await expect(shopper.heading('Wishlist')).toBeFocused();
    await expect(page).toHaveURL('/wishlist');
    await expect(saved(page)).toHaveText([second, first]);
    await expect(main(page).getByText('2 products', { exact: true })).toBeVisible();

    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await shopper.signIn();
    await expect(page).toHaveURL('/wishlist');
    await expect(saved(page)).toHaveText([second, first]);
    await expect(main(page).getByText(/to keep your list/)).toHaveCount(0);

    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await heart(page, second).press('Enter');
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'false');
    await expect(heart(page, second)).toBeFocused();
    await expect(main(page).getByText('1 product', { exact: true })).toBeVisible();
    await removed;
    await shopper.reload();
    await expect(saved(page)).toHaveText([first]);
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
  },
);

test('hearts arrive without moving anything, and a browser that has saved nothing asks for nothing', async ({
  page,
  shopper,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/wishlist')) calls.push(request.url());
  });
  const { promise: whenMeasured, resolve: measured } = Promise.withResolvers<void>();
  await page.route('**/releases/wishlist/**', async (route) => {
    await whenMeasured;
    await route.continue();
  });
  const boxes = () =>
    cards(page).evaluateAll((all) =>
      all.flatMap((card) =>
        [card, ...card.querySelectorAll('img, h3, p')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      ),
    );
  await shopper.open('/collections/woman');
  await expect(heartOf(page, 0)).toHaveCount(0);
  const before = await boxes();
  measured();
  await expect(heartOf(page, 0)).toBeVisible();
  expect(await boxes()).toEqual(before);
  expect(await heartOf(page, 0).boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(calls).toEqual([]);
});
