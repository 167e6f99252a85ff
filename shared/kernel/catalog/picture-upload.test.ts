import { expect, test } from '@jest/globals';
import { isAnimatedPicture, kindOfPicture } from './picture-kind.ts';
import { movedTo, pictureWords } from './picture-upload.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0miafavif'],
  [null, '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  [null, 'GIF89a'],
  [null, '<svg/>'],
  [null, ''],
] as const)('a file is %s by its first bytes', (kind, text) => {
  expect(kindOfPicture(bytes(text))).toBe(kind);
});

test('what moves says so before its pixels', () => {
  const png = '\x89PNG\r\n\x1a\n\0\0\0\0IHDRcrc!';
  expect(isAnimatedPicture(bytes(`${png}\0\0\0\0acTLcrc!\0\0\0\0IDAT`), 'png')).toBe(true);
  expect(isAnimatedPicture(bytes(`${png}\0\0\0\0IDATcrc!\0\0\0\0acTL`), 'png')).toBe(false);
  expect(isAnimatedPicture(bytes('\0\0\0\x18ftypavis\0\0\0\0'), 'avif')).toBe(true);
});

test('an element is moved; a place beyond an end is that end', () => {
  const list = ['a', 'b', 'c'];
  expect(movedTo(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(list, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(list, 1, 9)).toEqual(['a', 'c', 'b']);
  expect(movedTo(list, 0, -1)).toBe(list);
  expect(movedTo(list, 7, 0)).toBe(list);
});

test('pictures in words', () => {
  const one = { file: 'a.webp', alt: 'The front', color: 'pine' };
  expect(pictureWords([one, { file: 'b.webp', alt: '', color: null }])).toBe(
    '1. The front (pine), 2. b.webp (all colors)',
  );
});
