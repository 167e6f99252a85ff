import { expect, test } from '@jest/globals';
import { whatHappensThen } from './delay-words.ts';

const first = { isFirst: true, oldDate: '2026-11-24', today: '2026-11-23' };

test('a first delay of up to 30 days needs no answer, a longer one and a further one do', () => {
  expect(whatHappensThen('', first)).toBeUndefined();
  expect(whatHappensThen('2026-11-24', first)).toBeUndefined();
  expect(whatHappensThen('2026-12-24', first)).toMatch(/the new date stands/);
  expect(whatHappensThen('2026-12-28', first)).toMatch(/by Thu, Dec 24 the order is canceled/);
  expect(whatHappensThen('2026-11-30', { ...first, isFirst: false })).toMatch(/by Tue, Nov 24 the order/);
});
