import { expect, test } from '@jest/globals';
import { code128 } from './code128.ts';

const written = (text: string) => code128(text)?.join('');
const modules = (text: string) => code128(text)?.reduce((sum, width) => sum + width, 0);

// Start, characters, check symbol, stop: worked out by hand from the standard's table.
test.each([
  ['A', '211214' + '111323' + '131123' + '2331112'],
  ['1234', '211232' + '112232' + '131123' + '121241' + '2331112'],
  ['ROP', '211214' + '231131' + '133121' + '313121' + '114212' + '2331112'],
])('%s has these bars and spaces', (text, bars) => {
  expect(written(text)).toBe(bars);
});

test.each([
  // Start, check symbol and 13 modules of the stop; 11 for each symbol.
  ['ROP-7K3M9Q', 11 * 12 + 13],
  ['12345678', 11 * 6 + 13],
  ['1Z12345678', 11 * (2 + 2 + 1 + 4) + 13],
  // The odd digit stays outside of the pairs.
  ['A1234567', 11 * (2 + 2 + 1 + 3) + 13],
  ['12A', 11 * 5 + 13],
])('%s is %i modules wide', (text, width) => {
  expect(modules(text)).toBe(width);
});

test('bars and spaces alternate, from a bar to a bar', () => {
  for (const text of ['ROP-7K3M9Q', 'ROP-101-PIN-M', '9400111201080805483016', ' ~']) {
    const widths = code128(text) ?? [];
    expect(widths.length % 2).toBe(1);
    expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
  }
});

test.each(['', 'Ä', 'a\n', '✓'])('%j cannot be written', (text) => {
  expect(code128(text)).toBeNull();
});
