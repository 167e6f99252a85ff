import { expect, test } from '@jest/globals';
import { shipByWords } from './ship-by-words.ts';

// A Tuesday, 9 AM in Boston.
const now = new Date('2026-11-24T14:00:00Z');

test.each([
  ['2026-11-20', 'late', 'Late, Nov 20', 'Late: it was to leave by Fri, Nov 20'],
  ['2026-11-24', 'today', 'Today', 'Ship by today'],
  ['2026-11-27', 'later', 'Fri, Nov 27', 'Ship by Fri, Nov 27'],
  ['2027-01-04', 'later', 'Mon, Jan 4, 2027', 'Ship by Mon, Jan 4, 2027'],
])('%s is %s', (day, due, short, long) => {
  expect(shipByWords(day, now)).toEqual({ due, short, long });
});

test('the day is that of the store: before midnight in Boston it is still today', () => {
  expect(shipByWords('2026-11-24', new Date('2026-11-25T04:59:00Z')).due).toBe('today');
  expect(shipByWords('2026-11-24', new Date('2026-11-25T05:01:00Z')).due).toBe('late');
});
