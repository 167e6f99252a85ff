import { expect, test } from '@jest/globals';
import { faqGroups } from './faq-data.ts';
import { searchFaq } from './faq-search.ts';

test('the FAQ has at least 24 different questions, and its numbers come from the policy', () => {
  const questions = faqGroups.flatMap(({ entries }) => entries.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(24);
  expect(new Set(questions).size).toBe(questions.length);
  expect(JSON.stringify(faqGroups)).toContain('$250.00');
});

test('search needs every word, in question or answer, in any case', () => {
  const found = searchFaq(faqGroups, '  REFUND card ');
  expect(found.flatMap(({ entries }) => entries.map(({ question }) => question))).toEqual([
    'How long does a refund take?',
  ]);
  expect(searchFaq(faqGroups, '')).toBe(faqGroups);
  expect(searchFaq(faqGroups, 'zebra')).toEqual([]);
});
