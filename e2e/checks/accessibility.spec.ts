import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  '/',
  '/collections',
  '/product/101',
  '/NewIn',
  '/cart',
  '/login',
  '/register',
  '/sizeguide',
  '/faq',
  '/terms',
];

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page, shopper }) => {
    await shopper.open(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}

test('axe finds nothing in the open cart', async ({ page, shopper }) => {
  await shopper.open('/product/101?size=M&color=pine');
  await shopper.addToCart({ size: 'M' });
  await expect(shopper.cart.getByRole('button', { name: /Remove/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
