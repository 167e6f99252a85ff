import { isRegisteredFor, type TaxRegistration } from '../pricing/tax-registration.ts';
import type { ImportNote } from '../catalog/import/types.ts';
import type { AppliedEntries, EntryChange, EntryFacts, EntryRow, PlannedEntries } from './entries.ts';
import { collisions, groupOf, type ComingRule, type TaxEntry, type TaxTable } from './tax-collisions.ts';
import {
  isGeneral,
  isTaxColumn,
  ruleOfFacts,
  taxColumns,
  taxPlaceWords,
  type TaxColumn,
  type TaxFacts,
} from './tax-columns.ts';

export type { TaxEntry, TaxTable } from './tax-collisions.ts';

/** What a row says, or what is wrong with its cells. */
export type TaxReading =
  | { readonly facts: TaxFacts }
  | { readonly problems: readonly { readonly column: TaxColumn; readonly words: string }[] };

/** The rules of the store, and where it may take tax. */
interface Shop {
  readonly entries: readonly TaxEntry[];
  readonly registrations: readonly TaxRegistration[];
  /** A day of the store. */
  readonly today: string;
}
interface Reading extends Shop {
  readonly read: (cells: EntryRow['cells']) => TaxReading;
}

const changeable = ['zips', 'limit', 'limitKind', 'rate', 'until'] as const;
const tableOf = (facts: EntryFacts): TaxTable => (isGeneral(facts) ? 'tax-rule' : 'detailed-tax-rule');

/** What a rule is known by in a file: its place, its goods and its first day. */
const keyOf = (table: TaxTable, facts: EntryFacts) => `${groupOf(table, facts)} ${facts['from'] ?? ''}`;

const entryKey = ({ table, id }: Pick<TaxEntry, 'table' | 'id'>) => `${table} ${String(id)}`;

/** All rules as they will be: those of the store, over which rows are written. */
function together(entries: readonly TaxEntry[], rows: readonly ComingRule[]): readonly ComingRule[] {
  const changed = new Set(rows.flatMap(({ entry }) => (entry ? [entryKey(entry)] : [])));
  const kept = entries.filter((entry) => !changed.has(entryKey(entry)));
  return [...kept.map((entry): ComingRule => ({ ...entry, entry, line: null })), ...rows];
}

const registrationWords =
  'The shop is not registered there on these days, so this rule would charge nothing. Enter the registration first.';

/** What the rows of a whole file would change. */
export function planTaxRules(
  rows: readonly EntryRow[],
  { entries, registrations, today, read }: Reading,
): PlannedEntries {
  const problems: ImportNote[] = [];
  const refuse = ({ line, cells }: EntryRow, column: TaxColumn, words: string) =>
    problems.push({ line, column: taxColumns[column].title, text: cells[column] ?? '', words });
  const known = new Map(entries.map((entry) => [keyOf(entry.table, entry.facts), entry]));
  const seen = new Map<string, number>();
  let coming: ComingRule[] = [];
  let same = 0;
  for (const row of rows) {
    const reading = read(row.cells);
    if ('problems' in reading) {
      for (const { column, words } of reading.problems) refuse(row, column, words);
      continue;
    }
    const table = tableOf(reading.facts);
    const key = keyOf(table, reading.facts);
    const [before, entry] = [seen.get(key), known.get(key) ?? null];
    seen.set(key, row.line);
    if (before !== undefined) {
      refuse(row, 'state', `Row ${String(before)} is about the same place, goods and first day.`);
      continue;
    }
    const facts = entry ? { ...entry.facts, ...given(reading.facts, row) } : reading.facts;
    const isSame = entry !== null && changeable.every((name) => facts[name] === entry.facts[name]);
    const charges = entry === null || facts.rate !== entry.facts.rate;
    if (isSame) same += 1;
    else if (charges && !isRegisteredFor(ruleOfFacts(facts), registrations, today))
      refuse(row, 'state', registrationWords);
    else coming.push({ table, facts, entry, line: row.line });
  }
  // A row that is refused leaves the rule of the store as it is, which may be in the way of another row.
  for (;;) {
    const found = collisions(together(entries, coming));
    if (found.length === 0) break;
    const lines = new Set(found.map(({ line }) => line));
    const refused = coming.filter(({ line }) => line !== null && lines.has(line));
    for (const { line, column, words } of found) {
      const text = refused.find((each) => each.line === line)?.facts[column] ?? '';
      problems.push({ line, column: taxColumns[column].title, text, words });
    }
    coming = coming.filter(({ line }) => line === null || !lines.has(line));
  }
  return { changes: coming.flatMap(changesOf), problems, same };
}

/** Of a rule that the store has, a file without a column leaves what stands there. */
const given = (facts: TaxFacts, { cells }: EntryRow): Partial<TaxFacts> =>
  Object.fromEntries(
    changeable.filter((name) => cells[name] !== undefined).map((name) => [name, facts[name]]),
  );

