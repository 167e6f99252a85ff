import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  detailedRulesAt,
  overlappingDetailedRule,
  sharedZip,
  sharedZipWords,
  taxClasses,
  taxLevels,
  taxLimitKinds,
  taxedThings,
  zipsOutside,
  type DetailedTaxRule,
} from './detailed-tax-rule.ts';
import { percentOfCents } from './money.ts';
import { rateOfLine, salesTax, type TaxedGoods } from './sales-tax.ts';
import { shareCents } from './share-cents.ts';
import type { TaxRule } from './tax.ts';
import { rulesForOrders } from './tax-registration.ts';

const at = new Date('2026-11-28T17:00:00Z');
const general = (state: string | null, rate: number): TaxRule => ({
  ...{ active: true, startsAt: null, endsAt: null, country: 'US', state, priority: 100, rate },
});
const detailed = (changes: Partial<DetailedTaxRule>): DetailedTaxRule => ({
  ...{ state: 'NY', level: 'state', name: '', zips: [], thing: null, limit: null, rate: 4 },
  ...{ from: null, until: null },
  ...changes,
});
const goods = (state: string, zip: string, lines: TaxedGoods['lines'], shipping = 0): TaxedGoods => ({
  lines,
  shipping,
  place: { state, zip },
});
const piece = (
  unitPrice: number,
  quantity = 1,
  taxClass: TaxedGoods['lines'][number]['taxClass'] = null,
) => ({
  ...{ unitPrice, quantity, taxClass },
});
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

const newYork = [
  detailed({ thing: 'clothing', limit: { kind: 'from', amount: 11_000 } }),
  detailed({ level: 'city', name: 'New York City', zips: ['100', '112'], rate: 4.5 }),
  detailed({
    ...{ level: 'city', name: 'New York City', zips: ['100', '112'], rate: 4.5 },
    ...{ thing: 'clothing', limit: { kind: 'from', amount: 11_000 } },
  }),
  detailed({ level: 'district', name: 'MCTD', zips: ['100'], rate: 0.375 }),
  detailed({ level: 'district', name: 'MCTD', zips: ['100'], rate: 0, thing: 'clothing' }),
];

