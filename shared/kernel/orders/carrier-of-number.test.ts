import { expect, test } from '@jest/globals';
import {
  carrierOfNumber,
  isShortenedNumber,
  mistypedNumberOf,
  plainTracking,
  storedTracking,
} from './carrier-of-number.ts';

// From the carriers' documentation and public collections of examples.
test.each([
  ['1Z5R89390357567127', 'UPS'],
  ['1Z879E930346834440', 'UPS'],
  ['1Z8V92A70367203024', 'UPS'],
  ['1z 999 aa1 01 2345 6784', 'UPS'],
  ['9400 1112 0108 0805 4830 16', 'USPS'],
  ['9361289878700317633795', 'USPS'],
  ['9505 5110 6960 5048 6006 24', 'USPS'],
  ['0307 1790 0005 2348 3741', 'USPS'],
  ['420021399205590164917312751089', 'USPS'],
  ['420021391234 9205590164917312751089', 'USPS'],
  ['EC123456785US', 'USPS'],
  ['LJ 827 648 285 US', 'USPS'],
  ['9865 7878 8855', 'FedEx'],
  ['477179081230', 'FedEx'],
  ['041441760228964', 'FedEx'],
  ['568283610012734', 'FedEx'],
  ['9611020987654312345672', 'FedEx'],
  ['61299998820821171811', 'FedEx'],
  ['3318810025', 'DHL'],
  ['8487135506', 'DHL'],
  ['JJD0003123456789012', 'DHL'],
])('%s is a number of %s', (number, carrier) => {
  expect(carrierOfNumber(number)).toBe(carrier);
  expect(mistypedNumberOf(number)).toBeNull();
});

test.each([
  ['1Z5R89390357567128', 'UPS'],
  ['9400111201080805483017', 'USPS'],
  ['EC123456789US', 'USPS'],
  ['986578788856', 'FedEx'],
  ['568283610012735', 'FedEx'],
  ['3318810026', 'DHL'],
])('the last digit of %s is not that of %s', (number, carrier) => {
  expect(carrierOfNumber(number)).toBeNull();
  expect(mistypedNumberOf(number)).toBe(carrier);
});

test.each(['', 'ABC-1', 'BSC-77', 'RB123456785GB', '12345678901234567890', '1Z'])(
  'no carrier is known by the form of %j',
  (number) => {
    expect(carrierOfNumber(number)).toBeNull();
    expect(mistypedNumberOf(number)).toBeNull();
  },
);

test('numbers are the same however they are typed or scanned', () => {
  expect(plainTracking(' 1z 999-aa1 ')).toBe('1Z999AA1');
  expect(plainTracking('1Z‑999–AA1')).toBe('1Z999AA1');
  expect(plainTracking('4200213992\x1D05590164917312751089')).toBe('9205590164917312751089');
  expect(plainTracking('42002139')).toBe('42002139');
});

test.each([
  ['1z 5r89 3903 5756 7127', '1Z5R89390357567127'],
  [' Bsc – 77 ', 'Bsc – 77'],
  ['420021399205590164917312751089', '9205590164917312751089'],
  // Its check digit is wrong; what the scanner has read before it is no part of it all the same.
  ['420021399205590164917312751088', '9205590164917312751088'],
  [' – ', null],
])('%j is written down as %j', (typed, stored) => {
  expect(storedTracking(typed)).toBe(stored);
});

test.each([
  ['9.40011E+21', true],
  ['9,40011E+21', true],
  ['1e15', true],
  ['1Z999AA10123456784', false],
  ['9400111201080805483016', false],
  ['EC123456785US', false],
])('%s was shortened by a spreadsheet: %s', (number, shortened) => {
  expect(isShortenedNumber(number)).toBe(shortened);
});
