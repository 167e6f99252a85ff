import { expect, test } from '@jest/globals';
import { defaultShopPolicy, packedWords } from '../shop/shop-policy.ts';
import {
  fasterShippingWords,
  methodRefusalWords,
  methodsNotToWords,
  methodsOfferedWords,
} from './method-words.ts';
import {
  chosenMethod,
  isMilitary,
  isPoBox,
  methodRefusal,
  methodShipping,
  shippingOptions,
  type MethodPolicy,
} from './shipping-methods.ts';

const boston = { street: '41 Beacon Street, Apt 6', city: 'Boston', state: 'MA' };
const policy: MethodPolicy = {
  ...defaultShopPolicy,
  faster: {
    expedited: { price: 1990, freeFrom: 30_000 },
    'next-day': { price: 3490, freeFrom: null },
  },
  reach: { ...defaultShopPolicy.reach, 'next-day': { notTo: ['AK', 'HI'], poBoxes: false } },
};

test.each([
  ...[
    'PO Box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'p o box 7',
    'Post Office Box 3',
    'POB 12',
    '9 Elm St, PO BOX 4',
  ],
  ...['PO Box12', 'P.O.Box#12', 'POBOX 12', 'PO-Box 12', 'P.O.B. 12', 'POB #12', 'P/O Box 3'],
])('%s is a PO box', (street) => expect(isPoBox(street)).toBe(true));
test.each([
  ...['12 Boxwood Lane', '3 Post Office Square', '1 Poe Street', '9 Box Elder Road', '4 Apo Street'],
  ...[
    'RR 2 Box 18',
    '12 Expo Boxing Way',
    '7 Shipobox Drive',
    '5 Pobiddy Road',
    'PO Boxwood 3',
    '8 Depot Box Lane',
  ],
])('%s is none', (street) => expect(isPoBox(street)).toBe(false));
test.each([
  ['APO', true],
  [' fpo ', true],
  ['D.P.O.', true],
  ['A P O', true],
  ['APO AE', true],
  ['FPO, AP', true],
  ['Apopka', false],
  ['Apo Aerie', false],
  ['Dpo Ana', false],
])('%s is a military address: %s', (city, military) => expect(isMilitary(city)).toBe(military));

test.each([
  ['standard', 24_999, 990],
  ['standard', 25_000, 0],
  ['expedited', 29_999, 1990],
  ['expedited', 30_000, 0],
  ['next-day', 100_000, 3490],
  ['next-day', 0, 0],
] as const)('%s for goods of %d cents costs %d', (method, subtotal, cents) => {
  expect(methodShipping(method, subtotal, policy)).toBe(cents);
});

test('what the staff agreed on goes before the price, and a method without a price costs what standard does', () => {
  expect(methodShipping('expedited', 40_000, policy, 500)).toBe(500);
  expect(methodShipping('standard', 40_000, policy, 500)).toBe(0);
  expect(methodShipping('expedited', 5_000, defaultShopPolicy)).toBe(990);
});

test.each([
  ['next-day', { ...boston, state: 'HI' }, 'state'],
  ['expedited', { ...boston, state: 'HI' }, null],
  ['expedited', { ...boston, street: 'PO Box 12' }, 'po-box'],
  ['standard', { ...boston, street: 'PO Box 12' }, null],
  ['standard', { ...boston, city: 'APO' }, 'military'],
  ['next-day', boston, null],
] as const)('%s to %j: %j', (method, address, refusal) => {
  expect(methodRefusal(method, address, policy)).toBe(refusal);
});

test('a method without a price is not offered, and not shown', () => {
  expect(methodRefusal('expedited', boston, defaultShopPolicy)).toBe('not-offered');
  expect(shippingOptions(5_000, boston, defaultShopPolicy)).toEqual([
    { method: 'standard', shipping: 990, refused: null },
  ]);
});

test('what was picked is chosen while it can be; else the first that can', () => {
  const options = shippingOptions(5_000, { ...boston, street: 'PO Box 1' }, policy);
  expect(options.map(({ refused }) => refused)).toEqual([null, 'po-box', 'po-box']);
  expect(chosenMethod(options, 'next-day')).toBe('standard');
  expect(chosenMethod(shippingOptions(5_000, boston, policy), 'next-day')).toBe('next-day');
  expect(chosenMethod(shippingOptions(5_000, { ...boston, city: 'FPO' }, policy), 'standard')).toBeNull();
  // Until an address is known everything can be chosen.
  expect(chosenMethod(shippingOptions(5_000, null, policy), 'expedited')).toBe('expedited');
});

test('texts tell what the checkout offers, for how much, and where it does not go', () => {
  expect(fasterShippingWords('expedited', policy)).toBe('$19.90, free from $300');
  expect(fasterShippingWords('next-day', policy)).toBe('$34.90');
  expect(fasterShippingWords('next-day', defaultShopPolicy)).toBe('On request');
  expect(methodsOfferedWords(policy)).toBe('The checkout offers standard, expedited, and next-day delivery.');
  expect(methodsOfferedWords(defaultShopPolicy)).toBe('The checkout offers standard delivery.');
  expect(methodsNotToWords(policy)).toBe(
    'Expedited shipping does not go to PO boxes. Next day shipping does not go to Alaska, Hawaii, or PO boxes.',
  );
  expect(methodsNotToWords(defaultShopPolicy)).toBe('');
  expect(packedWords('expedited', defaultShopPolicy)).toBe(
    'Orders placed before 2:00 PM are processed within 1 business day.',
  );
  expect(packedWords('next-day', defaultShopPolicy)).toBe(
    'Orders placed before 2:00 PM leave on the same business day.',
  );
  expect(methodRefusalWords('next-day', 'state')).toBe('Next day shipping does not go to this state.');
});
