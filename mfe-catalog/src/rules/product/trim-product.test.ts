import { expect, test } from '@jest/globals';
import { summary } from '../../testing/products.ts';
import { today } from '../today.ts';
import { trimProduct } from './trim-product.ts';

test('keeps the first picture of each color and removes the fields that no card shows', () => {
  const base = { url: '', alt: '', width: 960, height: 1200, placeholder: 'data:image/webp;base64,AA==' };
  const full = {
    ...summary({
      images: [
        { ...base, file: 'b.webp', color: 'pine', position: 1 },
        { ...base, file: 'a.webp', color: 'pine', position: 0 },
        { ...base, file: 'c.webp', color: 'clay', position: 2 },
      ],
    }),
    description: 'long',
  };
  const trimmed = trimProduct(full);
  expect(trimmed.images.map(({ file }) => file)).toEqual(['a.webp', 'c.webp']);
  expect(trimmed).not.toHaveProperty('description');
  expect(trimmed.images.some((image) => 'placeholder' in image)).toBe(false);
  expect(trimProduct(full, { colors: ['clay'] }).images.map(({ file }) => file)).toEqual([
    'c.webp',
    'a.webp',
  ]);
  const [shown] = trimProduct(full, { inFirstView: true }).images;
  expect(shown?.placeholder).toBe(base.placeholder);
});

test('ages are counted to the end of the day, the same for every visitor', () => {
  expect(today(new Date('2026-11-21T01:00:00Z'))).toBe('2026-11-21T23:59:59.999Z');
});
