import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { uploadsIn } from './uploads.ts';

/** A PNG of 74 bytes whose header says that it has 30000 × 30000 pixels. */
const claimsTooMuch =
  'iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAIAAADpRW/tAAAAEUlEQVR4nGNgGAWjYBQMdwAAA+gAAbOm00YAAAAASUVORK5CYII=';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ritual-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = (width = 300, height = 400, background = '#804020') =>
  sharp({ create: { width, height, channels: 3, background } });
const take = async (bytes: Uint8Array) => {
  const { taken: upload, put } = await uploadsIn(folder, null).read(bytes);
  await put();
  return upload;
};
const taken = async (picture: Sharp) => take(await picture.toBuffer());
const master = (file: string) => sharp(join(folder, file));

describe('accepted pictures', () => {
  test.each([
    ['jpeg', () => plain().jpeg()],
    ['png', () => plain().png()],
    ['webp', () => plain().webp()],
    ['avif', () => plain().avif({ effort: 0 })],
  ])('a %s is stored as an original and measured', async (_name, picture) => {
    const { file, width, height, placeholder } = await taken(picture());
    expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect([width, height]).toEqual([300, 400]);
    expect(await master(file).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    const tiny = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
    expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 10, height: 13 });
  });

  test('the same bytes give the same name, also concurrently, and leave no other files', async () => {
    const bytes = await plain().jpeg().toBuffer();
    const all = await Promise.all([1, 2, 3].map(() => take(bytes)));
    const again = await take(bytes);
    expect(new Set([...all, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(readdirSync(folder)).toEqual([again.file]);
    expect((await taken(plain(300, 400, '#204080').jpeg())).file).not.toBe(again.file);
  });

  test('it is rotated upright and stripped of metadata', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 29/1' } };
    const photo = plain(300, 400).jpeg().withExif(gps).withMetadata({ orientation: 6 });
    const bytes = await photo.toBuffer();
    expect(bytes.toString('latin1')).toContain('Exif');
    const { file, width, height } = await take(bytes);
    expect([width, height]).toEqual([400, 300]);
    const { exif, icc, xmp, iptc, orientation } = await master(file).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  });

  test('colors of another color space look the same in sRGB', async () => {
    const { file } = await taken(plain(300, 400, '#00c040').withIccProfile('p3').jpeg({ quality: 100 }));
    const { channels } = await master(file).stats();
    const seen = channels.map(({ mean }) => mean);
    [0, 0xc0, 0x40].forEach((wanted, index) =>
      expect(Math.abs((seen[index] ?? -99) - wanted)).toBeLessThan(8),
    );
  });

  test('it is no wider than pages request, and a transparent one has no placeholder', async () => {
    const { width, height } = await taken(plain(3000, 1500).jpeg());
    expect([width, height]).toEqual([2520, 1260]);
    const air = sharp({ create: { width: 200, height: 200, channels: 4, background: '#ff000080' } });
    const { file, placeholder } = await taken(air.png());
    expect(placeholder).toBeNull();
    expect((await master(file).metadata()).hasAlpha).toBe(true);
  });
});

describe('refused pictures', () => {
  const refusal = (bytes: Buffer) => expect(take(bytes)).rejects;
  afterEach(() => expect(readdirSync(folder)).toEqual([]));

  test.each([
    ['text', () => Buffer.from('picture.jpg')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
    ['GIF', () => plain().gif().toBuffer()],
    ['TIFF', () => plain().tiff().toBuffer()],
  ])('%s is no picture for pages', async (_name, bytes) => {
    await refusal(await bytes()).toMatchObject({ code: 'PICTURE_TYPE_UNSUPPORTED' });
  });

  test('an empty file', async () => {
    await refusal(Buffer.alloc(0)).toMatchObject({ code: 'PICTURE_EMPTY' });
  });

  test('animations', async () => {
    const frames = [await plain().png().toBuffer(), await plain(300, 400, '#fff').png().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await refusal(moving).toMatchObject({ code: 'PICTURE_ANIMATED' });
    const [still = Buffer.alloc(0)] = frames;
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    const apng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    await refusal(apng).toMatchObject({ code: 'PICTURE_ANIMATED' });
  });

  test('damaged or truncated files', async () => {
    const jpeg = await plain(900, 900).jpeg().toBuffer();
    await refusal(jpeg.subarray(0, jpeg.length / 2)).toMatchObject({ code: 'PICTURE_UNREADABLE' });
    await refusal(jpeg.subarray(0, 20)).toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });

  test('files that are too large, too large once decoded, or too small', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    const heavy = Buffer.concat([jpeg, Buffer.alloc(20 * 1024 * 1024)]);
    await refusal(heavy).toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    const bomb = Buffer.from(claimsTooMuch, 'base64');
    await refusal(bomb).toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' });
    await refusal(await plain(63, 400).png().toBuffer()).toMatchObject({ code: 'PICTURE_TOO_SMALL' });
  });

  test('a refusal has a message that says what to do', async () => {
    await refusal(Buffer.from('x')).toThrow('Pictures can be JPEG, PNG, WebP or AVIF.');
  });
});
