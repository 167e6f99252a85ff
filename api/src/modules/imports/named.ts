import type { Facts } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { chartNames } from '../size-charts/charts.repository.ts';
import type { StoredChange } from './changes.ts';

// What changes name that the store has beside the product: it may be gone since the file was tried.

export interface Named {
  /** Numbers of size charts by their names. */
  readonly charts: ReadonlyMap<string, number>;
  /** Of related products. */
  readonly handles: ReadonlySet<string>;
}

type Field = 'sizeChart' | 'related';
type Naming = Pick<StoredChange, 'field' | 'was' | 'becomes' | 'facts'>;

const textsOf = (changes: readonly Naming[], name: Field): readonly string[] =>
  changes.flatMap(({ field, was, becomes, facts }) =>
    [...(field === name ? [was, becomes] : []), facts?.[name]].flatMap((text) => text || []),
  );

const handlesIn = (text: string | null | undefined) => (text ? text.split(', ') : []);

/** What of it there is, from and to. Nothing is asked for when the changes name nothing. */
export async function namedIn(db: Db, changes: readonly Naming[]): Promise<Named> {
  const charts = textsOf(changes, 'sizeChart').length > 0 ? await chartNames(db) : [];
  const handles = textsOf(changes, 'related').flatMap(handlesIn);
  return {
    charts: new Map(charts.map(({ id, name }) => [name, id])),
    handles: handles.length > 0 ? await handlesOf(db, handles) : new Set(),
  };
}

/** Those of them that are products. */
export async function handlesOf(db: Db, handles: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from products where slug = any(${sql.param([...new Set(handles)])}::text[])`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** What a change names that is gone, in words. null: nothing. */
export function goneIn({ field, becomes, facts }: Naming, { charts, handles }: Named): string | null {
  const says = (name: Field): Facts[Field] => (field === name ? becomes : facts?.[name]);
  const chart = says('sizeChart');
  if (chart && !charts.has(chart)) return 'Its size chart is gone';
  return handlesIn(says('related')).every((handle) => handles.has(handle))
    ? null
    : 'A related product is gone';
}
