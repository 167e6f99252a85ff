import { expect, test } from '@jest/globals';
import {
  countableSearch,
  isBrowser,
  readSynonym,
  searchKey,
  searchWords,
  synonymProblem,
  withSynonyms,
} from './search-tuning.ts';

test.each([
  ['  Café NOIR, noir ', 'cafe noir'],
  ['7/8 tights', '7 8 tights'],
  ["'--%", ''],
])('the key of %j', (q, key) => {
  expect(searchKey(q)).toBe(key);
});

test.each([
  ['Yoga Mat', 'yoga mat'],
  ['ann@example.com', null],
  ['4242 4242 4242 4242', null],
  ['(617) 555-0100', null],
  ['size 7/8', 'size 7 8'],
  ['!!', null],
  ['x'.repeat(61), null],
])('what is counted of %j', (q, counted) => {
  expect(countableSearch(q)).toBe(counted);
});

test.each([
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('%s is a browser: %s', (userAgent, is) => {
  expect(isBrowser(userAgent)).toBe(is);
});

const read = (all: readonly { from: string | null; words: readonly string[] }[]) =>
  all.map((synonym) => readSynonym(synonym, searchWords));
const places = (q: string, ...synonyms: readonly { from: string | null; words: readonly string[] }[]) =>
  withSynonyms(searchWords(q), read(synonyms), (a, b) => a === b).map((place) =>
    place.map((expression) => expression.join(' ')),
  );

test('equal words find each other, one-way ones do not', () => {
  const equal = { from: null, words: ['pants', 'trousers', 'slacks'] };
  expect(places('black trousers', equal)).toEqual([['black'], ['trousers', 'pants', 'slacks']]);
  const oneWay = { from: 'singlet', words: ['tank'] };
  expect(places('singlet', oneWay)).toEqual([['singlet', 'tank']]);
  expect(places('tank', oneWay)).toEqual([['tank']]);
});

test('of expressions that begin at a word the longest counts, and of two entries both', () => {
  const bra = { from: 'bra', words: ['top'] };
  const sports = { from: null, words: ['sports bra', 'crop top'] };
  expect(places('red sports bra', bra, sports)).toEqual([['red'], ['sports bra', 'crop top']]);
  expect(places('bra', bra, { from: 'bra', words: ['bralette', 'top'] })).toEqual([
    ['bra', 'top', 'bralette'],
  ]);
});

test.each([
  [{ from: null, words: ['pants'] }, 'words'],
  [{ from: null, words: ['pants', 'Pants '] }, 'words'],
  [{ from: 'pants', words: ['pants'] }, 'words'],
  [{ from: '?', words: ['pants'] }, 'from'],
  [{ from: 'trousers', words: ['pants'] }, undefined],
])('%j is refused at %s', (synonym, field) => {
  expect(synonymProblem(synonym)?.field).toBe(field);
});
