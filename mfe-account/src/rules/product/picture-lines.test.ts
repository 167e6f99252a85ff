import { expect, test } from '@jest/globals';
import {
  pictureLines,
  pictureLinesInWords,
  picturesIn,
  putBackPicture,
  withPicture,
} from './picture-lines.ts';

const front = { file: 'a.webp', alt: 'Front ', color: 'pine', focus: '30% 10%' };
const back = { file: 'b.webp', alt: '', color: '', focus: '' };

test('pictures are lines of one text, whatever is typed', () => {
  const lines = pictureLines([front, back]);
  expect(picturesIn(lines)).toEqual([front, back]);
  expect(picturesIn('')).toEqual([]);
  expect(picturesIn(pictureLines([{ ...back, alt: 'A\tline\nand more' }]))).toEqual([
    { ...back, alt: 'A line and more' },
  ]);
  expect(pictureLinesInWords(lines)).toBe('1. Front  (pine, 30% 10%), 2. b.webp (all colors)');
});

test('uploads are in the order in which they were chosen, whichever ends first', () => {
  const files = (lines: string) => picturesIn(lines).map(({ file }) => file);
  const third = withPicture(pictureLines([front]), '3', []);
  const first = withPicture(third, '1', ['2', '3']);
  expect(files(withPicture(first, '2', ['3']))).toEqual(['a.webp', '1', '2', '3']);
  expect(withPicture(first, '1', [])).toBe(first);
});

test('one that was taken out is put back at its place, once, beside what was described since', () => {
  const since = pictureLines([{ ...back, alt: 'Back' }]);
  expect(picturesIn(putBackPicture(since, front, 0))).toEqual([front, { ...back, alt: 'Back' }]);
  expect(putBackPicture(since, back, 0)).toBe(since);
});
