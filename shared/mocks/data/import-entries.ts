import { readTaxRow, type DetailedTaxRuleRow, type TaxRuleRow } from '../../contract/index.ts';
import {
  applyTaxRules,
  mostTaxRows,
  outdatedRedirects,
  planRedirects,
  planTaxRules,
  redirectColumns,
  redirectLimits,
  ruleOfFacts,
  storeDay,
  taxColumns,
  taxFacts,
  undoTaxRules,
  type EntryFile,
  type EntryRow,
  type ImportKind,
  type TaxEntry,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import { dropRedirects, putRedirects, redirectShopOf } from './redirects.ts';
import type { MockEntryChange } from './import-record.ts';

interface EntryKind {
  readonly file: (store: MockStore) => EntryFile;
  /** @returns the changes with the numbers of what they have made */
  readonly apply: (store: MockStore, changes: readonly MockEntryChange[]) => readonly MockEntryChange[];
  /** @returns them with why some of them stay */
  readonly undo: (store: MockStore, changes: readonly MockEntryChange[]) => readonly MockEntryChange[];
}

export const taxEntriesOf = ({ state }: MockStore): readonly TaxEntry[] => [
  ...state.settings.taxRules
    .filter(({ active }) => active)
    .map((rule): TaxEntry => ({ table: 'tax-rule', id: rule.id, facts: taxFacts(rule) })),
  ...state.detailedTaxRules.map((rule): TaxEntry => ({
    table: 'detailed-tax-rule',
    id: rule.id,
    facts: taxFacts(rule),
  })),
];

function outdated(lines: readonly number[]): void {
  if (lines.length === 0) return;
  throw new MockError('IMPORT_OUTDATED', { details: { lines: [...new Set(lines)].slice(0, 20) } });
}

const general = ({ id, facts }: TaxEntry): TaxRuleRow => {
  const { state, rate, from, until } = ruleOfFacts(facts);
  return { id, state, rate, from, until, priority: 100, active: true };
};
const detailed = ({ id, facts }: TaxEntry, version: number): DetailedTaxRuleRow => {
  const { zips, state, ...rule } = ruleOfFacts(facts);
  return { ...rule, id, version, state: state ?? '', zips: [...zips] };
};

function writeRules({ state }: MockStore, entries: readonly TaxEntry[]): void {
  const of = (table: TaxEntry['table']) => entries.filter((entry) => entry.table === table);
  const written = new Map(of('tax-rule').map((entry) => [entry.id, general(entry)]));
  const { taxRules } = state.settings;
  const known = new Set(taxRules.map(({ id }) => id));
  state.settings = {
    ...state.settings,
    taxRules: [
      ...taxRules.map((rule) => {
        const now = written.get(rule.id);
        return now ? { ...now, priority: rule.priority } : rule;
      }),
      ...[...written.values()].filter(({ id }) => !known.has(id)),
    ],
  };
  const before = new Map(state.detailedTaxRules.map((rule) => [rule.id, rule]));
  for (const entry of of('detailed-tax-rule'))
    before.set(entry.id, detailed(entry, (before.get(entry.id)?.version ?? 0) + 1));
  state.detailedTaxRules = [...before.values()];
}

const nextId = (rows: readonly { readonly id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

const shopOf = (store: MockStore) => ({
  entries: taxEntriesOf(store),
  registrations: store.state.settings.taxRegistrations ?? [],
  today: storeDay(new Date()),
});

const taxRules: EntryKind = {
  file: (store) => {
    const rows: EntryRow[] = [];
    return {
      columns: taxColumns,
      most: mostTaxRows,
      take: (some, isLast) => {
        rows.push(...some);
        const shop = { ...shopOf(store), read: readTaxRow };
        return Promise.resolve(isLast ? planTaxRules(rows, shop) : { changes: [], problems: [], same: 0 });
      },
    };
  },
  apply: (store, changes) => {
    const done = applyTaxRules(changes, shopOf(store));
    outdated(done.outdated);
    writeRules(store, done.changed);
    const numbers = new Map<number, number>();
    for (const { place, entry } of done.made) {
      const { state } = store;
      const id = nextId(entry.table === 'tax-rule' ? state.settings.taxRules : state.detailedTaxRules);
      writeRules(store, [{ ...entry, id }]);
      numbers.set(place, id);
    }
    return changes.map((change) => ({ ...change, productId: numbers.get(change.place) ?? change.productId }));
  },
  undo: (store, changes) => {
    const { removed, changed, kept } = undoTaxRules(taxEntriesOf(store), changes);
    const isGone = (table: TaxEntry['table'], id: number) =>
      removed.some((entry) => entry.table === table && entry.id === id);
    const { state } = store;
    const left = state.settings.taxRules.filter(({ id }) => !isGone('tax-rule', id));
    state.settings = { ...state.settings, taxRules: left };
    state.detailedTaxRules = state.detailedTaxRules.filter(({ id }) => !isGone('detailed-tax-rule', id));
    writeRules(store, changed);
    return changes.map((change) => ({ ...change, kept: kept.get(change.place) ?? null }));
  },
};

const redirects: EntryKind = {
  file: (store) => {
    const seen = new Map<string, { readonly line: number; readonly to: string }>();
    return {
      columns: redirectColumns,
      most: redirectLimits.count,
      take: (rows) => Promise.resolve(planRedirects(rows, redirectShopOf(store), seen)),
    };
  },
  apply: (store, changes) => {
    const now = new Map(store.state.redirects.map((each) => [each.from, each]));
    outdated([
      ...changes.filter(({ product, was }) => (now.get(product)?.to ?? null) !== was).map(({ line }) => line),
      ...outdatedRedirects(changes, redirectShopOf(store)),
    ]);
    const given = changes.map(({ product: from, becomes }) => ({ from, to: becomes ?? '' }));
    const ids = putRedirects(store, given);
    return changes.map((change, index) => ({ ...change, productId: ids[index] ?? change.productId }));
  },
  undo: (store, changes) =>
    changes.map((change) => {
      const now = store.state.redirects.find(({ id }) => id === change.productId);
      if (now?.to !== change.becomes) return { ...change, kept: 'Changed or removed since' };
      if (change.facts) dropRedirects(store, [now.id]);
      else putRedirects(store, [{ from: now.from, to: change.was ?? '' }]);
      return change;
    }),
};

export const entryKindsOf: Readonly<Record<Exclude<ImportKind, 'products'>, EntryKind>> = {
  'tax-rules': taxRules,
  redirects,
};
