import { expect, test } from '@jest/globals';
import { sizes } from '@ritual/shared/kernel';
import { faqGroups } from './faq-data.ts';
import { searchFaq } from './faq-search.ts';
import { sizeTables } from './size-data.ts';
import { formatRange, inches } from './units.ts';

test('inches are rounded to halves', () => {
  expect(inches(76)).toBe(30);
  expect(inches(81)).toBe(32);
  expect(inches(88)).toBe(34.5);
  expect(formatRange([88, 93], 'cm')).toBe('88–93');
  expect(formatRange([88, 93], 'in')).toBe('34.5–36.5');
  expect(formatRange([70, 70.5], 'in')).toBe('27.5–28');
  expect(formatRange([70, 70.1], 'in')).toBe('27.5');
});

test('every table has a range for each measure, rising from size to size and without gaps', () => {
  for (const garments of Object.values(sizeTables)) {
    for (const { measures, rows } of Object.values(garments)) {
      for (const { values } of rows) {
        expect(values).toHaveLength(measures.length);
        for (const [from, to] of values) expect(to).toBeGreaterThan(from);
      }
    }
    for (const garment of ['tops', 'bottoms'] as const) {
      expect(garments[garment].rows.map(({ size }) => size)).toEqual([...sizes]);
    }
    const [chest] = [garments.tops.rows.map(({ values }) => values[0])];
    chest.slice(1).forEach((range, index) => expect(range?.[0]).toBe((chest[index]?.[1] ?? 0) + 1));
  }
});

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
