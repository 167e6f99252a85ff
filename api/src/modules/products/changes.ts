import type { ProductChange } from '@ritual/shared/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Values } from '../audit/entries.repository.ts';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly at: number;
  readonly actor: string | null;
  readonly action: string;
  readonly fields: string[];
  readonly before: Values;
  readonly after: Values;
}

const shown = 20;
const longest = 120;

/** What the audit log says of a product or a collection, newest first. */
export async function latestChanges(
  db: Db,
  id: number,
  type: 'product' | 'collection' = 'product',
): Promise<ProductChange[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.id::float8 as id, extract(epoch from e.at)::float8 as at, e.action, e.fields,
      nullif(concat_ws(' ', a.first_name, a.last_name), '') as actor, v.before, v.after
    from audit_entries e
      left join users a on a.id = e.actor_id
      left join audit_values v on v.entry_id = e.id and v.person_id is null
    where e.subject_type = ${type} and e.subject_id = ${String(id)}
    order by e.id desc limit ${shown}`);
  return rows.map(({ at, fields, before, after, ...row }) => ({
    ...{ id: row.id, actor: row.actor, action: row.action, at: new Date(at * 1000).toISOString() },
    fields: fields.map((name) => ({ name, was: wordsOf(before?.[name]), is: wordsOf(after?.[name]) })),
  }));
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}
