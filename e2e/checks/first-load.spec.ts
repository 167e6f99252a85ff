import { bytesOf, kilobytes, recordRequests, roundsBefore } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { layoutShift, mainPicture } from '../fixtures/vitals.ts';

/** What a first view may cost. */
const budget = { scriptBytes: 150 * 1024, roundsBeforePicture: 2, layoutShift: 0.02 };

const pages = ['/', '/collections/woman', '/product/101'];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const path of pages) {
    test(`first load of ${path} at ${viewport.width} px keeps its budget`, async ({
      page,
      context,
      shopper,
    }) => {
      await page.setViewportSize(viewport);
      const requests = await recordRequests(await context.newCDPSession(page));
      await shopper.open(path);
      await page.waitForLoadState('networkidle');
      const all = [...requests.values()];
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
