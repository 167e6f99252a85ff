import { expect, test } from '@jest/globals';
import { excerpt } from '@ritual/shared/kernel';
import { breadcrumbJsonLd } from './json-ld.ts';

test('breadcrumbs are numbered from 1', () => {
  expect(breadcrumbJsonLd([{ name: 'Home', url: 'https://store.example/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home' }],
  });
});

test('an excerpt ends at a word', () => {
  expect(excerpt('Short.')).toBe('Short.');
  expect(excerpt('One two, three four', 10)).toBe('One two…');
});
