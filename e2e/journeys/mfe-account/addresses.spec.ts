import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save address' }).click();
}
const boston = {
  'Recipient name': 'Maya Collins',
  Street: '41 Beacon Street',
  City: 'Boston',
  State: ' massachusetts ',
  'ZIP code': '02108 1234',
};

test(
  'addresses are added, corrected, made the default, removed and brought back',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.registered();
    await shopper.open('/addresses');
    await expect(page).toHaveURL('/dashboard/addresses');
    await expect(page.getByText('You have not saved an address yet.')).toBeVisible();

    await page.getByRole('button', { name: 'Add address' }).click();
    await fill(page, { ...boston, 'ZIP code': '94110' });
    await expect(page.getByText('This ZIP code is not in MA.')).toBeVisible();
    await expect(page.getByLabel('ZIP code')).toBeFocused();
    await expect(page.getByLabel('Street')).toHaveValue(boston.Street);
    await fill(page, { 'ZIP code': boston['ZIP code'] });
    // Normalized, and the first is the default.
    await expect(card(page, 'Boston, MA 02108-1234').getByText('Default', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add address' }).click();
    await fill(page, {
      ...boston,
      Street: '9 Congress Avenue',
      City: 'Austin',
      State: 'TX',
      'ZIP code': '78701',
    });
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(card(page, 'Austin').getByText('Default', { exact: true })).toHaveCount(0);
    await card(page, 'Austin')
      .getByRole('button', { name: /^Make default/ })
      .click();
    await expect(card(page, 'Austin').getByText('Default', { exact: true })).toBeVisible();

    await card(page, 'Boston').getByRole('button', { name: /^Edit/ }).click();
    await fill(page, { Street: '43 Beacon Street' });
    await expect(card(page, '43 Beacon Street')).toBeVisible();

    // Deleting the default makes another one the default, also after a reload; undo restores it.
    await card(page, 'Austin')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(card(page, 'Boston').getByText('Default', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await shopper.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  },
);
