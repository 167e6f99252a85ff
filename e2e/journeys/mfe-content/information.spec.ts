import { notForPaper } from '../../fixtures/browser/print-styles.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'measurements find a size, and product pages choose it',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.open('/sizeguide');
    const finder = page.getByRole('region', { name: 'Find my size' });
    await finder.getByLabel('Hips (cm)').fill('104');
    await finder.getByRole('button', { name: 'Find my size' }).click();
    await expect(finder.getByText('Measure your chest to find your size in tops.')).toBeVisible();
    await page.getByRole('tab', { name: 'Bottoms' }).click();
    await expect(page.getByRole('row', { name: /^L Your size 76–82/ })).toBeVisible();

    const size = page.getByRole('main').getByRole('radio', { name: 'L', exact: true });
    await shopper.open('/product/101');
    await expect(size).not.toBeChecked();
    await shopper.open('/sizeguide');
    await expect(finder.getByLabel('Hips (cm)')).toHaveValue('104');
    await finder.getByRole('button', { name: 'Use these sizes' }).click();
    await expect(finder.getByText(/Product pages in this browser choose /)).toBeVisible();
    await shopper.open('/product/101');
    await expect(size).toBeChecked();
  },
);

test('an answer that another page links to is open, in view and focused', async ({ page, shopper }) => {
  await shopper.open('/faq#cancel-an-order');
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('You can cancel it yourself until it ships');
  await expect(open.getByText('Can I change or cancel my order?')).toBeInViewport();
  await expect(open.locator('summary')).toBeFocused();

  // By client-side navigation: from a text to a section of another page and back.
  await page.getByText('How do I find my size?').click();
  await page.getByRole('link', { name: 'Find my size', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Find my size' })).toBeInViewport();
  await page.goBack();
  await expect(shopper.heading('FAQ')).toBeVisible();
  await expect(page).toHaveURL(/\/faq#cancel-an-order$/);
});

test('a search in the FAQ survives reload and back', async ({ page, shopper }) => {
  await shopper.open('/faq');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search the FAQ' });
  await search.pressSequentially('refund card');
  await expect(page).toHaveURL('/faq?q=refund+card');
  await expect(search).toBeFocused();
  await expect(main.locator('mark')).not.toHaveCount(0);
  await shopper.reload();
  await expect(search).toHaveValue('refund card');
  await expect(main.getByRole('status')).toHaveText('1 answer');
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).not.toHaveURL(/faq/);
  await page.goBack();
  await expect(main.getByRole('searchbox', { name: 'Search the FAQ' })).toHaveValue('refund card');
  await expect(main.getByRole('status')).toHaveText('1 answer');

  await search.fill('snowboard');
  await expect(main.getByText('No results found for your search.')).toBeVisible();
});

test('the terms in print: all of the text, no controls', async ({ page, shopper }) => {
  await shopper.open('/terms');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'If we disagree' })).toBeVisible();
  await expect(page.getByText('Last changed')).toBeVisible();
  // Links in the text are printed as text.
  await expect(page.getByRole('link', { name: 'Limited Warranty' })).toBeVisible();
  expect((await notForPaper(page)).useless).toEqual([]);
});

test(
  'the contents lead to a section, and there is a way back to the top',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/privacypolicy');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (isMobile) await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'Your rights' }).click();
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect(shopper.heading('Privacy policy')).toBeInViewport();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers can be opened, searched by the server, and linked to', async ({ page }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    await main.getByText('Is there a return fee?').click();
    await expect(main.getByText('The label is prepaid and returns are free.')).toBeVisible();
    await main.getByRole('searchbox', { name: 'Search the FAQ' }).fill('fleece');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq?q=fleece');
    await expect(main.locator('details')).toHaveCount(1);
    await page.goto('/faq#pilling');
    const question = main.getByText('How do I keep fleece from pilling?');
    await expect(question).toBeInViewport();
    await question.click();
    await expect(main.getByText('Turn it inside out')).toBeInViewport();
  });

  test('all sizes and all texts are readable', async ({ page }) => {
    await page.goto('/sizeguide');
    await expect(page.getByRole('table')).toHaveCount(6);
    await expect(page.getByRole('table', { name: "Men's shoes, in centimeters", exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    for (const path of ['/terms', '/privacypolicy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