describe('who taxes what', () => {
  test('Massachusetts taxes of a piece of clothing what is above $175', () => {
    const rules = {
      general: [general('MA', 6.25)],
      detailed: [
        detailed({ state: 'MA', thing: 'clothing', rate: 6.25, limit: { kind: 'above', amount: 17_500 } }),
      ],
    };
    const of = (line: TaxedGoods['lines'][number]) => salesTax(goods('MA', '02116', [line]), rules, at);
    expect(of(piece(17_500, 2, 'clothing')).tax).toBe(0);
    expect(of(piece(20_000, 2, 'clothing'))).toMatchObject({
      ...{ tax: 313, ratePercent: 6.25 },
      lines: [[{ name: 'Massachusetts', taxable: 5_000, exempt: 35_000, reason: 'limit', tax: 313 }]],
    });
    expect(of(piece(10_000, 1, 'accessories')).tax).toBe(625);
  });

  test('New York taxes the whole piece from $110, with city and district on top', () => {
    const rules = { general: [general('NY', 4)], detailed: newYork };
    const of = (zip: string, ...lines: TaxedGoods['lines']) => salesTax(goods('NY', zip, lines), rules, at);
    expect(of('10012', piece(10_999, 3, 'clothing')).tax).toBe(0);
    const [parts] = of('10012', piece(11_000, 1, 'clothing')).lines;
    expect(parts?.map(({ name, tax }) => [name, tax])).toEqual([
      ['New York', 440],
      ['New York City', 495],
      ['MCTD', 0],
    ]);
    expect(of('10012', piece(10_000))).toMatchObject({ tax: 888, ratePercent: 8.875 });
    expect(of('14604', piece(10_000))).toMatchObject({ tax: 400, ratePercent: 4 });
    // Two rates in one order: what is paid of what is taxed.
    expect(of('10012', piece(11_000, 1, 'clothing'), piece(10_000)).ratePercent).toBe(8.681);
  });

  test('shipping is taxed where a rule says so, as far as it goes with taxed goods', () => {
    const rules = {
      general: [general('NY', 4)],
      detailed: [detailed({ thing: 'clothing', rate: 0 }), detailed({ thing: 'shipping' })],
    };
    const lines = [piece(3_000, 1, 'clothing'), piece(1_000)];
    const found = salesTax(goods('NY', '10012', lines, 1_000), rules, at);
    // The rate is that of the goods, whatever shipping has.
    expect(found).toMatchObject({ tax: 50, shippingTax: 10, ratePercent: 4 });
    expect(found.shipping).toMatchObject([{ taxable: 250, exempt: 750, reason: 'exempt', tax: 10 }]);
    expect(salesTax(goods('NY', '10012', lines, 1_000), { ...rules, detailed: [] }, at)).toMatchObject({
      shippingTax: 0,
      shipping: [{ taxable: 0, exempt: 1_000, reason: 'no rule' }],
    });
  });

  test('an address is in one county and one city: that whose rule names most of its ZIP code', () => {
    const place = { level: 'county' as const, state: 'CA' };
    const rules = {
      general: [general('CA', 7.25)],
      detailed: [
        detailed({ ...place, name: 'Los Angeles', zips: ['90'], rate: 2.25 }),
        detailed({ ...place, name: 'San Francisco', zips: ['941'], rate: 1.375 }),
        detailed({ ...place, name: 'Marin', zips: ['94'], rate: 1 }),
      ],
    };
    const [parts] = salesTax(goods('California', '94110', [piece(10_000)]), rules, at).lines;
    expect(parts?.map(({ name, tax }) => [name, tax])).toEqual([
      ['California', 725],
      ['San Francisco', 138],
    ]);
  });

  test('rules apply on their days, where the shop is registered', () => {
    const rules = [detailed({ from: '2026-11-28' }), detailed({ until: '2026-11-27' })];
    const here = { state: 'NY', at };
    const registration = { state: 'NY', from: '2026-01-01', until: null };
    expect(detailedRulesAt(rules, [registration], here)).toEqual([rules[0]]);
    expect(detailedRulesAt(rules, [{ ...registration, from: '2026-12-01' }], here)).toEqual([]);
    expect(detailedRulesAt(rules, [registration], { ...here, state: 'MA' })).toEqual([]);
  });

  test('two rules for one place, kind and day overlap; a ZIP code belongs to its state', () => {
    const city = detailed({ level: 'city', name: 'Rochester', until: '2026-06-30' });
    expect(overlappingDetailedRule({ ...city, name: ' rochester', from: '2026-06-30' }, [city])).toBe(city);
    expect(overlappingDetailedRule({ ...city, from: '2026-07-01', until: null }, [city])).toBeUndefined();
    expect(overlappingDetailedRule({ ...city, thing: 'clothing' }, [city])).toBeUndefined();
    expect(zipsOutside('NY', ['100', '14604', '02116'])).toEqual(['02116']);
  });
});

test('what a rule of 0 % is for is exempt, also where the shop is not registered; without a rule it is not', () => {
  const reasonIn = (state: string, rules: readonly TaxRule[]) => {
    const all = { general: rulesForOrders(rules, []), detailed: [] };
    return salesTax(goods(state, '97201', [piece(1_000)]), all, at).lines[0]?.[0]?.reason;
  };
  expect(reasonIn('OR', [general('OR', 0)])).toBe('exempt');
  expect(reasonIn('OR', [{ ...general('OR', 0), state: null }])).toBe('exempt');
  expect(reasonIn('OR', [general('NY', 0), general('OR', 5)])).toBe('no rule');
});

