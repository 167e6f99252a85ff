import { expect, test } from '@jest/globals';
import { defaultShopPolicy, type TaxRule } from '@ritual/shared/kernel';
import { shownTotals } from './shown-totals.ts';

const massachusetts: TaxRule = {
  active: true,
  startsAt: null,
  endsAt: null,
  country: 'US',
  state: 'MA',
  priority: 1,
  rate: 6.25,
};
const basis = {
  items: [
    { price: 9_800, quantity: 1 },
    { price: 11_800, quantity: 1 },
    { price: 5_800, quantity: 1 },
  ],
  taxRules: [massachusetts],
  state: 'Massachusetts',
  quote: null,
  at: new Date('2026-11-21T12:00:00Z'),
  policy: defaultShopPolicy,
  method: 'standard' as const,
};

test('without a quote the totals are computed here, half up to cents', () => {
  expect(shownTotals(basis)).toEqual({
    isEstimated: false,
    subtotal: 27_400,
    shipping: 0,
    tax: 1713,
    total: 29_113,
    taxRatePercent: 6.25,
  });
});

test('without tax rules tax is zero, below the threshold shipping is charged', () => {
  expect(shownTotals({ ...basis, items: [{ price: 5_800, quantity: 1 }], taxRules: [] })).toMatchObject({
    tax: 0,
    shipping: 990,
    total: 6790,
  });
});

test('a faster method costs what the policy says', () => {
  const faster = { ...defaultShopPolicy.faster, expedited: { price: 1990, freeFrom: 30_000 } };
  const policy = { ...defaultShopPolicy, faster };
  expect(shownTotals({ ...basis, policy, method: 'expedited' }).shipping).toBe(1990);
});

test('without an address tax is unknown', () => {
  expect(shownTotals({ ...basis, state: null }).tax).toBe(0);
});

test("the server's quote replaces the totals computed here", () => {
  const quote = { subtotal: 27_000, shipping: 990, tax: 1001, total: 28_991, taxRatePercent: 3.7 };
  expect(shownTotals({ ...basis, quote })).toEqual(quote);
});

test('where a state has rules for places or goods besides, only the quote is exact', () => {
  const rules = [{ ...massachusetts, estimated: true }];
  expect(shownTotals({ ...basis, taxRules: rules }).isEstimated).toBe(true);
  expect(shownTotals({ ...basis, taxRules: rules, state: 'NH' }).isEstimated).toBe(false);
});
