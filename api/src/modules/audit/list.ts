import type { AuditEntry, AuditQuery } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor } from '../../admin-list.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import type { Values } from './entries.repository.ts';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly at: number;
  readonly actorId: string;
  readonly actorName: string | null;
  readonly actorRole: AuditEntry['actorRole'];
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly fields: string[];
  readonly requestId: string;
  readonly values: readonly { readonly before: Values; readonly after: Values }[];
}

type Filters = Omit<AuditQuery, 'after' | 'size'>;

/** A day of the store is one of Boston. */
const begins = (day: string) => sql`(${day}::date)::timestamp at time zone 'America/New_York'`;

function where({ actor, action, subject, from, to }: Filters): SQL {
  const [type = '', ...rest] = subject?.split(':') ?? [];
  const conditions = [
    actor && sql`e.actor_id = ${actor}`,
    action && (action.includes('.') ? sql`e.action = ${action}` : sql`e.action like ${`${action}.%`}`),
    subject && sql`e.subject_type = ${type} and e.subject_id = ${rest.join(':')}`,
    from && sql`e.at >= ${begins(from)}`,
    to && sql`e.at < ${begins(to)} + interval '1 day'`,
  ].filter((each) => each !== undefined && each !== '');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const read = sql`
    select e.id::float8 as id, extract(epoch from e.at)::float8 as at, e.action, e.fields,
      e.actor_id as "actorId", a.first_name || ' ' || a.last_name as "actorName", e.actor_role as "actorRole",
      e.subject_type as "subjectType", e.subject_id as "subjectId",
      (select p.first_name || ' ' || p.last_name from users p
        where e.subject_type in ('person', 'staff') and p.id::text = e.subject_id) as "subjectName",
      e.request_id as "requestId",
      coalesce((select jsonb_agg(jsonb_build_object('before', v.before, 'after', v.after)) from audit_values v
        where v.entry_id = e.id), '[]') as values
    from audit_entries e left join users a on a.id = e.actor_id`;

export async function auditEntryById(db: Db, id: number): Promise<AuditEntry | null> {
  const { rows } = await db.execute<Row>(sql`${read} where e.id = ${id}`);
  return rows[0] ? present(rows[0]) : null;
}

/** Newest first. */
export async function auditPage(
  db: Db,
  { after, size, ...filters }: AuditQuery,
): Promise<{ content: AuditEntry[]; next: string | null }> {
  const place = decodeCursor(after, z.tuple([z.int()]));
  const { rows } = await db.execute<Row>(sql`
    ${read} where ${where(filters)} ${place ? sql`and e.id < ${place[0]}` : sql``}
    order by e.id desc limit ${size + 1}`);
  return adminPage(rows, size, { cursorOf: ({ id }) => [id], present });
}

export function auditCount(db: Db, filters: Filters): Promise<{ count: number; exact: boolean }> {
  return boundedCount(db, sql`from audit_entries e where ${where(filters)}`);
}

function present({ values, ...row }: Row): AuditEntry {
  const { id, action, actorRole, fields, requestId } = row;
  return {
    ...{ id, action, actorRole, fields, requestId, at: new Date(row.at * 1000).toISOString() },
    actor: { id: row.actorId, name: row.actorName },
    subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
    before: together(values.map(({ before }) => before)),
    after: together(values.map(({ after }) => after)),
  };
}

function together(parts: readonly Values[]): Record<string, unknown> | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : (Object.assign({}, ...known) as Record<string, unknown>);
}
