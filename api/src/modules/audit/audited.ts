import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { markAudited } from '../../plugins/audit-mark.ts';
import type { Values } from './entries.repository.ts';
import { note, type Noted } from './note.ts';

type Database = Pick<Deps, 'database'>;

/** Who writes, and in which request. */
export interface AuditedCall {
  readonly caller: Administrator;
  readonly request: FastifyRequest;
}

export interface Audited extends Pick<Noted, 'action' | 'subject' | 'personal'> {
  /** The subject as plain values, read in the transaction before and after. null: it does not exist (then). */
  readonly read: (tx: Tx) => Promise<Values>;
  /** Without a change there is no entry: the call was sent again, and what it decides had been decided. */
  readonly onlyChanges?: boolean;
}

const who = ({ caller, request }: AuditedCall) => ({
  ...{ actorId: caller.userId, actorRole: caller.staff.role, requestId: request.id },
});

/**
 * Runs a write of an administrator and notes in the same transaction who changed what. Two writes of one subject run one
 * after the other, so that the second is noted with what the first has left, or not at all.
 */
export async function audited<Result>(
  { database }: Database,
  call: AuditedCall,
  { read, onlyChanges = false, ...what }: Audited,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    await lockSubject(tx, what.subject);
    const before = await read(tx);
    const changed = await change(tx);
    const after = await read(tx);
    if (!onlyChanges || !isDeepStrictEqual(before, after)) {
      await note(tx, { ...who(call), ...what, before, after });
    }
    return changed;
  });
  markAudited(call.request);
  return result;
}

/** Taken before any other lock of the transaction: a write that waits for it holds nothing that others wait for. */
export async function lockSubject(tx: Tx, { type, id }: Noted['subject']): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${type} ${id}`}, 0))`);
}

/** Notes something that was done in another system, where no transaction reaches, or that was only read. */
export async function auditEvent(
  { database }: Database,
  call: AuditedCall,
  what: Pick<Noted, 'action' | 'subject' | 'before' | 'after'>,
): Promise<void> {
  await database.transaction((tx) => note(tx, { ...who(call), personal: null, ...what }));
  markAudited(call.request);
}
