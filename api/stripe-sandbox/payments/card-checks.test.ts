import { expect, test } from '@jest/globals';
import { checkCvc, checkExpiry, checkNumber, passesLuhn, readExpiry } from './card-checks.ts';
import { TEST_CARDS } from './test-cards.ts';

const TODAY = new Date(2026, 10, 21);

test('every test card is a possible number, and no neighbour of one is', () => {
  for (const { number } of TEST_CARDS) {
    expect(checkNumber(number)).toBeUndefined();
    const last = Number(number.at(-1));
    expect(passesLuhn(number.slice(0, -1) + String((last + 1) % 10))).toBe(false);
  }
});

test.each([
  ['', 'Your card number is incomplete.'],
  ['424242424242424', 'Your card number is incomplete.'],
  ['4242424242424241', 'Your card number is invalid.'],
  ['4242x24242424242', 'Your card number is invalid.'],
  ['42424242424242424242', 'Your card number is invalid.'],
  ['378282246310005', undefined],
])('number %j', (number, message) => {
  expect(checkNumber(number)).toBe(message);
});

test.each([
  ['11 / 26', undefined],
  ['10 / 26', "Your card's expiration date is in the past."],
  ['12/25', "Your card's expiration year is in the past."],
  ['1227', undefined],
  ['12/2027', undefined],
  ['00/27', "Your card's expiration date is invalid."],
  ['12/77', "Your card's expiration year is invalid."],
  ['12', "Your card's expiration date is incomplete."],
])('expiry %j', (text, message) => {
  expect(checkExpiry(text, TODAY)).toBe(message);
});

test('an expiry is read as month and full year', () => {
  expect(readExpiry('3 / 31')).toEqual({ month: 3, year: 2031 });
});

test.each([
  ['123', '4242424242424242', undefined],
  ['1234', '4242424242424242', "Your card's security code is invalid."],
  ['123', '378282246310005', "Your card's security code is incomplete."],
  ['1234', '378282246310005', undefined],
  ['12a', '4242424242424242', "Your card's security code is invalid."],
])('CVC %j for %s', (cvc, number, message) => {
  expect(checkCvc(cvc, number)).toBe(message);
});
