import { lostEdges, lostFocus, lostStates, markEdges } from '../fixtures/forced-colors.ts';
import { legibility, legible } from '../fixtures/legibility.ts';
import { movements, recordMotion, settled } from '../fixtures/motion.ts';
import { notForPaper } from '../fixtures/paper.ts';
import { cards } from '../fixtures/payment-page.ts';
import { forEachPlace, narrowPlaces, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

// What readers set in their browser or system; nothing of the store may be lost by it.

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  forEachPlace(places, ({ open }) => {
    test('nothing moves', async ({ page, shopper }) => {
      await recordMotion(page);
      await open(shopper);
      expect(await movements(page)).toEqual([]);
    });
  });

  test('the hero and the drops wait for the reader', async ({ page, shopper }) => {
    await shopper.open('/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  });
});

test.describe('forced colors', () => {
  forEachPlace(places, ({ open }) => {
    test('controls keep edge, state and focus', async ({ page, shopper }) => {
      await open(shopper);
      await markEdges(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await settled(page);
      expect({
        edges: await lostEdges(page),
        states: await lostStates(page),
        focus: await lostFocus(page),
      }).toEqual({ edges: [], states: [], focus: [] });
    });
  });
});

test.describe('a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  forEachPlace(narrowPlaces, ({ open }) => {
    test('all is there', async ({ page, shopper }) => {
      await open(shopper);
      expect(await legibility(page)).toEqual(legible);
    });
  });
});

test.describe('paper', () => {
  test.use({ viewport: { width: 720, height: 960 } });
  const clean = { useless: [], pale: [], folded: [] };

  for (const path of [
    '/terms',
    '/privacypolicy',
    '/shippinginfo',
    '/returnswarranty',
    '/faq',
    '/sizeguide',
    '/product/101',
  ]) {
    test(`${path} is a sheet to file`, async ({ page, shopper }) => {
      await shopper.open(path);
      await page.emulateMedia({ media: 'print' });
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await notForPaper(page)).toEqual(clean);
      expect((await legibility(page)).sideways).toBe(0);
    });
  }

  test('an order is a sheet to file', async ({ page, shopper, payment }) => {
    await shopper.goToPayment();
    await payment.pay(cards.paid);
    await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
    await page.getByRole('link', { name: 'View my orders' }).click();
    await page
      .getByRole('article', { name: /^#ROP-/ })
      .getByRole('link')
      .first()
      .click();
    await expect(shopper.heading(/^Order #ROP-/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await settled(page);
    await expect(page.getByText('41 Beacon Street, Apt 6')).toBeVisible();
    expect(await notForPaper(page)).toEqual(clean);
  });
});
