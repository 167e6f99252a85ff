import { expect, test } from '@jest/globals';
import { carrierOfNumber } from './carrier-of-number.ts';

test.each([
  ['1Z 999 AA1 01 2345 6784', 'UPS'],
  ['1z999aa10123456784', 'UPS'],
  ['9400 1000 0000 0000 0000 00', 'USPS'],
  ['420021399400100000000000000000', 'USPS'],
  ['EC123456789US', 'USPS'],
  ['1234 5678 9012', 'FedEx'],
  ['123456789012345', 'FedEx'],
  ['1234567890', 'DHL'],
  ['ABC-1', null],
  ['', null],
])('%s', (number, carrier) => {
  expect(carrierOfNumber(number)).toBe(carrier);
});
