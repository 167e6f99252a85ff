import { expect, test } from '../../fixtures/test.ts';

const pages = [
  ['/collections', 'Collections'],
  ['/collections/man', "Men's Collection"],
  ['/collections/sale', 'Sale'],
  ['/collections/sets', 'Sets'],
  ['/collections/ritual-of-power', 'Ritual of Power'],
  ['/NewIn', /RITUAL OF POWER/],
  ['/cart', 'Your Cart'],
  ['/wishlist', 'Wishlist'],
  ['/sizeguide', 'Size guide'],
  ['/faq', 'FAQ'],
  ['/shippinginfo', 'Shipping info'],
  ['/returnswarranty', 'Returns & warranty'],
  ['/terms', 'Terms & conditions'],
  ['/privacypolicy', 'Privacy policy'],
] as const;

test('every public page arrives rendered and hydrates', async ({ shopper }) => {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      await shopper.open(path);
      await expect(shopper.heading(heading)).toBeVisible();
    });
  }
});

test('addresses work in any letter case and redirect to the canonical spelling', async ({
  page,
  shopper,
}) => {
  await shopper.open('/newin');
  await expect(page).toHaveURL('/NewIn');
  await shopper.open('/Collections/WOMAN');
  await expect(page).toHaveURL('/collections/woman');
  await shopper.open('/shop');
  await expect(page).toHaveURL('/collections');
});

test("a missing page is the store's own page with status 404", async ({
  page,
  shopper,
  request,
  expectedNoise,
}) => {
  expectedNoise.push(/404/);
  for (const path of ['/nowhere', '/product/999999', '/collections/no-such-thing']) {
    await test.step(path, async () => {
      expect((await request.get(path)).status()).toBe(404);
      await shopper.open(path);
      await expect(shopper.heading('Page not found')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Sale' })).toBeVisible();
    });
  }
});
