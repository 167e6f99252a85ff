import { expect, test } from '@jest/globals';
import { cardsPerSlide, slideCount, slideOfCard, turn } from './carousel.ts';

test.each([
  [320, 1],
  [575, 1],
  [576, 2],
  [991, 2],
  [992, 4],
  [2560, 4],
])('a window of %d shows %d', (width, cards) => {
  expect(cardsPerSlide(width)).toBe(cards);
});

test('regrouping keeps the first visible card in view', () => {
  expect(slideCount(12, 4)).toBe(3);
  expect(slideCount(10, 4)).toBe(3);
  expect(slideOfCard(8, 4)).toBe(2);
  expect(slideOfCard(8, 1)).toBe(8);
});

test('turns round at both ends', () => {
  expect(turn(2, 1, 3)).toBe(0);
  expect(turn(0, -1, 3)).toBe(2);
  expect(turn(0, 1, 0)).toBe(0);
});
