import { bytesOf, kilobytes, recordRequests, roundsBefore } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { layoutShift, mainPicture, recordReady } from '../fixtures/vitals.ts';

/** What a first view may cost. */
const budget = { scriptBytes: 150 * 1024, roundsBeforePicture: 2, layoutShift: 0.02 };

// What a page asks for later than this after it came alive (the home page's slider, before its first turn) is no part of
// the first view. On a busy machine it may be there before the network falls silent.
const firstView = 2_000;

const pages = ['/', '/collections/woman', '/product/101', '/NewIn', '/search?q=hoodie'];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const path of pages) {
    test(`first load of ${path} at ${viewport.width} px keeps its budget`, async ({
      page,
      context,
      request,
      shopper,
    }) => {
      // A store that has just begun leaves its first pages to the browser.
      await expect(async () => {
        expect(await (await request.get(path)).text()).toContain('"mode":"hydrate"');
      }).toPass();
      await page.setViewportSize(viewport);
      const requests = await recordRequests(await context.newCDPSession(page));
      const ready = await recordReady(page);
      await shopper.open(path);
      await page.waitForLoadState('networkidle');
      const end = (await ready()) + firstView;
      const all = [...requests.values()].filter(({ at }) => at < end);
      const picture = await mainPicture(page);
      const shift = await layoutShift(page);
      const figures = {
        path,
        width: viewport.width,
        requests: all.length,
        scriptKB: kilobytes(all, 'Script'),
        htmlKB: kilobytes(all, 'Document'),
        pictureKB: kilobytes(all, 'Image'),
        fontKB: kilobytes(all, 'Font'),
        roundsBeforePicture: roundsBefore(picture, all),
        layoutShift: Math.round(shift.sum * 10_000) / 10_000,
      };
      console.log(JSON.stringify(figures));
      expect(picture, 'the page has a main picture').not.toBe('');
      expect(bytesOf(all, 'Script'), 'bytes of script on the wire').toBeLessThanOrEqual(budget.scriptBytes);
      expect(figures.roundsBeforePicture).toBeLessThanOrEqual(budget.roundsBeforePicture);
      expect(shift.sum, shift.moved.join('\n')).toBeLessThanOrEqual(budget.layoutShift);
    });
  }
}
