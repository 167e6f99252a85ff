import { expect, test } from '@jest/globals';
import { usStates } from '../shop/us-states.ts';
import {
  isRegisteredFor,
  isTaxedAnywhere,
  rulesWhereRegistered,
  taxRuleOfDays,
  type TaxRegistration,
} from './tax-registration.ts';
import { taxRatePercent } from './tax.ts';

const rule = (state: string | null, rate: number, from: string | null = null, until: string | null = null) =>
  taxRuleOfDays({ ...{ state, rate, from, until }, active: true, priority: 100 });
const registered = (state: string, from: string | null = null, until: string | null = null) => ({
  ...{ state, from, until },
});
const rateOn = (
  day: string,
  state: string,
  rules: Parameters<typeof rulesWhereRegistered>[0],
  registrations: readonly TaxRegistration[],
) => taxRatePercent(rulesWhereRegistered(rules, registrations), state, new Date(`${day}T12:00:00Z`));

test('tax is charged from the first to the last day of the registration, and nowhere else', () => {
  const rules = [rule('MA', 6.25), rule('NY', 4)];
  const registrations = [registered('MA', '2026-03-01', '2026-05-31')];
  for (const [at, rate] of [
    // Midnight in Boston, in winter and in summer.
    ['2026-03-01T04:59:59.999Z', 0],
    ['2026-03-01T05:00:00.000Z', 6.25],
    ['2026-06-01T03:59:59.999Z', 6.25],
    ['2026-06-01T04:00:00.000Z', 0],
  ] as const)
    expect(taxRatePercent(rulesWhereRegistered(rules, registrations), 'MA', new Date(at))).toBe(rate);
  expect(rateOn('2026-04-01', 'NY', rules, registrations)).toBe(0);
});

test('a rule keeps its own days, and a state may have several registrations', () => {
  const rules = [rule('Massachusetts', 5, null, '2025-12-31'), rule('MA', 6.25, '2026-01-01')];
  const registrations = [registered('MA', null, '2025-06-30'), registered('MA', '2026-03-01')];
  const rates = ['2025-06-30', '2025-07-01', '2026-01-01', '2026-03-01'].map((day) =>
    rateOn(day, 'MA', rules, registrations),
  );
  expect(rates).toEqual([5, 0, 0, 6.25]);
});

test('a rule for all states charges where the shop is registered, behind the rules of the state itself', () => {
  const rules = [rule(null, 3), rule('MA', 6.25, '2026-06-01'), rule('OR', 0)];
  const registrations = [registered('MA'), registered('NY')];
  expect(rateOn('2026-05-31', 'MA', rules, registrations)).toBe(3);
  expect(rateOn('2026-06-01', 'MA', rules, registrations)).toBe(6.25);
  for (const [state, rate] of [
    ['NY', 3],
    ['OR', 0],
    ['CA', 0],
    ['Atlantis', 0],
  ] as const)
    expect(rateOn('2026-06-01', state, rules, registrations)).toBe(rate);
});

test('a shop that is registered everywhere charges as its rules say', () => {
  const rules = [
    rule(null, 2),
    rule('MA', 6.25, null, '2026-05-31'),
    rule('NY', 4, '2026-06-01'),
    rule('OR', 0),
  ];
  const everywhere = usStates.map(({ code }) => registered(code));
  for (const { code } of usStates)
    for (const day of ['2026-05-31', '2026-06-01'])
      expect(rateOn(day, code, rules, everywhere)).toBe(
        taxRatePercent(rules, code, new Date(`${day}T12:00:00Z`)),
      );
});

test.each([
  ['a rule where the shop is registered', [rule('MA', 6.25)], true],
  ['a rule for all states', [rule(null, 3)], true],
  [
    'rules of other states, of later and of 0 %',
    [rule('NY', 4), rule('MA', 6.25, '2026-07-02'), rule('MA', 0)],
    false,
  ],
])('whether any order is taxed: %s', (_, rules, is) => {
  const charged = rulesWhereRegistered(rules, [registered('MA')]);
  expect(isTaxedAnywhere(charged, new Date('2026-07-01T12:00:00Z'))).toBe(is);
});

test.each([
  ['no registration', rule('MA', 6.25), [], false],
  ['one that goes on', rule('MA', 6.25), [registered('MA')], true],
  ['one of a state that the rule names in full', rule('massachusetts', 6.25), [registered('MA')], true],
  ['one of another state', rule('MA', 6.25), [registered('NY')], false],
  ['one that has ended', rule('MA', 6.25), [registered('MA', null, '2026-06-30')], false],
  ['one that ends later', rule('MA', 6.25), [registered('MA', null, '2026-07-01')], true],
  ['one that begins later', rule('MA', 6.25), [registered('MA', '2027-01-01')], true],
  ['any, for all states', rule(null, 6.25), [registered('NY')], true],
  ['none at 0 %', rule('OR', 0), [], true],
] as const)('whether a rule has a registration: %s', (_, { state, rate }, registrations, is) => {
  const ofRule = { state, rate, from: null, until: null };
  expect(isRegisteredFor(ofRule, registrations, '2026-07-01')).toBe(is);
});

test('a rule with days needs a registration on one of them', () => {
  const only2027 = { ...{ state: 'MA', rate: 6.25 }, from: '2027-01-01', until: '2027-12-31' };
  const covered = (registration: TaxRegistration) => isRegisteredFor(only2027, [registration], '2026-07-01');
  expect(covered(registered('MA', null, '2026-12-31'))).toBe(false);
  expect(covered(registered('MA', '2028-01-01'))).toBe(false);
  expect(covered(registered('MA', '2027-12-31'))).toBe(true);
});
