import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { JurisdictionTax } from '../pricing/sales-tax.ts';
import { refundedTaxes, taxesFor } from './line-taxes.ts';
import { taxesOfOrder } from './order-taxes.ts';

const part = (changes: Partial<JurisdictionTax>): JurisdictionTax => ({
  ...{ level: 'state', name: 'New York', rate: 4, taxable: 11_000, exempt: 0, reason: null, tax: 440 },
  ...changes,
});
const city = part({ level: 'city', name: 'New York City', rate: 4.5, tax: 495 });
const sum = (parts: readonly { readonly tax: number }[]) => parts.reduce((all, { tax }) => all + tax, 0);

test('a refund gives back the share of each jurisdiction, at the rate of then', () => {
  const line = { taxes: [part({}), city], tax: 935, taxRatePercent: 8.5 };
  const back = refundedTaxes(line, { paid: 11_935, cents: 5_968 });
  expect(back.map(({ name, tax, taxable }) => [name, tax, taxable])).toEqual([
    ['New York', 220, 5_500],
    ['New York City', 248, 5_500],
  ]);
  expect(refundedTaxes(line, { paid: 11_935, cents: 11_935 }).map(({ tax }) => tax)).toEqual([440, 495]);
});

test('the taxes of an order add up by jurisdiction and rate; of one from before they are not known', () => {
  const known = { cost: 11_000, tax: 935, taxes: [part({}), city], refunded: 0 };
  const exempt = part({ taxable: 0, exempt: 5_000, reason: 'limit', rate: 0, tax: 0 });
  const other = { cost: 5_000, tax: 0, taxes: [exempt], refunded: 5_000 };
  expect(taxesOfOrder([other, known, { ...known, refunded: 11_935 }])).toEqual([
    {
      ...{ level: 'state', name: 'New York', rate: 4, taxable: 22_000 },
      exempt: 5_000,
      tax: 880,
      refunded: 440,
    },
    {
      ...{ level: 'city', name: 'New York City', rate: 4.5, taxable: 22_000 },
      exempt: 0,
      tax: 990,
      refunded: 495,
    },
  ]);
  const bag = { cost: 1_000, tax: 80, taxes: [part({ rate: 8, taxable: 1_000, tax: 80 })], refunded: 0 };
  expect(taxesOfOrder([known, bag])?.map(({ name, rate }) => [name, rate])).toEqual([
    ...[
      ['New York', 4],
      ['New York City', 4.5],
    ],
    ['New York', 8],
  ]);
  expect(taxesOfOrder([known, { ...other, taxes: undefined }])).toBeNull();
  // Money that went back for no line in particular is of all.
  expect(taxesOfOrder([known, bag], 11_935 + 1_080)?.map(({ refunded }) => refunded)).toEqual([440, 495, 80]);
});

const cents = fc.nat(2_000_000);
test('whatever a line costs and is taxed, its parts agree with it to the cent', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.array(fc.nat(15_000), { minLength: 1, maxLength: 4 }),
      cents,
      (was, goods, rates, tax) => {
        const parts = rates.map((rate) =>
          part({ rate: rate / 1000, taxable: Math.floor(was / 2), exempt: was - Math.floor(was / 2) }),
        );
        const now = taxesFor(parts, { goods, tax });
        expect(sum(now)).toBe(tax);
        for (const each of now) {
          expect(each.taxable + each.exempt).toBe(goods);
          expect(Math.min(each.taxable, each.exempt, each.tax)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
