import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import { picturesFolder } from '@ritual/shared/demo/pictures';
import sharp from 'sharp';
import { measure } from './measure.ts';

const files = readdirSync(picturesFolder).sort();
const pixels = (placeholder: string | null) =>
  sharp(Buffer.from(placeholder?.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer();

// When this fails: `node platform/pictures/measure-demo.ts`.
test('every picture of the demo catalog is measured', async () => {
  expect(Object.keys(demoPictures)).toEqual(files);
  for (const file of files) {
    const { width, height } = await sharp(join(picturesFolder, file)).metadata();
    expect({ file, ...demoPictures[file] }).toMatchObject({ file, width, height });
  }
});

test('with the same code as uploaded pictures', async () => {
  for (const file of files.filter((_, index) => index % 8 === 0)) {
    const { placeholder } = await measure(join(picturesFolder, file));
    // Other builds of the encoder may differ slightly.
    const [now, stored] = [await pixels(placeholder), await pixels(demoPictures[file]?.placeholder ?? null)];
    expect({ file, size: stored.length }).toEqual({ file, size: now.length });
    const furthest = Math.max(...now.map((value, index) => Math.abs(value - (stored[index] ?? 999))));
    expect(furthest).toBeLessThan(12);
  }
});
