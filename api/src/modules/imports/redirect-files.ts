import {
  addressesIn,
  outdatedRedirects,
  planRedirects,
  redirectColumns,
  redirectLimits,
} from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { AppError } from '../../errors.ts';
import { redirectCount, redirectShop } from '../redirects/repository.ts';
import { changesOf, noteOutcomes, type StoredEntryChange } from './changes.ts';
import { noteMany, type ChangedEntry, type Who } from './record.ts';
import type { EntryKind } from './entry-kind.ts';

type Change = StoredEntryChange;

/** Redirects that now lead elsewhere. @returns the places of those that were as expected */
async function setTargets(tx: Tx, changes: readonly Change[], back: boolean): Promise<ReadonlySet<number>> {
  const rows = changes.map(({ place, productId: id, was, becomes }) =>
    back ? { place, id, expected: becomes, next: was } : { place, id, expected: was, next: becomes },
  );
  const { rows: done } = await tx.execute<{ place: number }>(sql`
    update redirects r set to_path = w.next
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (place int, id int, expected text, next text)
    where r.id = w.id and r.to_path = w.expected returning w.place`);
  return new Set(done.map(({ place }) => place));
}

/** @returns the numbers of new redirects by their old addresses; one that is taken meanwhile is not among them */
async function insert(tx: Tx, changes: readonly Change[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ id: number; from: string }>(sql`
    insert into redirects (from_path, to_path)
    select "from", "to" from json_to_recordset(${JSON.stringify(changes.map(({ facts }) => facts))}::json) as w ("from" text, "to" text)
    on conflict do nothing returning id, from_path as "from"`);
  return new Map(rows.map(({ id, from }) => [from, id]));
}

/** @returns the places of new ones that were as they were made, and are gone */
async function remove(tx: Tx, changes: readonly Change[]): Promise<ReadonlySet<number>> {
  const rows = changes.map(({ place, productId: id, facts }) => ({ place, id, to: facts?.['to'] ?? '' }));
  const { rows: done } = await tx.execute<{ place: number }>(sql`
    delete from redirects r using json_to_recordset(${JSON.stringify(rows)}::json) as w (place int, id int, "to" text)
    where r.id = w.id and r.to_path = w."to" returning w.place`);
  return new Set(done.map(({ place }) => place));
}

const entry = ({ product: from, was, becomes, facts }: Change): ChangedEntry =>
  facts
    ? { before: null, after: { from, to: facts['to'] ?? '' } }
    : { before: { to: was }, after: { to: becomes } };
const reversed = ({ before, after }: ChangedEntry): ChangedEntry => ({ before: after, after: before });

const noted = (tx: Tx, verb: string, who: Who, changes: readonly Change[], isBack = false) =>
  noteMany(
    tx,
    { action: `redirect.${verb}`, type: 'redirect' },
    who,
    new Map(changes.map((change) => [change.product, isBack ? reversed(entry(change)) : entry(change)])),
  );

/** Old addresses and where they lead. */
export const redirectFiles: EntryKind = {
  file: (db) => {
    const seen = new Map<string, { readonly line: number; readonly to: string }>();
    return {
      columns: redirectColumns,
      most: redirectLimits.count,
      take: async (rows) => {
        if (rows.length === 0) return { changes: [], problems: [], same: 0 };
        return planRedirects(rows, await redirectShop(db, addressesIn(rows)), seen);
      },
    };
  },
  apply: async (tx, id, who) => {
    const outdated: number[] = [];
    for await (const changes of changesOf<Change>(tx, id)) {
      const made = changes.filter(({ facts }) => facts !== null);
      const changed = changes.filter(({ facts }) => facts === null);
      const named = changes.flatMap(({ product, becomes }) => [product, becomes ?? '']);
      outdated.push(...outdatedRedirects(changes, await redirectShop(tx, named)));
      const done = await setTargets(tx, changed, false);
      const numbers = await insert(tx, made);
      outdated.push(
        ...changed.filter(({ place }) => !done.has(place)).map(({ line }) => line),
        ...made.filter(({ product }) => !numbers.has(product)).map(({ line }) => line),
      );
      await noteOutcomes(
        tx,
        id,
        made.flatMap(({ place, product }) => {
          const productId = numbers.get(product);
          return productId === undefined ? [] : [{ place, productId }];
        }),
      );
      await noted(tx, 'import', who, changes);
    }
    if ((await redirectCount(tx)) > redirectLimits.count) throw new AppError('REDIRECTS_FULL');
    return outdated;
  },
  undo: async (tx, id, who) => {
    for await (const changes of changesOf<Change>(tx, id)) {
      const back = new Set([
        ...(await setTargets(
          tx,
          changes.filter(({ facts }) => facts === null),
          true,
        )),
        ...(await remove(
          tx,
          changes.filter(({ facts }) => facts !== null),
        )),
      ]);
      const kept = changes.filter(({ place }) => !back.has(place));
      await noteOutcomes(
        tx,
        id,
        kept.map(({ place }) => ({ place, kept: 'Changed or removed since' })),
      );
      await noted(
        tx,
        'import-undo',
        who,
        changes.filter(({ place }) => back.has(place)),
        true,
      );
    }
  },
};
