import { expect, test } from '@jest/globals';
import { defaultShopPolicy, type ShopPolicy } from '@ritual/shared/kernel';
import { shippingWords } from './policy-words.ts';

const priced = { price: 1990, freeFrom: null };

test.each<[string, Partial<ShopPolicy['faster']>]>([
  ['Standard delivery takes 3–7 business days.', {}],
  ['Standard delivery takes 3–7 business days, expedited 2–3.', { expedited: priced }],
  ['Standard delivery takes 3–7 business days, next-day 1.', { 'next-day': priced }],
])('%s', (sentence, faster) => {
  const policy = { ...defaultShopPolicy, faster: { ...defaultShopPolicy.faster, ...faster } };
  expect(shippingWords(policy)).toContain(sentence);
});
