import {
  detailedRulesFullWords,
  detailedRulesPerState,
  overlappingDetailedRule,
  overlappingDetailedRuleWords,
  placeOf,
  sharedZip,
  sharedZipWords,
} from '../pricing/detailed-tax-rule.ts';
import { overlappingRule, overlappingRuleWords } from '../pricing/tax-rule-days.ts';
import type { EntryFacts } from './entries.ts';
import { ruleOfFacts, type TaxColumn, type TaxFacts } from './tax-columns.ts';

/** In which table a rule is; numbers are those of its table. */
export type TaxTable = 'tax-rule' | 'detailed-tax-rule';

export interface TaxEntry {
  readonly table: TaxTable;
  readonly id: number;
  readonly facts: TaxFacts;
}

/** Rules that cannot both apply on a day have the same one. */
export function groupOf(table: TaxTable, facts: EntryFacts): string {
  const rule = ruleOfFacts(facts);
  const place = table === 'tax-rule' ? (rule.state ?? '') : placeOf({ ...rule, state: rule.state ?? '' });
  return `${table} ${place}`;
}

/** A rule as it will be: of the store, of a row, or of both. */
export interface ComingRule {
  readonly table: TaxTable;
  readonly facts: TaxFacts;
  /** null: the file makes it. */
  readonly entry: TaxEntry | null;
  /** Of the file; null: it names it not. */
  readonly line: number | null;
}

interface Collision {
  readonly line: number;
  readonly column: TaxColumn;
  readonly words: string;
}

const detailedOf = (facts: EntryFacts) => {
  const rule = ruleOfFacts(facts);
  return { ...rule, state: rule.state ?? '' };
};

function grouped(
  all: readonly ComingRule[],
  nameOf: (each: ComingRule) => string,
): readonly (readonly ComingRule[])[] {
  const groups = new Map<string, ComingRule[]>();
  for (const each of all) {
    const name = nameOf(each);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()];
}

/** Rules of the file that the page Taxes would refuse beside the others. */
export const collisions = (all: readonly ComingRule[]): readonly Collision[] => [
  ...overlaps(all),
  ...grouped(
    all.filter(({ table }) => table === 'detailed-tax-rule'),
    ({ facts }) => facts.state,
  ).flatMap((ofState) => [...sharedZips(ofState), ...tooMany(ofState)]),
];

/** Of two counties, or two cities, that name the same beginning of ZIP codes. Only those that share one are compared: a file may have thousands. */
function sharedZips(ofState: readonly ComingRule[]): readonly Collision[] {
  const rules = ofState.map(({ facts }) => detailedOf(facts));
  const named = new Map<string, (typeof rules)[number][]>();
  for (const rule of rules)
    for (const zip of rule.zips) {
      const others = named.get(zip);
      if (others) others.push(rule);
      else named.set(zip, [rule]);
    }
  return ofState.flatMap(({ line }, index): Collision[] => {
    const rule = rules[index];
    if (line === null || !rule) return [];
    // A rule is no other place than itself.
    const shared = sharedZip(
      rule,
      rule.zips.flatMap((zip) => named.get(zip) ?? []),
    );
    return shared ? [{ line, column: 'zips', words: sharedZipWords(shared) }] : [];
  });
}

/** The last new ones of a state that has its most. */
function tooMany(ofState: readonly ComingRule[]): readonly Collision[] {
  const most = Math.max(0, ofState.length - detailedRulesPerState);
  const made = most === 0 ? [] : ofState.filter(({ entry }) => entry === null).slice(-most);
  return made.flatMap(({ line }): Collision[] =>
    line === null ? [] : [{ line, column: 'state', words: detailedRulesFullWords }],
  );
}

/** Rules of the file that would apply on the days of another rule. */
function overlaps(all: readonly ComingRule[]): readonly Collision[] {
  return grouped(all, ({ table, facts }) => groupOf(table, facts)).flatMap((group) =>
    group.flatMap((each): Collision[] => {
      const { line, table, facts } = each;
      if (line === null || group.length === 1) return [];
      const others = group.filter((other) => other !== each).map((other) => other.facts);
      const isGeneralRule = table === 'tax-rule';
      const found = isGeneralRule
        ? overlappingRule(ruleOfFacts(facts), others.map(ruleOfFacts))
        : overlappingDetailedRule(detailedOf(facts), others.map(detailedOf));
      const words = isGeneralRule ? overlappingRuleWords : overlappingDetailedRuleWords;
      return found ? [{ line, column: 'from', words }] : [];
    }),
  );
}
