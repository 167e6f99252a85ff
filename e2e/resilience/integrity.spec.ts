import { expect, test } from '../fixtures/test.ts';

test('a chunk whose hash the page does not know is not run', async ({ page, shopper, expectedNoise }) => {
  expectedNoise.push(/digest in the 'integrity' attribute|ChunkLoadError|PageUnavailable/);
  await shopper.open('/collections/woman');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  // As if the entry did not name them.
  await page.evaluate(() => {
    for (const [name, hashes] of Object.entries(self as unknown as Record<string, Record<string, string>>)) {
      if (!name.startsWith('__sri_remote_catalog')) continue;
      for (const file of Object.keys(hashes)) if (file !== '?') delete hashes[file];
    }
  });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  // The page is loaded as a document instead, whose entry knows its chunks.
  await expect(shopper.heading(name)).toBeVisible();
  await shopper.isReady();
  expect(refused).not.toEqual([]);
});
