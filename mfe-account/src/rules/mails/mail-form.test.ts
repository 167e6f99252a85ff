import { expect, test } from '@jest/globals';
import { mailTemplates } from '@ritual/shared/kernel';
import {
  chosenOf,
  conflictOf,
  drawnLabel,
  formOf,
  isSame,
  newParagraph,
  placeWords,
  wordsOf,
} from './mail-form.ts';

const { words } = mailTemplates['reset-password'];

test('a form becomes the words that it was made of', () => {
  const form = formOf(words);
  expect(wordsOf(form)).toEqual(words);
  const keys = [...form.blocks, newParagraph()].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('words are the same when nothing that is read differs', () => {
  expect(isSame(words, wordsOf(formOf(words)))).toBe(true);
  expect(isSame(words, { ...words, preheader: 'Another' })).toBe(false);
  expect(isSame(words, { ...words, blocks: words.blocks.toReversed() })).toBe(false);
});

test('problems are named by their places', () => {
  const form = formOf(words);
  const places = ['subject', 'blocks', 'blocks.0.text', 'blocks.2.label'];
  expect(places.map((path) => placeWords(path, form))).toEqual(['Subject', 'Text', 'Paragraph 1', 'Part 3']);
});

test('of two editors each field is chosen by itself, and what one left alone is the other’s', () => {
  const yours = { ...words, subject: 'Mine' };
  const theirs = { ...words, subject: 'Theirs', heading: 'Theirs' };
  expect(conflictOf(words, yours, theirs).map(({ name, first }) => [name, first])).toEqual([
    ['subject', 'yours'],
    ['heading', 'theirs'],
  ]);
  expect(chosenOf(yours, theirs, { subject: 'yours', heading: 'theirs' })).toEqual({
    ...{ ...words, subject: 'Mine', heading: 'Theirs' },
  });
});

test('a part of a later server has its name', () => {
  const template = { parts: [{ name: 'items', label: 'The pieces' }], buttons: [] };
  expect(drawnLabel(template, 'part', 'items')).toBe('The pieces');
  expect(drawnLabel(template, 'button', 'pay')).toBe('pay');
});
