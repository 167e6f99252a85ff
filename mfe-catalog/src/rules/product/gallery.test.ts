import { expect, test } from '@jest/globals';
import type { ProductImage } from '@ritual/shared/contract';
import { orderPictures } from './gallery.ts';

const picture = (position: number, color: string): ProductImage => ({
  file: `${color}-${String(position)}.webp`,
  url: '',
  alt: '',
  width: 960,
  height: 1200,
  position,
  color,
});
const images = [picture(3, 'clay'), picture(0, 'pine'), picture(1, 'pine'), picture(2, 'clay')];

test('pictures of the chosen color come first, each group by position', () => {
  expect(orderPictures(images, 'clay').map(({ position }) => position)).toEqual([2, 3, 0, 1]);
  expect(orderPictures(images, null).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});
