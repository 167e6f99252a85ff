import { expect, test } from '../fixtures/test.ts';

test('a chunk whose hash the page does not know is not run, on a retry neither', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/digest in the 'integrity' attribute|ChunkLoadError|PageUnavailable|ERR_FAILED/);
  await shopper.open('/collections/woman');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  // As if the entry did not name them.
  await page.evaluate(() => {
    for (const [name, hashes] of Object.entries(self as unknown as Record<string, Record<string, string>>)) {
      if (!name.startsWith('__chunks_remote_catalog')) continue;
      for (const file of Object.keys(hashes)) if (file.endsWith('.js')) delete hashes[file];
    }
  });
  // Otherwise the server would send the page as a document, with the hashes.
  await page.route('**/product/**', (route) => route.abort());
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.click();
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  const before = refused.length;
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => refused.length).toBeGreaterThan(before);
});
