import { expect, test } from '@jest/globals';
import type { Opening } from '@ritual/shared/contract';
import { openingSteps } from '@ritual/shared/kernel';
import { openingBlocks, openingList, openingWords } from './opening-words.ts';

const opening = (done: readonly string[], more: Partial<Opening> = {}): Opening => ({
  ...{ openedAt: null, version: 0, taxRules: 1, products: 0, hasStock: false, paymentKeys: 'test' },
  steps: openingSteps.map((step) => ({ step, done: done.includes(step), needed: step === 'products' })),
  ...more,
});

test('a step says what is missing of it', () => {
  expect(openingWords('products', opening([]))).toMatch(/^None is published/);
  expect(openingWords('products', opening([], { products: 1 }))).toBe(
    '1 product is published, and nothing is in stock.',
  );
  expect(openingWords('products', opening(['products'], { products: 1000 }))).toBe(
    'More than 999 products are published.',
  );
});

test('that rules charge nothing is said, as far as the server knows it', () => {
  const tax = (more: Partial<Opening>) => openingWords('tax', opening(['tax'], more));
  expect(tax({})).toBe('1 tax rule applies now.');
  expect(tax({ taxed: true, taxRules: 2 })).toBe('2 tax rules apply now.');
  expect(tax({ taxed: false })).toMatch(/^1 tax rule applies now. No order is taxed yet: /);
});

test('mail is described by what the server knows of it; an older server says nothing', () => {
  const mail = (more: Partial<Opening>) => openingWords('mail', opening([], more));
  expect(mail({ mail: 'none' })).toMatch(/^The server sends no emails: .* SMTP_URL and MAIL_FROM\.$/);
  expect(mail({ mail: 'configured' })).toMatch(/send a test to yourself/);
  expect(mail({ mail: 'accepted' })).toBe('Your mail server takes the emails of the store.');
  const steps = (more: Partial<Opening>) => openingList(opening([], more)).map(({ step }) => step);
  expect(steps({})).toEqual(openingSteps);
  expect(steps({ mail: 'none' }).slice(-2)).toEqual(['mail', 'paid-order']);
});

test('test keys are distinguished from live ones', () => {
  const keys = ['payment-keys'];
  expect(openingWords('payment-keys', opening(keys))).toMatch(/no real money moves/);
  expect(openingWords('payment-keys', opening(keys, { paymentKeys: 'live' }))).toBe('Live keys of Stripe.');
});

test('only what is needed and not done keeps the shop from opening', () => {
  expect(openingBlocks(opening(['facts']))).toEqual(['Products']);
  expect(openingBlocks(opening(['products']))).toEqual([]);
});
