import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a list is searched, filtered, selected, changed, taken back and exported by keyboard alone', async ({
  page,
  shopper,
}) => {
  const mark = `word${Date.now().toString(36)}`;
  for (const index of [1, 2, 3, 4]) {
    const message = `${mark}: where is parcel number ${String(index)} of mine?`;
    const data = {
      name: `Nora ${String(index)}`,
      email: `${mark}@example.com`,
      topic: 'OTHER',
      message,
      seconds: 30,
    };
    expect((await page.request.post('/api/contact', { data })).status()).toBe(202);
  }
  await shopper.signedIn(demoAdmin);
  await shopper.open('/admin/AdminDashboard');
  // The shop's own frame is left out.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /cart/i })).toHaveCount(0);
  const { keyboard } = page;

  await test.step('to the list, and a search', async () => {
    await keyboard.press('g');
    await keyboard.press('m');
    await expect(shopper.heading('Messages')).toBeVisible();
    await keyboard.press('/');
    await keyboard.type(mark);
    await keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`q=${mark}`));
    await expect(page.getByText('4 messages', { exact: true })).toBeVisible();
  });

  const rows = page.getByRole('row', { selected: true });
  await test.step('rows are selected, and closed', async () => {
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await keyboard.press(key);
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected');
    await keyboard.press('e');
    await expect(page.getByRole('grid').getByText('Closed', { exact: true })).toHaveCount(3);
    await expect(page.getByText('3 messages closed', { exact: true })).toBeVisible();
  });

  await test.step('it is taken back by a call of its own', async () => {
    const calls = page.waitForResponse((response) => response.url().endsWith('/state') && response.ok());
    await keyboard.press('z');
    await calls;
    await expect(page.getByRole('grid').getByText('New', { exact: true })).toHaveCount(4);
  });

  await test.step('a view by its key, a row is opened, and the way back leads to it', async () => {
    await keyboard.press('j');
    await keyboard.press('Enter');
    await expect(shopper.heading(/^Message C-/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-activedescendant', /.+/);
    await keyboard.press('2');
    await expect(page).toHaveURL(/state=NEW/);
  });

  await test.step('the palette finds and does', async () => {
    await keyboard.press('Control+k');
    await keyboard.type('export');
    const saved = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('messages.csv');
  });

  await test.step('all keys are named', async () => {
    await keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
    await keyboard.press('Escape');
  });
});
