import { expect, test } from '@jest/globals';
import { cutoffWords, defaultShopPolicy as policy, processingWords } from '../shop/shop-policy.ts';
import {
  assumedDay,
  countsFrom,
  defaultShippingRules,
  dueOf,
  pickupToday,
  promisedDay,
  shipByDate,
} from './ship-by.ts';

const rules = defaultShippingRules;

/** A moment of the store's winter clock. */
const at = (day: string, time: string) => new Date(`${day}T${time}-05:00`);

test.each([
  ['before the cutoff of a business day', '2026-11-23', '13:59:59', '2026-11-23'],
  ['at the cutoff', '2026-11-23', '14:00:00', '2026-11-24'],
  ['on a Friday after it', '2026-11-20', '15:00:00', '2026-11-23'],
  ['on a Saturday morning', '2026-11-21', '08:00:00', '2026-11-23'],
  ['on Thanksgiving', '2026-11-26', '08:00:00', '2026-11-27'],
  ['on the evening before it', '2026-11-25', '19:00:00', '2026-11-27'],
  ['a minute before midnight', '2026-11-23', '23:59:59', '2026-11-24'],
])('an order that is paid %s counts from the right day', (_, day, time, counts) => {
  expect(countsFrom(at(day, time), rules)).toBe(counts);
});

test('the cutoff is one of the store’s clock, also in summer', () => {
  expect(countsFrom(new Date('2026-07-07T17:59:00Z'), rules)).toBe('2026-07-07');
  expect(countsFrom(new Date('2026-07-07T18:00:00Z'), rules)).toBe('2026-07-08');
});

test('each method adds its processing days', () => {
  const paid = at('2026-11-24', '10:00:00');
  expect(shipByDate(paid, 'next-day', rules)).toBe('2026-11-24');
  expect(shipByDate(paid, 'expedited', rules)).toBe('2026-11-25');
  expect(shipByDate(paid, 'standard', rules)).toBe('2026-11-27');
});

test('the owner can set cutoff, processing days and closed days', () => {
  const own = { ...rules, cutoff: '09:30', closedDays: ['2026-11-27', '2026-11-30'] };
  const paid = at('2026-11-24', '10:00:00');
  expect(countsFrom(paid, own)).toBe('2026-11-25');
  expect(shipByDate(paid, 'standard', own)).toBe('2026-12-02');
  expect(shipByDate(paid, 'next-day', own)).toBe('2026-11-25');
  const slow = { ...rules, processingDays: { ...rules.processingDays, standard: 5 } };
  expect(shipByDate(paid, 'standard', slow)).toBe('2026-12-02');
});

test('a parcel is promised by its method, and assumed to have arrived three business days later', () => {
  expect(promisedDay('2026-11-24', 'next-day', policy)).toBe('2026-11-25');
  expect(promisedDay('2026-11-24', 'expedited', policy)).toBe('2026-11-30');
  expect(promisedDay('2026-11-24', 'standard', policy)).toBe('2026-12-04');
  expect(assumedDay('2026-12-04')).toBe('2026-12-09');
});

test('what pages promise is what is worked by', () => {
  expect(policy.processingDays).toBe(rules.processingDays.standard);
  expect(policy.cutoff).toBe(rules.cutoff);
  expect([processingWords(policy), cutoffWords(policy)]).toEqual(['1–2', '2:00 PM']);
});

test.each([
  ['2026-11-23', 'late'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'later'],
])('on November 24 an order that ships by %s is %s', (day, due) => {
  expect(dueOf(day, '2026-11-24')).toBe(due);
});

test('cutoff and pickup are of the clock where the shop packs', () => {
  // A Tuesday, 3 PM in the east and noon in the west.
  const paid = new Date('2026-11-24T20:00:00Z');
  const west = { ...rules, timeZone: 'America/Los_Angeles' };
  expect(countsFrom(paid, rules)).toBe('2026-11-25');
  expect(countsFrom(paid, west)).toBe('2026-11-24');
  expect(pickupToday(paid, rules).toISOString()).toBe('2026-11-24T22:00:00.000Z');
  expect(pickupToday(paid, west).toISOString()).toBe('2026-11-25T01:00:00.000Z');
  const summer = new Date('2026-07-01T12:00:00Z');
  expect(pickupToday(summer, { ...rules, timeZone: 'Pacific/Honolulu' }).toISOString()).toBe(
    '2026-07-02T03:00:00.000Z',
  );
  expect(pickupToday(summer, rules).toISOString()).toBe('2026-07-01T21:00:00.000Z');
});
