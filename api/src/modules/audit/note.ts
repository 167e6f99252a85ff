import { isDeepStrictEqual } from 'node:util';
import type { StaffRole } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/client.ts';
import { insertEntry, type Values } from './entries.repository.ts';

export interface Noted {
  readonly actorId: string;
  readonly actorRole: StaffRole;
  readonly requestId: string;
  /** <subject>.<verb>, such as 'person.block'. */
  readonly action: string;
  /** The id is no personal value. */
  readonly subject: { readonly type: string; readonly id: string };
  /** Fields whose values are personal, and of whom: erasure takes them out of the log. */
  readonly personal: { readonly userId: string; readonly fields: readonly string[] } | null;
  readonly before: Values;
  readonly after: Values;
}

/** Writes an entry of the log in a transaction that is under way: what has changed, personal values apart. */
export async function note(tx: Tx, what: Noted): Promise<void> {
  const { actorId, actorRole, requestId, action, subject, personal, before, after } = what;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !isDeepStrictEqual(before?.[field], after?.[field]),
  );
  const isPersonal = (field: string) => personal?.fields.includes(field) === true;
  const values = [
    { personId: null, names: fields.filter((field) => !isPersonal(field)) },
    // Values of a person whom this very change has erased are not kept.
    ...(personal && (await exists(tx, personal.userId))
      ? [{ personId: personal.userId, names: fields.filter(isPersonal) }]
      : []),
  ];
  await insertEntry(
    tx,
    { actorId, actorRole, requestId, action, fields, subjectType: subject.type, subjectId: subject.id },
    values
      .filter(({ names }) => names.length > 0)
      .map(({ personId, names }) => ({ personId, before: only(before, names), after: only(after, names) })),
  );
}

function only(values: Values, fields: readonly string[]): Values {
  return values && Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

async function exists(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId}`);
  return rows.length > 0;
}
