import { expect, test } from '@jest/globals';
import { colorWords } from './color-words.ts';

test.each([
  ['Obsidian', '#1b1c1f', 'black'],
  ['Graphite', '#43474d', 'gray'],
  ['Bone', '#e9e3d8', 'white'],
  ['Oat', '#cbbca4', 'beige'],
  ['Clay', '#9a5a45', 'brown'],
  ['Cinnabar', '#c63a20', 'red'],
  ['Pine', '#27453f', 'green'],
  ['Tide', '#3f5a74', 'blue'],
  ['Sage', '#8c9784', 'green'],
  ['Mulberry', '#5c2b40', 'purple'],
  ['Dawn', '#d8a592', 'pink'],
  ['Ice', '#c3ccd2', 'blue'],
  ['Moss', '#5a5d43', 'green'],
  ['Umber', '#4b372c', 'brown'],
  ['white', '#ffffff', 'white'],
  ['black', '#000000', 'black'],
  ['pure red', '#ff0000', 'red'],
  ['pure orange', '#ff8800', 'orange'],
  ['pure yellow', '#ffee00', 'yellow'],
  ['pure violet', '#8800ff', 'purple'],
])('%s (%s) is called %s', (_name, code, word) => {
  expect(colorWords(code)).toContain(word);
});

test('an invalid code has no name', () => {
  expect(colorWords('tomato')).toEqual([]);
  expect(colorWords('#fff')).toEqual([]);
});
