import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { markAudited } from '../../plugins/audit-mark.ts';
import { insertEntry, type Values } from './entries.repository.ts';

type Database = Pick<Deps, 'database'>;

/** Who writes, and in which request. */
export interface AuditedCall {
  readonly caller: Administrator;
  readonly request: FastifyRequest;
}

export interface Audited {
  /** <subject>.<verb>, such as 'person.block'. */
  readonly action: string;
  /** The id is no personal value. */
  readonly subject: { readonly type: string; readonly id: string };
  /** The subject as plain values, read in the transaction before and after. null: it does not exist (then). */
  readonly read: (tx: Tx) => Promise<Values>;
  /** Fields whose values are personal, and of whom: erasure takes them out of the log. */
  readonly personal: { readonly userId: string; readonly fields: readonly string[] } | null;
}

/** Runs a write of an administrator and notes in the same transaction who changed what. */
export async function audited<Result>(
  { database }: Database,
  { caller, request }: AuditedCall,
  what: Audited,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    const before = await what.read(tx);
    const changed = await change(tx);
    await note(tx, { caller, request }, what, before, await what.read(tx));
    return changed;
  });
  markAudited(request);
  return result;
}

/** Notes something that was done in another system, where no transaction reaches. */
export async function auditEvent(
  { database }: Database,
  call: AuditedCall,
  what: Pick<Audited, 'action' | 'subject'> & { readonly before: Values; readonly after: Values },
): Promise<void> {
  await database.transaction((tx) => note(tx, call, { ...what, personal: null }, what.before, what.after));
  markAudited(call.request);
}

async function note(
  tx: Tx,
  { caller, request }: AuditedCall,
  { action, subject, personal }: Pick<Audited, 'action' | 'subject' | 'personal'>,
  before: Values,
  after: Values,
): Promise<void> {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !isDeepStrictEqual(before?.[field], after?.[field]),
  );
  const isPersonal = (field: string) => personal?.fields.includes(field) === true;
  const values = [
    { personId: null, fields: fields.filter((field) => !isPersonal(field)) },
    // Values of a person whom this very change has erased are not kept.
    ...(personal && (await exists(tx, personal.userId))
      ? [{ personId: personal.userId, fields: fields.filter(isPersonal) }]
      : []),
  ];
  await insertEntry(
    tx,
    {
      ...{ actorId: caller.userId, actorRole: caller.staff.role, action, fields, requestId: request.id },
      ...{ subjectType: subject.type, subjectId: subject.id },
    },
    values
      .filter((each) => each.fields.length > 0)
      .map(({ personId, fields: names }) => ({
        ...{ personId, before: only(before, names), after: only(after, names) },
      })),
  );
}

function only(values: Values, fields: readonly string[]): Values {
  return values && Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

async function exists(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId}`);
  return rows.length > 0;
}
