import { expect, test } from '@jest/globals';
import {
  missingForOpening,
  openingSteps,
  openingStepsOf,
  paymentKeyKindOf,
  type OpeningState,
} from './opening.ts';

const nothing: OpeningState = {
  ...{ facts: false, policySaved: false, hasFactor: false, taxRules: 0, products: 0, hasStock: false },
  ...{ paymentKeys: 'none', cannotCharge: false, paidOrder: false },
};
const everything: OpeningState = {
  ...{ facts: true, policySaved: true, hasFactor: true, taxRules: 1, products: 1, hasStock: true },
  ...{ paymentKeys: 'test', cannotCharge: false, paidOrder: true },
};
const doneOf = (state: OpeningState) =>
  openingStepsOf(state).flatMap(({ step, done }) => (done ? [step] : []));

test('of an empty store nothing is done, of a whole one everything', () => {
  expect(doneOf(nothing)).toEqual([]);
  expect(doneOf(everything)).toEqual(openingSteps);
  expect(missingForOpening(everything)).toEqual([]);
});

test('what shoppers could not buy without keeps the shop closed, and nothing else does', () => {
  expect(missingForOpening(nothing)).toEqual(['facts', 'tax', 'products', 'payment-keys']);
  const advice = { policySaved: false, hasFactor: false, paidOrder: false };
  expect(missingForOpening({ ...everything, ...advice })).toEqual([]);
  expect(openingStepsOf(nothing).flatMap(({ step, needed }) => (needed ? [step] : []))).toEqual(
    missingForOpening(nothing),
  );
});

test('a published product without stock is not enough', () => {
  expect(missingForOpening({ ...everything, products: 3, hasStock: false })).toEqual(['products']);
});

test('live keys whose account may not charge keep the shop closed; of test keys it says nothing', () => {
  const blocked = { ...everything, cannotCharge: true };
  expect(missingForOpening(blocked)).toEqual([]);
  expect(missingForOpening({ ...blocked, paymentKeys: 'live' })).toEqual(['payment-keys']);
});

test.each([
  ['sk_test_abc', 'test'],
  ['rk_live_abc', 'live'],
  ['sk_live_', 'none'],
  ['pk_test_abc', 'none'],
  ['', 'none'],
])('the key %j is of the kind %s', (key, kind) => {
  expect(paymentKeyKindOf(key)).toBe(kind);
});
