import { describe, expect, test } from '@jest/globals';
import { fingerprintOf, isStoredKey, keyFor, type Purchase } from './idempotency-key.ts';

const legging = { variantId: 7, quantity: 1, price: 9_800 };
const bra = { variantId: 8, quantity: 2, price: 5_850 };
const purchase: Purchase = { userId: 'user-1', addressId: 'address-1', lines: [legging, bra] };
const minute = 60_000;
let made = 0;
const random = () => `random-${String((made += 1))}`;

describe('what makes two purchases the same', () => {
  test('the order of lines does not matter', () => {
    expect(fingerprintOf({ ...purchase, lines: purchase.lines.toReversed() })).toBe(fingerprintOf(purchase));
  });

  test.each<[string, Partial<Purchase>]>([
    ['user', { userId: 'user-2' }],
    ['address', { addressId: 'address-2' }],
    ['quantity', { lines: [{ ...legging, quantity: 2 }, bra] }],
    ['price', { lines: [{ ...legging, price: 9_750 }, bra] }],
    ['variant', { lines: [{ ...legging, variantId: 9 }, bra] }],
    ['a line less', { lines: [legging] }],
  ])('another %s is another purchase', (_, change) => {
    expect(fingerprintOf({ ...purchase, ...change })).not.toBe(fingerprintOf(purchase));
  });
});

test('the fingerprint equals that of releases that stored prices in dollars', () => {
  // The result for 98 and 58.5 dollars: in cents a payment started before the release could not be resumed.
  expect(fingerprintOf(purchase)).toBe('user-1.70d6f90q7v');
});

describe('the key', () => {
  test('consists of user, hash and a random part, and is a valid header value', () => {
    const { key } = keyFor(purchase, null, 0, random);
    expect(key).toMatch(/^user-1\.[0-9a-z]+\.random-\d+$/);
  });

  test('stays the same for the same purchase, so that a second press is the same order', () => {
    const first = keyFor(purchase, null, 0, random);
    expect(keyFor(purchase, first, 5 * minute, random)).toBe(first);
  });

  test('is new for another purchase', () => {
    const first = keyFor(purchase, null, 0, random);
    expect(keyFor({ ...purchase, addressId: 'address-2' }, first, minute, random).key).not.toBe(first.key);
  });

  test('is new for the same purchase once the stored one was removed', () => {
    expect(keyFor(purchase, null, 0, random).key).not.toBe(keyFor(purchase, null, 0, random).key);
  });

  test('is new when the hosted session of the old one has expired, or the clock went back', () => {
    const first = keyFor(purchase, null, 100 * minute, random);
    expect(keyFor(purchase, first, 135 * minute, random).key).not.toBe(first.key);
    expect(keyFor(purchase, first, 99 * minute, random).key).not.toBe(first.key);
  });
});

test("only a complete record is accepted from the browser's storage", () => {
  expect(isStoredKey({ fingerprint: 'f', key: 'k', madeAt: 1 })).toBe(true);
  for (const broken of [
    null,
    'k',
    {},
    { fingerprint: 'f', key: 'k' },
    { fingerprint: 1, key: 'k', madeAt: 1 },
  ]) {
    expect(isStoredKey(broken)).toBe(false);
  }
});
