import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  daysBetween,
  endOfStoreDay,
  federalHolidays,
  formatDay,
  isBusinessDay,
  storeClock,
  storeDay,
} from './business-days.ts';

describe('federal holidays, as the Office of Personnel Management lists them', () => {
  test.each([
    [
      2026,
      '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
      // July 4 is a Saturday
    ],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('%i', (year, days) => {
    expect(federalHolidays(year)).toEqual(days.split(' ').map((day) => `${String(year)}-${day}`));
  });

  test('New Year’s Day of a Saturday is observed in the year before, and is no business day there', () => {
    expect(federalHolidays(2028)[0]).toBe('2027-12-31');
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(isBusinessDay('2028-01-03')).toBe(true);
  });

  test('Juneteenth is none before 2021', () => {
    expect(isBusinessDay('2020-06-19')).toBe(true);
    expect(federalHolidays(2020)).toHaveLength(10);
  });

  test('no year has one on a weekend, and each has eleven', () => {
    for (let year = 2021; year < 2100; year += 1) {
      const days = federalHolidays(year);
      expect(new Set(days).size).toBe(11);
      for (const day of days) expect([day, isBusinessDay(day)]).toEqual([day, false]);
      for (const day of days) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
    }
  });
});

test('business days leave out weekends, holidays and the days on which the store is closed', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((day) => isBusinessDay(day))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isBusinessDay('2026-11-27', ['2026-11-27'])).toBe(false);
  expect(businessDayFrom('2026-11-26', ['2026-11-27'])).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-25', 0)).toBe('2026-11-25');
  expect(addBusinessDays('2026-11-25', 2)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-25', 2, ['2026-11-27'])).toBe('2026-12-01');
});

test('from a day that is none, the first business day counts as the first', () => {
  expect([0, 1, 2].map((count) => addBusinessDays('2026-11-28', count))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-01',
  ]);
});

test('so many business days later there are so many business days between', () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(dates, fc.nat(40), (from, count) => {
      const to = addBusinessDays(from, count);
      expect(isBusinessDay(to)).toBe(true);
      const passed = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
      const business = passed.filter((day) => isBusinessDay(day)).length;
      expect(business).toBe(isBusinessDay(from) ? count : Math.max(1, count));
    }),
  );
});

test('days and times are those of the store, in summer and in winter', () => {
  expect(storeClock(new Date('2026-11-24T18:59:59Z'))).toEqual({ day: '2026-11-24', time: '13:59' });
  expect(storeClock(new Date('2026-07-01T03:59:59Z'))).toEqual({ day: '2026-06-30', time: '23:59' });
  expect(storeClock(new Date('2026-07-01T04:00:00Z'))).toEqual({ day: '2026-07-01', time: '00:00' });
  expect(storeDay(new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
});

test.each([
  ['2026-07-01', '2026-07-02T04:00:00.000Z'],
  ['2026-12-31', '2027-01-01T05:00:00.000Z'],
  // The clocks change on these nights, after midnight.
  ['2026-03-07', '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['2026-10-31', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', '2026-11-02T05:00:00.000Z'],
])('%s ends at %s', (day, end) => {
  expect(endOfStoreDay(day).toISOString()).toBe(end);
});

test('a day is named with its weekday, and with its year if that is another one', () => {
  expect(formatDay('2026-11-24')).toBe('Tue, Nov 24');
  expect(formatDay('2027-01-04', '2026-12-30')).toBe('Mon, Jan 4, 2027');
});
