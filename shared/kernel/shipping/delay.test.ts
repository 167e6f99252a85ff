import { expect, test } from '@jest/globals';
import { answerByDay, delayProblem, type Delay } from './delay.ts';

const seen = { oldDate: '2026-11-27', today: '2026-11-24', closedDays: ['2026-12-01'] };

test.each([
  ['2026-11-23', 'past'],
  ['2026-11-24', 'not later'],
  ['2026-11-27', 'not later'],
  ['2026-11-28', 'no business day'],
  ['2026-12-01', 'no business day'],
  ['2026-12-25', 'no business day'],
  ['2026-11-30', null],
])('a new date of %s: %s', (date, problem) => {
  expect(delayProblem(date, seen)).toBe(problem);
});

test('a late order can be put off to today, and not to a day that has passed since', () => {
  const late = { ...seen, oldDate: '2026-11-19' };
  expect(delayProblem('2026-11-24', late)).toBeNull();
  expect(delayProblem('2026-11-20', late)).toBe('past');
});

const delay = (more: Partial<Delay>): Delay => ({
  ...{ isFirst: true, oldDate: '2026-11-27', newDate: '2026-12-04', today: '2026-11-24', ...more },
});

test('silence is consent for a first delay of up to thirty days, to the day', () => {
  expect(answerByDay(delay({}))).toBeNull();
  expect(answerByDay(delay({ newDate: '2026-12-27' }))).toBeNull();
  expect(answerByDay(delay({ newDate: '2026-12-28' }))).toBe('2026-12-27');
});

test('a further delay is agreed to before the old date ends, however short it is', () => {
  expect(answerByDay(delay({ isFirst: false }))).toBe('2026-11-27');
});

test('who is told too late to answer in time has until the end of the next day', () => {
  expect(answerByDay(delay({ isFirst: false, today: '2026-11-27' }))).toBe('2026-11-28');
  expect(answerByDay(delay({ isFirst: false, today: '2026-12-01' }))).toBe('2026-12-02');
  expect(answerByDay(delay({ newDate: '2027-03-01', today: '2027-01-15' }))).toBe('2027-01-16');
});
