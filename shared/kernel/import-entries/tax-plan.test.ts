import { expect, test } from '@jest/globals';
import { readTaxRow } from '../../contract/admin/tax-import.ts';
import { planEntries, type EntryChange, type EntryRow } from './entries.ts';
import { exampleTaxFile, lineOfTaxRule, taxColumns, taxFacts } from './tax-columns.ts';
import { applyTaxRules, planTaxRules, undoTaxRules, type TaxEntry } from './tax-plan.ts';

const county = taxFacts({
  ...{ state: 'CA', level: 'county', name: 'Alameda', zips: ['946', '945'], thing: null, limit: null },
  ...{ rate: 3, from: null, until: null },
});
const state = taxFacts({ state: 'CA', rate: 7.25, from: null, until: null });
const entries: readonly TaxEntry[] = [
  { table: 'tax-rule', id: 1, facts: state },
  { table: 'detailed-tax-rule', id: 1, facts: county },
];
const today = '2026-11-28';
const registrations = [{ state: 'CA', from: null, until: null }];

async function planned(csv: string, store = entries) {
  const rows: EntryRow[] = [];
  const take = (some: readonly EntryRow[], isLast: boolean) => {
    rows.push(...some);
    const shop = { entries: store, registrations, today, read: readTaxRow };
    return Promise.resolve(isLast ? planTaxRules(rows, shop) : { changes: [], problems: [], same: 0 });
  };
  const changes: EntryChange[] = [];
  const problems: (readonly [number, string, string])[] = [];
  let counts: object = {};
  for await (const part of planEntries([csv], { columns: taxColumns, most: 10, take })) {
    changes.push(...part.changes);
    problems.push(...part.problems.map(({ line, column, words }) => [line, column, words] as const));
    counts = part.counts;
  }
  return { changes: changes.map((each, at) => ({ ...each, place: at + 1 })), problems, counts };
}

const head = 'State,Who taxes,Name,ZIP codes,Rate (%),First day,Last day\n';

test('a state that was left out is no rule of all other states', async () => {
  const rules = await planned('State,Rate (%),First day,Last day\n,6,,\nAll other states,0,,\n');
  expect(rules.problems).toEqual([[2, 'State', 'Write a state like MA, or All other states.']]);
  expect(rules.changes).toMatchObject([{ line: 3, field: 'new rule', product: 'All other states' }]);
});

test('a rule ends in one row and begins anew in another; what it says already is no change', async () => {
  const { changes, problems, counts } = await planned(
    `${head}CA,County,alameda,"945, 946",3,,2026-12-31\nCA,County,Alameda,945 946,3.25%,1/1/2027,\nCA,,,,7.25,,\n`,
  );
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ rows: 3, newProducts: 1, changedProducts: 1, sameProducts: 1, changes: 2 });
  const { outdated, made, changed } = applyTaxRules(changes, { entries, registrations, today });
  expect(outdated).toEqual([]);
  expect(changed).toMatchObject([
    { id: 1, facts: { until: '2026-12-31', zips: '945 946', name: 'Alameda' } },
  ]);
  expect(made).toMatchObject([{ facts: { rate: '3.25', from: '2027-01-01' } }]);

  const stored = changes.map((each) => ({ ...each, productId: each.productId ?? 2 }));
  const next = { table: 'detailed-tax-rule', id: 2, facts: made[0]?.facts ?? county } as TaxEntry;
  const now = [entries[0] ?? next, ...changed, next];
  const undone = undoTaxRules(now, stored);
  expect([undone.removed, undone.changed, [...undone.kept]]).toEqual([[next], [entries[1]], []]);
  // With the new rule changed meanwhile the old one cannot go back to its days.
  const moved = { ...next, facts: { ...next.facts, rate: '4' } };
  expect([...undoTaxRules([...now.slice(0, 2), moved], stored).kept.values()]).toEqual([
    'Changed since',
    'Another rule has these days now',
  ]);
});