function changesOf({ table, facts, entry, line }: ComingRule): readonly EntryChange[] {
  const of = {
    ...{ line: line ?? 0, handle: table, productId: entry?.id ?? null, variantId: null },
    ...{ product: taxPlaceWords(facts), variant: facts.from },
  };
  if (entry === null) return [{ ...of, field: 'new rule', was: null, becomes: facts.rate, facts }];
  return changeable.flatMap((name): EntryChange[] => {
    const [was, becomes] = [entry.facts[name], facts[name]];
    return was === becomes ? [] : [{ ...of, field: name, was, becomes, facts: null }];
  });
}

type Stored = EntryChange & { readonly place: number };
const tableIn = ({ handle }: EntryChange): TaxTable =>
  handle === 'tax-rule' ? 'tax-rule' : 'detailed-tax-rule';
const written = (facts: TaxFacts, field: string, value: string | null): TaxFacts =>
  isTaxColumn(field) ? { ...facts, [field]: value ?? '' } : facts;

/** All changes of a file that was tried, made to the current rules. The current registrations decide what the rules charge. */
export function applyTaxRules(
  changes: readonly Stored[],
  { entries, registrations, today }: Shop,
): AppliedEntries<TaxEntry> {
  const now = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const lines = new Map<string, number>();
  const outdated: number[] = [];
  const made = changes.flatMap((change) => {
    if (!change.facts) return [];
    const facts = change.facts as TaxFacts;
    return [
      { place: change.place, facts, line: change.line, entry: { table: tableIn(change), id: 0, facts } },
    ];
  });
  for (const change of changes) {
    if (change.facts) continue;
    const key = entryKey({ table: tableIn(change), id: change.productId ?? 0 });
    const entry = now.get(key);
    const field = change.field;
    if (!entry || !isTaxColumn(field) || entry.facts[field] !== (change.was ?? ''))
      outdated.push(change.line);
    else now.set(key, { ...entry, facts: written(entry.facts, field, change.becomes) });
    lines.set(key, change.line);
  }
  const changed = [...lines.keys()].flatMap((key) => now.get(key) ?? []);
  const coming: readonly ComingRule[] = [
    ...[...now].map(([key, entry]): ComingRule => ({ ...entry, entry, line: lines.get(key) ?? null })),
    ...made.map(({ entry, line }): ComingRule => ({ ...entry, entry: null, line })),
  ];
  const charging = new Set(
    changes.filter(({ facts, field }) => facts !== null || field === 'rate').map(({ line }) => line),
  );
  const unregistered = coming.flatMap(({ line, facts }) =>
    line !== null && charging.has(line) && !isRegisteredFor(ruleOfFacts(facts), registrations, today)
      ? [line]
      : [],
  );
  return {
    outdated: [...outdated, ...unregistered, ...collisions(coming).map(({ line }) => line)],
    ...{ made, changed },
  };
}

export interface UndoneTaxRules {
  readonly removed: readonly TaxEntry[];
  readonly changed: readonly TaxEntry[];
  /** Changes that stay, by their places, with the reason. */
  readonly kept: ReadonlyMap<number, string>;
}

const sameFacts = (one: EntryFacts, other: EntryFacts) =>
  Object.keys(taxColumns).every((name) => one[name] === other[name]);

/** What is unchanged since goes back; new rules go away. Orders keep what they were taxed. */
export function undoTaxRules(entries: readonly TaxEntry[], changes: readonly Stored[]): UndoneTaxRules {
  const kept = new Map<number, string>();
  const at = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const entryOf = (change: Stored) => at.get(entryKey({ table: tableIn(change), id: change.productId ?? 0 }));
  for (const change of changes) {
    const entry = entryOf(change);
    if (!entry) kept.set(change.place, 'No longer there');
    else if (change.facts ? !sameFacts(entry.facts, change.facts) : !isAsMade(entry, change))
      kept.set(change.place, 'Changed since');
  }
  for (;;) {
    const going = changes.filter(({ place }) => !kept.has(place));
    const removed = going.flatMap((change) => (change.facts ? (entryOf(change) ?? []) : []));
    const gone = new Set(removed.map(entryKey));
    const back = new Map<string, { readonly entry: TaxEntry; readonly places: readonly number[] }>();
    for (const change of going) {
      const entry = entryOf(change);
      if (change.facts || !entry) continue;
      const before = back.get(entryKey(entry)) ?? { entry, places: [] };
      const facts = written(before.entry.facts, change.field, change.was);
      back.set(entryKey(entry), { entry: { ...entry, facts }, places: [...before.places, change.place] });
    }
    const coming = entries
      .filter((entry) => !gone.has(entryKey(entry)))
      .map((entry): ComingRule => {
        const changed = back.get(entryKey(entry));
        return { ...(changed?.entry ?? entry), entry, line: changed?.places[0] ?? null };
      });
    const blocked = new Set(collisions(coming).map(({ line }) => line));
    if (blocked.size === 0) return { removed, changed: [...back.values()].map(({ entry }) => entry), kept };
    for (const { places } of back.values())
      if (blocked.has(places[0] ?? 0))
        for (const place of places) kept.set(place, 'Another rule has these days now');
  }
}

const isAsMade = ({ facts }: TaxEntry, { field, becomes }: Stored) =>
  isTaxColumn(field) && facts[field] === (becomes ?? '');
