import type { newPin, newSynonym } from '@ritual/shared/contract';
import { searchKey, searchLimits, synonymWords } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { and, eq, ne, sql } from '../../db/drizzle.ts';
import { searchPins, searchState, searchSynonyms } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import type { Values } from '../audit/entries.repository.ts';

type Database = Pick<Deps, 'database'>;
type SynonymFields = z.output<typeof newSynonym>;
type PinFields = z.output<typeof newPin>;

/** 'Synonym 3': 'pants = trousers' */
const synonymFacts = async (tx: Tx): Promise<Values> =>
  Object.fromEntries(
    (await tx.select().from(searchSynonyms)).map(({ id, ...row }) => [
      `Synonym ${String(id)}`,
      synonymWords(row),
    ]),
  );

/** "On top of 'shorts'": '104, 101' */
const pinFacts = async (tx: Tx): Promise<Values> =>
  Object.fromEntries(
    (await tx.select().from(searchPins)).map(({ words, products }) => [
      `On top of '${words}'`,
      products.join(', '),
    ]),
  );

/** Raises the state of the search: the next search of every process reads what has changed. Writes run one after the other. */
function write(
  deps: Database,
  call: AuditedCall,
  what: { readonly action: string; readonly id: 'synonyms' | 'pins' },
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const audit: Audited = {
    ...{ action: `search.${what.action}`, subject: { type: 'search', id: what.id }, personal: null },
    ...{ read: what.id === 'synonyms' ? synonymFacts : pinFacts, onlyChanges: true },
  };
  return audited(deps, call, audit, async (tx) => {
    await tx.update(searchState).set({ version: sql`${searchState.version} + 1` });
    await change(tx);
  });
}

type Table = typeof searchSynonyms | typeof searchPins;

async function refuseUnseen(tx: Tx, table: Table, id: number, version: number): Promise<void> {
  const [row] = await tx.select({ version: table.version }).from(table).where(eq(table.id, id));
  if (!row) throw new AppError('SEARCH_ENTRY_NOT_FOUND');
  if (row.version !== version) throw new AppError('SEARCH_ENTRY_CHANGED');
}

async function refuseFull(tx: Tx, table: Table, most: number): Promise<void> {
  if ((await tx.$count(table)) >= most) throw new AppError('SEARCH_ENTRIES_FULL');
}

async function remove(tx: Tx, table: Table, id: number): Promise<void> {
  const gone = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id });
  if (gone.length === 0) throw new AppError('SEARCH_ENTRY_NOT_FOUND');
}

export const addSynonym = (deps: Database, call: AuditedCall, fields: SynonymFields) =>
  write(deps, call, { action: 'synonym-add', id: 'synonyms' }, async (tx) => {
    await refuseFull(tx, searchSynonyms, searchLimits.synonyms);
    await tx.insert(searchSynonyms).values(fields);
  });

export const updateSynonym = (
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...fields }: SynonymFields & { readonly version: number },
) =>
  write(deps, call, { action: 'synonym-update', id: 'synonyms' }, async (tx) => {
    await refuseUnseen(tx, searchSynonyms, id, version);
    const set = { ...fields, version: version + 1 };
    await tx.update(searchSynonyms).set(set).where(eq(searchSynonyms.id, id));
  });

export const removeSynonym = (deps: Database, call: AuditedCall, id: number) =>
  write(deps, call, { action: 'synonym-remove', id: 'synonyms' }, (tx) => remove(tx, searchSynonyms, id));

export const addPin = (deps: Database, call: AuditedCall, fields: PinFields) =>
  write(deps, call, { action: 'pin-add', id: 'pins' }, async (tx) => {
    await refuseFull(tx, searchPins, searchLimits.pins);
    await tx.insert(searchPins).values(await pinRow(tx, fields, 0));
  });

export const updatePin = (
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...fields }: PinFields & { readonly version: number },
) =>
  write(deps, call, { action: 'pin-update', id: 'pins' }, async (tx) => {
    await refuseUnseen(tx, searchPins, id, version);
    const set = { ...(await pinRow(tx, fields, id)), version: version + 1 };
    await tx.update(searchPins).set(set).where(eq(searchPins.id, id));
  });

export const removePin = (deps: Database, call: AuditedCall, id: number) =>
  write(deps, call, { action: 'pin-remove', id: 'pins' }, (tx) => remove(tx, searchPins, id));

/** @param id 0: a new one */
async function pinRow(tx: Tx, { words, products }: PinFields, id: number) {
  const key = searchKey(words);
  const taken = await tx.$count(searchPins, and(eq(searchPins.key, key), ne(searchPins.id, id)));
  if (taken > 0) throw invalidFields({ path: 'words', message: 'This search has products on top already.' });
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from unnest(${sql.param([...products])}::int[]) as w (id)
    where not exists (select from products p where p.id = w.id)`);
  if (rows[0])
    throw invalidFields({ path: 'products', message: `There is no product ${String(rows[0].id)}.` });
  return { words, key, products };
}
