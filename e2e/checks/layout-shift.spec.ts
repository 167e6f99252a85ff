import { openInParts } from '../fixtures/browser/streamed-document.ts';
import { publicPages } from '../fixtures/store/public-pages.ts';
import { untilPicturesAreThere } from '../fixtures/browser/shown-pictures.ts';
import { expect, test } from '../fixtures/test.ts';
import { layoutShift } from '../fixtures/browser/vitals.ts';

const max = 0.02;

/**
 * A slow mobile connection: fonts, scripts and pictures arrive one after the other, so every gap shows. Upload is not throttled:
 * requests are small, and with throttling one page in thirty never got an answer in Chromium.
 */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: -1 };

for (const { width, height, scale } of [
  { width: 390, height: 844, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    for (const path of publicPages) {
      test(`${path} does not shift while it loads slowly and is scrolled to its end`, async ({
        page,
        context,
        shopper,
        expectedNoise,
      }) => {
        if (path === '/no-such-page') expectedNoise.push(/404/);
        const client = await context.newCDPSession(page);
        await client.send('Network.enable');
        await client.send('Network.emulateNetworkConditions', slow);
        await shopper.open(path);
        await untilPicturesAreThere(page);
        await page.evaluate(async () => void (await document.fonts.ready));
        await page.evaluate(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 120));
          }
        });
        await untilPicturesAreThere(page);
        const { sum, moved } = await layoutShift(page);
        console.log(JSON.stringify({ path, width, shift: sum.toFixed(4) }));
        expect(sum, moved.join('\n')).toBeLessThanOrEqual(max);
      });
    }

    // The browser may paint after any part of the HTML, on a busy machine anywhere. One page of each kind of layout.
    for (const path of [
      '/',
      '/collections/woman',
      '/product/101',
      '/NewIn',
      '/search?q=hoodie',
      '/register',
      '/privacy/opt-out',
    ]) {
      test(`${path} does not shift while its HTML arrives tag by tag`, async ({ page, request }) => {
        await openInParts(page, await (await request.get(path)).text());
        const { sum, moved } = await layoutShift(page);
        console.log(JSON.stringify({ path, width, shift: sum.toFixed(4) }));
        expect(sum, moved.join('\n')).toBeLessThanOrEqual(max);
      });
    }
  });
}
