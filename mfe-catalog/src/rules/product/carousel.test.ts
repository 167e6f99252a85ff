import { expect, test } from '@jest/globals';
import { placeInRow, slideCount, slideOfCard } from './carousel.ts';

test('regrouping keeps the first visible card in view', () => {
  expect(slideCount(12, 4)).toBe(3);
  expect(slideCount(10, 4)).toBe(3);
  expect(slideOfCard(8, 4)).toBe(2);
  expect(slideOfCard(8, 1)).toBe(8);
});

test('finds a slide in a looped row', () => {
  const slides = { length: 12 };
  expect(placeInRow(8, { realIndex: 0, activeIndex: 0, slides })).toBe(8);
  // The row begins with its last four.
  expect(placeInRow(0, { realIndex: 8, activeIndex: 0, slides })).toBe(4);
  expect(placeInRow(8, { realIndex: 0, activeIndex: 4, slides })).toBe(0);
});
