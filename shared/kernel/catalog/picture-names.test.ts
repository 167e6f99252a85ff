import { expect, test } from '@jest/globals';
import { byPlace, namedPicture, pictureKeys, type NamedProduct } from './picture-names.ts';

const tank = (key: string, color: string | null = null): [string, NamedProduct] => [
  key,
  { key, id: 7, name: 'Drift Tank', color },
];
const products = new Map([tank('dt-pine-m', 'pine'), tank('7'), tank('drift-tank')]);
const colors = [
  { id: 'pine', name: 'Pine' },
  { id: 'washed-black', name: 'Washed Black' },
];

test('the longest beginning that the store knows is the product; what follows is color and place', () => {
  expect(pictureKeys('DT-PINE-M-2.JPG')).toEqual(['dt-pine-m-2', 'dt-pine-m', 'dt-pine', 'dt']);
  const said = (name: string) => {
    const found = namedPicture(name, products, colors);
    return found && [found.product.key, found.color, found.place];
  };
  expect(said('DT-PINE-M-2.jpg')).toEqual(['dt-pine-m', 'pine', 2]);
  expect(said('7.png')).toEqual(['7', null, null]);
  expect(said('7-1.webp')).toEqual(['7', null, 1]);
  expect(said('7_washed black_03.webp')).toEqual(['7', 'washed-black', 3]);
  expect(said('drift-tank-front.avif')).toEqual(['drift-tank', null, null]);
  expect(said('IMG_2041.jpg')).toBeNull();
});

test('numbers are the order, then names', () => {
  const pictures = [
    { name: 'b.jpg', place: null },
    { name: 'a-10.jpg', place: 10 },
    { name: 'a-2.jpg', place: 2 },
    { name: 'a.jpg', place: null },
  ];
  expect(byPlace(pictures).map(({ name }) => name)).toEqual(['a-2.jpg', 'a-10.jpg', 'a.jpg', 'b.jpg']);
});
