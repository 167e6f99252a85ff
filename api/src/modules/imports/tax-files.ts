import { isDeepStrictEqual } from 'node:util';
import { readTaxRow } from '@ritual/shared/contract';
import {
  applyTaxRules,
  mostTaxRows,
  planTaxRules,
  ruleOfFacts,
  storeDay,
  taxColumns,
  taxDay,
  taxFacts,
  undoTaxRules,
  type EntryFacts,
  type EntryRow,
  type TaxEntry,
} from '@ritual/shared/kernel';
import type { Db, Tx } from '../../db/client.ts';
import { anyOf, eq } from '../../db/drizzle.ts';
import { detailedTaxRules, taxRules } from '../../db/schema/index.ts';
import { note } from '../audit/note.ts';
import { auditedDetailedRules } from '../shop/detailed-tax.ts';
import { allDetailedTaxRules, lockDetailedTaxRules } from '../shop/detailed-tax.repository.ts';
import { allTaxRules, lockTaxRules, ruleTimes, type TaxRuleRow } from '../shop/repository.ts';
import { allTaxRegistrations } from '../shop/tax-registrations.repository.ts';
import { auditedRules } from '../shop/tax-settings.ts';
import { changesOf, noteOutcomes, type StoredEntryChange } from './changes.ts';
import type { Who } from './record.ts';
import type { EntryKind } from './entry-kind.ts';

/** Rules that are written in one statement. */
const atOnce = 500;

const general = ({ id, state, rate, startsAt, endsAt }: TaxRuleRow): TaxEntry => {
  const days = { from: taxDay(startsAt), until: taxDay(endsAt) };
  return { table: 'tax-rule', id, facts: taxFacts({ state, rate, ...days }) };
};

function entriesOf(
  rules: readonly TaxRuleRow[],
  detailed: Awaited<ReturnType<typeof allDetailedTaxRules>>,
): readonly TaxEntry[] {
  return [
    // One that was switched off never applies, so that no other rule overlaps it.
    ...rules.filter(({ active }) => active).map(general),
    ...detailed.map((rule): TaxEntry => ({ table: 'detailed-tax-rule', id: rule.id, facts: taxFacts(rule) })),
  ];
}

export const storedTaxRules = async (db: Db): Promise<readonly TaxEntry[]> =>
  entriesOf(await allTaxRules(db), await allDetailedTaxRules(db));

/** All of them, locked: other writers of rules wait for the end of the transaction. */
const lockedTaxRules = async (tx: Tx): Promise<readonly TaxEntry[]> =>
  entriesOf(await lockTaxRules(tx), await lockDetailedTaxRules(tx));

async function changesIn(tx: Tx, id: string): Promise<readonly StoredEntryChange[]> {
  const all: StoredEntryChange[] = [];
  for await (const part of changesOf<StoredEntryChange>(tx, id)) all.push(...part);
  return all;
}

/** The log says what became of the rules, as it does when they are changed by hand. */
async function noted(tx: Tx, who: Who, verb: string, change: () => Promise<void>): Promise<void> {
  const subjects = [auditedRules(verb), auditedDetailedRules(verb)];
  const before = [];
  for (const { read } of subjects) before.push(await read(tx));
  await change();
  for (const [index, { read, onlyChanges: _, ...what }] of subjects.entries()) {
    const [was, is] = [before[index] ?? null, await read(tx)];
    if (!isDeepStrictEqual(was, is)) await note(tx, { ...who, ...what, before: was, after: is });
  }
}

const parts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

function generalValues(facts: EntryFacts) {
  const { state, rate, from, until } = ruleOfFacts(facts);
  return { state, rate, ...ruleTimes({ from, until }) };
}

function detailedValues(facts: EntryFacts) {
  const { state, limit, zips, ...rule } = ruleOfFacts(facts);
  const limited = { limitKind: limit?.kind ?? null, limitCents: limit?.amount ?? null };
  return { ...rule, ...limited, state: state ?? '', zips: [...zips] };
}

type Made = ReturnType<typeof applyTaxRules>['made'];

/** @returns the numbers of the new rules, by the places of their changes */
async function insert(tx: Tx, made: Made): Promise<readonly { place: number; productId: number }[]> {
  const numbered: { place: number; productId: number }[] = [];
  for (const table of ['tax-rule', 'detailed-tax-rule'] as const)
    for (const part of parts(made.filter(({ entry }) => entry.table === table))) {
      const rows =
        table === 'tax-rule'
          ? await tx
              .insert(taxRules)
              .values(part.map(({ facts }) => generalValues(facts)))
              .returning({ id: taxRules.id })
          : await tx
              .insert(detailedTaxRules)
              .values(part.map(({ facts }) => detailedValues(facts)))
              .returning({ id: detailedTaxRules.id });
      for (const [index, { place }] of part.entries()) {
        const productId = rows[index]?.id;
        if (productId === undefined) throw new Error('A tax rule was not stored.');
        numbered.push({ place, productId });
      }
    }
  return numbered;
}

async function update(tx: Tx, changed: readonly TaxEntry[]): Promise<void> {
  const versions = new Map(
    (
      await tx.select({ id: detailedTaxRules.id, version: detailedTaxRules.version }).from(detailedTaxRules)
    ).map(({ id, version }) => [id, version]),
  );
  for (const { table, id, facts } of changed)
    if (table === 'tax-rule') await tx.update(taxRules).set(generalValues(facts)).where(eq(taxRules.id, id));
    else
      await tx
        .update(detailedTaxRules)
        .set({ ...detailedValues(facts), version: (versions.get(id) ?? 0) + 1 })
        .where(eq(detailedTaxRules.id, id));
}

/** Tax rules of states and places. */
export const taxFiles: EntryKind = {
  file: (db) => {
    const rows: EntryRow[] = [];
    return {
      columns: taxColumns,
      most: mostTaxRows,
      take: async (some, isLast) => {
        rows.push(...some);
        if (!isLast) return { changes: [], problems: [], same: 0 };
        const [entries, registrations] = [await storedTaxRules(db), await allTaxRegistrations(db)];
        return planTaxRules(rows, { entries, registrations, today: storeDay(new Date()), read: readTaxRow });
      },
    };
  },
  apply: async (tx, id, who) => {
    const changes = await changesIn(tx, id);
    const { outdated, made, changed } = applyTaxRules(changes, {
      entries: await lockedTaxRules(tx),
      registrations: await allTaxRegistrations(tx),
      today: storeDay(new Date()),
    });
    if (outdated.length > 0) return outdated;
    await noted(tx, who, 'tax-import', async () => {
      await update(tx, changed);
      await noteOutcomes(tx, id, await insert(tx, made));
    });
    return [];
  },
  undo: async (tx, id, who) => {
    const { removed, changed, kept } = undoTaxRules(await lockedTaxRules(tx), await changesIn(tx, id));
    const numbers = (table: TaxEntry['table']) =>
      removed.filter((entry) => entry.table === table).map((entry) => entry.id);
    await noted(tx, who, 'tax-import-undo', async () => {
      await tx.delete(taxRules).where(anyOf(taxRules.id, numbers('tax-rule')));
      await tx.delete(detailedTaxRules).where(anyOf(detailedTaxRules.id, numbers('detailed-tax-rule')));
      await update(tx, changed);
    });
    await noteOutcomes(
      tx,
      id,
      [...kept].map(([place, words]) => ({ place, kept: words })),
    );
  },
};
