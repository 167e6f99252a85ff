import { launchOptions } from '../browser.ts';
import { legibility, legible } from '../fixtures/legibility.ts';
import { forEachPlace, narrowPlaces, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

// Twice the usual text, set in the browser: not a zoom, windows stay as wide as they are.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
});

// Where columns stand beside each other from 992 on.
const wide = /^(\/|\/collections\/woman|\/product\/101|\/sizeguide|\/faq|.*cart.*|checkout)$/;

for (const { width, list, phone } of [
  { width: 390, list: narrowPlaces, phone: true },
  { width: 1440, list: places.filter(({ name }) => wide.test(name)), phone: false },
]) {
  test.describe(`text of 200 % at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: phone, isMobile: phone });
    forEachPlace(list, ({ open }) => {
      test('all is there', async ({ page, shopper }) => {
        await open(shopper);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
        expect(await legibility(page)).toEqual(legible);
      });
    });
  });
}