test('what the forms refuse is refused at its cell, and rules for the same days at their first day', async () => {
  const { changes, problems } = await planned(
    `${head}CA,County,Alameda,945 946,3,2027-01-01,\nXX,,,,5,,\nCA,Parish,A,945,1,,\nCA,City,B,,1,2027-02-01,2027-01-01\nNY,,,,4,,\n`,
  );
  expect(changes).toEqual([]);
  expect(problems.map(([line, column]) => [line, column])).toEqual([
    [3, 'State'],
    [4, 'Who taxes'],
    [5, 'ZIP codes'],
    [5, 'Last day'],
    [6, 'State'],
    [2, 'First day'],
  ]);
  expect(problems.at(4)?.[2]).toMatch(/not registered/);
  expect(problems.at(5)?.[2]).toMatch(/There is a rule for this place/);
});

test('an address is in one county only, so no two of them name the same ZIP codes', async () => {
  const { changes, problems } = await planned(
    `${head}CA,County,Contra Costa,945 948,1,2026-01-01,\nCA,City,Oakland,945,1,2026-01-01,\n`,
  );
  expect(problems.map(([line, column]) => [line, column])).toEqual([[2, 'ZIP codes']]);
  expect(problems[0]?.[2]).toMatch(/begin with 945 are in the county Alameda already/);
  expect(changes).toMatchObject([{ facts: { name: 'Oakland' } }]);
});

test('a row is outdated when its rule was changed since the file was tried', async () => {
  const { changes } = await planned(`${head}CA,County,Alameda,945 946,3.5,,\n`);
  const now = entries.map((each) => ({ ...each, facts: { ...each.facts, rate: '9' } }));
  expect(applyTaxRules(changes, { entries: now, registrations, today }).outdated).toEqual([2]);
});

test('a row is outdated when the registration that it needs has ended since', async () => {
  const { changes } = await planned(
    `${head}CA,County,Alameda,945 946,3.5,,\nCA,County,Marin,949,1,,\nCA,,,,7.25,,2026-12-31\n`,
  );
  const over = [{ state: 'CA', from: null, until: '2026-11-27' }];
  // A rule that only ends needs none.
  expect(applyTaxRules(changes, { entries, registrations: over, today }).outdated.toSorted()).toEqual([2, 3]);
});

test('an export is taken as it is, and so is the example', async () => {
  const limited = taxFacts({
    ...{
      state: 'CA',
      level: 'state',
      name: '',
      zips: [],
      thing: 'clothing',
      rate: 0,
      from: null,
      until: null,
    },
    limit: { kind: 'from', amount: 11_000 },
  });
  const store: readonly TaxEntry[] = [...entries, { table: 'detailed-tax-rule', id: 2, facts: limited }];
  const [titles] = exampleTaxFile().split('\r\n');
  const csv = [`${titles ?? ''}\r\n`, ...store.map(({ facts }) => lineOfTaxRule(facts))].join('');
  const { changes, problems } = await planned(csv, store);
  expect([changes, problems]).toEqual([[], []]);
  const { problems: ofExample } = await planned(exampleTaxFile(), []);
  expect(ofExample.every(([, , words]) => words.includes('not registered'))).toBe(true);
});

test('a column that is needed or unknown is told before any row', async () => {
  await expect(planned('State,Rate (%)\nCA,5\n')).rejects.toThrow(
    'The file needs the column First day and the column Last day.',
  );
  await expect(planned('State,Tax\nCA,5\n')).rejects.toThrow('Not known as a column: “Tax”.');
  await expect(planned(`${head}${'CA,,,,5,,\n'.repeat(11)}`)).rejects.toThrow('at most 10');
});

test('a county with the ZIP code of another county is told at its ZIP codes; a state has so many rules', async () => {
  const { problems } = await planned(`${head}CA,County,Marin,949 945,1,,\n`);
  expect(problems.map(([line, column]) => [line, column])).toEqual([[2, 'ZIP codes']]);
  expect(problems[0]?.[2]).toMatch(/945.*Alameda/);
  const many = Array.from({ length: 2000 }, (_, at): TaxEntry => ({
    ...{ table: 'detailed-tax-rule', id: at + 1 },
    facts: { ...county, level: 'district', name: `District ${String(at)}` },
  }));
  const full = await planned(`${head}CA,District,One more,945,1,,\n`, many);
  expect(full.problems.map(([line, column]) => [line, column])).toEqual([[2, 'State']]);
});
