import { expect, test } from '@jest/globals';
import { defaultShopPolicy, type ShopPolicy } from '@ritual/shared/kernel';
import { returnsWords, shippingWords } from './policy-words.ts';

const priced = { price: 1990, freeFrom: null };

test.each<[string, Partial<ShopPolicy['faster']>]>([
  ['Standard delivery takes 3–7 business days.', {}],
  ['Standard delivery takes 3–7 business days, expedited 2–3.', { expedited: priced }],
  ['Standard delivery takes 3–7 business days, next-day 1.', { 'next-day': priced }],
])('%s', (sentence, faster) => {
  const policy = { ...defaultShopPolicy, faster: { ...defaultShopPolicy.faster, ...faster } };
  expect(shippingWords(policy)).toContain(sentence);
});

test('returns, refunds and warranty are shown as far as the shop promises them', () => {
  expect(returnsWords(defaultShopPolicy)).toEqual([
    'Send it back within 30 days of delivery. You pay the carrier for the way back.',
  ]);
  const promised = { freeReturns: true, refundDays: { from: 3, to: 10 }, warrantyMonths: 6 };
  const claimDays = { from: 2, to: 3 };
  expect(returnsWords({ ...defaultShopPolicy, ...promised, claimDays })).toEqual([
    'Send it back within 30 days of delivery. A prepaid return label is included; the return costs nothing.',
    'Refunds arrive in 3–10 business days.',
    'Every piece has a 6-month warranty; claims are reviewed in 2–3 business days.',
  ]);
  expect(returnsWords({ ...defaultShopPolicy, warrantyMonths: 12 })[1]).toBe(
    'Every piece has a 12-month warranty.',
  );
});
