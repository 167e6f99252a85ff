import { expect } from '@playwright/test';
import { test } from './screen.ts';

const pages = ['sizeguide', 'faq', 'shippinginfo', 'returnswarranty', 'terms', 'privacypolicy', 'contact'];

for (const name of pages) {
  test(name, async ({ shopper, capture }) => {
    await shopper.open(`/${name}`);
    await capture(name);
  });
}

test('faq-states', async ({ shopper, page, capture }) => {
  await shopper.open('/faq');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('return');
  await capture('faq-search');
  await search.fill('snowboard');
  await expect(page.getByText('No results found for your search.')).toBeVisible();
  await capture('faq-nothing');
});
