import type { Locator, Page } from '@playwright/test';
import { crossover, legging as leggingInM } from '../../fixtures/store/products.ts';
import { expect, test } from '../../fixtures/test.ts';

const legging = 'Ascend High-Rise Legging';
const quantityIn = (row: Locator) => row.getByRole('spinbutton');
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test(
  'the sidebar: what it says, the limit of a line, another size, removal and undo',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.withCart(crossover, leggingInM);
    await shopper.open('/faq');
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    const { cart } = shopper;
    const row = cart.getByRole('listitem').filter({ hasText: 'Crossover' });
    await expect(cart).toContainText('$60.00 away from free shipping');
    await expect(row).toContainText('Size XS');
    await expect(row.getByText('Only 4 left.', { exact: true })).toBeVisible();
    await expect(cart).toContainText('Shipping and taxes calculated at checkout.');

    const more = row.getByRole('button', { name: /^Increase/ });
    for (let press = 0; press < 3; press += 1) await more.click();
    await expect(quantityIn(row)).toHaveValue('4');
    await expect(cart).toContainText('Free standard shipping on this order');
    const plain = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    // The highlight lasts 300 ms, too short to poll from the test: an observer in the page records the row's classes.
    const worn = row.evaluate(
      (element) =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<string>();
          const until = performance.now() + 10_000;
          const look = () => {
            seen.add(getComputedStyle(element).backgroundColor);
            if (seen.size < 2 && performance.now() < until) requestAnimationFrame(look);
            else resolve([...seen]);
          };
          look();
        }),
    );
    await more.click({ force: true });
    expect((await worn).length).toBeGreaterThan(1);
    await expect(row).toHaveCSS('background-color', plain);
    await expect(quantityIn(row)).toHaveValue('4');

    await cart.getByRole('button', { name: `Edit ${legging}` }).click();
    const dialog = page.getByRole('dialog', { name: legging });
    await dialog.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(cart.getByRole('listitem').filter({ hasText: legging })).toContainText('Size L');
    await expect(cart.getByRole('button', { name: `Edit ${legging}` })).toBeFocused();

    await cart.getByRole('button', { name: `Remove ${legging}` }).click();
    await expect(cart.getByText(`${legging} was removed.`)).toBeVisible();
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.getByRole('link', { name: legging })).toBeVisible();

    await cart.getByRole('link', { name: 'View Cart' }).click();
    await expect(cart).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test(
  'the cart page: typed quantities, a refused change is reverted, and two windows stay in sync',
  { tag: '@phone' },
  async ({ page, shopper, expectedNoise }) => {
    expectedNoise.push(/ERR_INTERNET_DISCONNECTED/, /Error: Update failed/);
    await shopper.withCart(crossover, leggingInM);
    await shopper.open('/cart');
    await expect(shopper.heading('Your Cart')).toBeVisible();
    const row = rowOf(page, /Crossover/);
    const box = quantityIn(row);
    const less = row.getByRole('button', { name: /^Decrease/ });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    for (const typed of ['x', '0', '-1', '1.5', '']) {
      await box.fill(typed);
      await box.press('Tab');
      await expect(box).toHaveValue('1');
    }
    await box.fill('99');
    await box.press('Enter');
    await expect(box).toHaveValue('4');
    await expect(page.getByText('Items (5)')).toBeVisible();

    // Only this call: prefetches must not fail.
    const change = '**/api/cart/update/**';
    await page.route(change, (route) => route.abort('internetdisconnected'));
    await less.click();
    await expect(row.getByRole('alert')).toHaveText('We could not reach the store. Please try again.');
    await expect(box).toHaveValue('4');
    await page.unroute(change);
    await less.click();
    await expect(box).toHaveValue('3');
    await expect(row.getByRole('alert')).toBeHidden();

    const other = await shopper.inAnotherTab();
    await other.open('/cart');
    await rowOf(other.page, /Crossover/)
      .getByRole('button', { name: /^Decrease/ })
      .click();
    await expect(box).toHaveValue('2');
    await expect(page.getByText('Items (3)')).toBeVisible();
    await rowOf(page, legging)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rowOf(other.page, legging)).toBeHidden();
  },
);

test('signing in merges the two carts and reports quantities reduced to the stock', async ({
  page,
  shopper,
}) => {
  await shopper.registered();
  await shopper.withCart({ ...crossover, quantity: 3 });
  await shopper.open('/dashboard');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Cart, empty' }).first()).toBeVisible();

  await shopper.open('/product/103?size=XS&color=oat');
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Increase/ })
    .first();
  await more.click();
  await more.click();
  await shopper.addToCart({ size: 'XS' });
  await expect(quantityIn(shopper.cart.getByRole('listitem'))).toHaveValue('3');
  await shopper.closeCart();
  await shopper.open('/login?next=%2Fcart');
  await shopper.signIn();
  await expect(
    page.getByText('Only 4 of Stillpoint Crossover Legging could be kept in your cart.'),
  ).toBeVisible();
  await expect(quantityIn(rowOf(page, /Crossover/))).toHaveValue('4');
});
