import { expect, test } from '@jest/globals';
import { isNear, wordsOf } from './words.ts';

test.each([
  ['Ascend 7/8 Pocket Legging', ['ascend', '7', '8', 'pocket', 'legging']],
  ['  Café—NOIR, 3" short ', ['cafe', 'noir', '3', 'short']],
  [`'; -- %`, []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['legings', 'leggings', true],
  ['hoodei', 'hoodie', true],
  ['hoddie', 'hoodie', true],
  ['hoode', 'hoodie', true],
  ['hoodies', 'hoodie', true],
  ['hodei', 'hoodie', false],
  ['compresion', 'compression', true],
  ['conpresion', 'compression', true],
  ['conpresin', 'compression', false],
  ['bar', 'bra', false],
  ['', 'bra', false],
])('%s is near %s: %s', (word, other, near) => {
  expect(isNear(word, other)).toBe(near);
});