test('of two counties, or two cities, only one names a beginning of ZIP codes on a day', () => {
  const napa = detailed({ level: 'county', name: 'Napa', zips: ['945', '94558'], until: '2026-06-30' });
  const solano = { ...napa, name: 'Solano', zips: ['94533', '945'] };
  const found = sharedZip(solano, [napa]);
  expect(found).toEqual({ other: napa, zip: '945' });
  expect(found && sharedZipWords(found)).toMatch(/^ZIP codes that begin with 945 are in the county Napa already/);
  expect(sharedZip({ ...solano, thing: 'clothing' }, [napa])).toBeDefined();
  expect(sharedZip({ ...solano, level: 'city' }, [{ ...napa, level: 'city', zips: ['94533'] }])).toMatchObject({
    zip: '94533',
  });
  for (const change of [
    { name: ' NAPA' },
    { from: '2026-07-01', until: null },
    { zips: ['94533'] },
    { level: 'city' as const },
    { level: 'district' as const },
    { state: 'CA' },
  ])
    expect(sharedZip({ ...solano, ...change }, [napa])).toBeUndefined();
});

const rate = fc.integer({ min: 0, max: 15_000 }).map((milli) => milli / 1000);
const anyRule = fc
  .record({
    level: fc.constantFrom(...taxLevels),
    name: fc.constantFrom('North', 'South'),
    zips: fc.constantFrom(['1'], ['100'], ['10012'], ['146']),
    thing: fc.option(fc.constantFrom(...taxedThings)),
    limit: fc.option(fc.record({ kind: fc.constantFrom(...taxLimitKinds), amount: fc.nat(20_000) })),
    rate,
  })
  .map((rule) => detailed(rule.level === 'state' ? { ...rule, name: '', zips: [] } : rule));
const anyLines = fc.array(
  fc.record({
    unitPrice: fc.nat(30_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.option(fc.constantFrom(...taxClasses)),
  }),
  { minLength: 1, maxLength: 6 },
);

test('by any rules: nothing is negative, parts add up to the cent, and taxable and exempt to what is paid', () => {
  fc.assert(
    fc.property(
      ...([anyLines, fc.array(anyRule, { maxLength: 8 }), rate, fc.nat(3_000)] as const),
      (lines, rules, stateRate, shipping) => {
        const found = salesTax(
          goods('NY', '10012', lines, shipping),
          { general: [general('NY', stateRate)], detailed: rules },
          at,
        );
        const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
        for (const [index, parts] of [...found.lines, found.shipping].entries()) {
          const paid = amounts[index] ?? shipping;
          for (const part of parts) {
            expect(Math.min(part.taxable, part.exempt, part.tax)).toBeGreaterThanOrEqual(0);
            expect(part.taxable + part.exempt).toBe(paid);
            expect(part.reason === null).toBe(part.exempt === 0);
            // Half a cent by rounding all together, and at most a cent by sharing it.
            expect(Math.abs(part.tax - (part.taxable * part.rate) / 100)).toBeLessThan(1.51);
          }
          expect(rateOfLine(parts)).toBeLessThanOrEqual(150);
        }
        expect(sum([...found.lines.flat(), ...found.shipping].map(({ tax }) => tax))).toBe(found.tax);
        expect(sum(found.shipping.map(({ tax }) => tax))).toBe(found.shippingTax);
      },
    ),
  );
});

test('with statewide rules only it is what pages compute: the rate on all goods, shared by their prices', () => {
  fc.assert(
    fc.property(anyLines, rate, fc.nat(3_000), (lines, percent, shipping) => {
      const rules = { general: [general('NY', percent)], detailed: [] };
      const found = salesTax(goods('NY', '10012', lines, shipping), rules, at);
      const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
      const tax = percentOfCents(sum(amounts), percent);
      expect(found).toMatchObject({ tax, shippingTax: 0, ratePercent: sum(amounts) === 0 ? 0 : percent });
      const shares = percent === 0 ? amounts.map(() => 0) : shareCents(tax, amounts);
      expect(found.lines.map((parts) => sum(parts.map((part) => part.tax)))).toEqual(shares);
    }),
  );
});
