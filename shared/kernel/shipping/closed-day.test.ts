import { expect, test } from '@jest/globals';
import { closedDayProblem } from './closed-day.ts';

const given = { today: '2026-11-24', closedDays: ['2026-11-25'] };

test.each([
  ['2026-11-23', 'past'],
  ['2026-11-24', null],
  ['2026-11-25', 'taken'],
  // Thanksgiving, and a Saturday.
  ['2026-11-26', 'closed-anyway'],
  ['2026-11-28', 'closed-anyway'],
  ['2026-11-30', null],
])('%s: %s', (day, problem) => {
  expect(closedDayProblem(day, given)).toBe(problem);
});
