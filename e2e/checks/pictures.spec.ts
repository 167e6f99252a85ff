import { kilobytes, recordRequests } from '../fixtures/requests.ts';
import { choseWell, shownPictures, untilPicturesAreThere } from '../fixtures/shown-pictures.ts';
import { expect, test } from '../fixtures/test.ts';

/** How far below the window browsers load lazy pictures on a fast line. */
const lazyDistance = 1250;

const pages = ['/', '/collections/woman', '/product/101', '/NewIn', '/search?q=legging', '/login'];
/** Its picture stands beside the form, where there is room. */
const withoutPicture = (path: string, width: number) => path === '/login' && width < 992;

for (const { width, height, scale } of [
  { width: 390, height: 844, scale: 2 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
]) {
  test.describe(`at ${width} px and ${scale}×`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    for (const path of pages) {
      test(`${path} loads only pictures that it shows, each in the smallest form that is enough`, async ({
        page,
        context,
        shopper,
      }) => {
        const requests = await recordRequests(await context.newCDPSession(page));
        await shopper.open(path);
        await untilPicturesAreThere(page);
        await expect.poll(() => [...requests.values()].filter(({ done }) => !done)).toEqual([]);
        const shown = await shownPictures(page);
        const all = [...requests.values()];
        const pictures = all.filter(({ type }) => type === 'Image');
        console.log(
          JSON.stringify({
            ...{ path, width, scale, pictures: pictures.length, pictureKB: kilobytes(all, 'Image') },
            ...{ fonts: all.filter(({ type }) => type === 'Font').length, fontKB: kilobytes(all, 'Font') },
            avif: pictures.filter(({ mimeType }) => mimeType === 'image/avif').length,
          }),
        );

        expect(
          pictures.filter(({ mimeType }) => !['image/avif', 'image/webp'].includes(mimeType)),
          'in a format of yesterday',
        ).toEqual([]);
        const urls = pictures.map(({ url }) => url);
        expect(
          urls.filter((url, index) => urls.indexOf(url) !== index),
          'loaded twice',
        ).toEqual([]);
        const inPlace = new Set(shown.map(({ url }) => url));
        expect(
          urls.filter((url) => !inPlace.has(url)),
          'loaded but not shown',
        ).toEqual([]);
        expect(
          shown.filter(({ distance }) => distance > lazyDistance),
          'loaded long before its turn',
        ).toEqual([]);
        // A form that is there already costs less than any other: the same picture may be shown smaller elsewhere.
        const wellChosen = new Set(
          shown.filter((picture) => choseWell(picture, scale)).map(({ url }) => url),
        );
        expect(
          shown.filter(({ url }) => !wellChosen.has(url)),
          'too large or too small',
        ).toEqual([]);

        // One picture is asked for in the head, and it is the one that the visitor waits for.
        const preloads = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ fetchPriority }) => fetchPriority),
        );
        const none = withoutPicture(path, width);
        expect({ preloads, none: shown.length === 0 }).toEqual({ preloads: none ? [] : ['high'], none });
        const early = shown.filter(({ lazy }) => !lazy);
        expect(early.length).toBeLessThanOrEqual(1);
        const largest = Math.max(...shown.filter(({ distance }) => distance === 0).map(({ area }) => area));
        // Columns differ by fractions of a pixel, and a hero settles by three percent.
        for (const { area } of early) expect(area).toBeGreaterThan(largest * 0.95);
      });
    }
  });
}

test('one address gives each what it reads: crawlers JPEG, browsers something smaller', async ({
  request,
}) => {
  const ask = async (accept: string) => {
    const answer = await request.get('/media/64/tile-man.webp', { headers: { accept } });
    return { type: answer.headers()['content-type'], vary: answer.headers()['vary'] };
  };
  expect(await ask('*/*')).toEqual({ type: 'image/jpeg', vary: 'Accept' });
  expect(await ask('image/webp,image/*,*/*;q=0.8')).toEqual({ type: 'image/webp', vary: 'Accept' });
  // AVIF when it is made already; that it will be is tested beside its making.
  const modern = await ask('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8');
  expect(['image/avif', 'image/webp']).toContain(modern.type);
});
