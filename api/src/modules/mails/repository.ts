import { mailStates, type mailListQuery, type MailState } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { and, desc, eq, getTableColumns, isNull, or, sql, type SQL } from '../../db/drizzle.ts';
import { isAfter, placeOf, type Placed } from '../../newest-first.ts';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';

export type MailRow = typeof outbox.$inferSelect;

const inState: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
  sent: sql`${outbox.sentAt} is not null`,
  failed: sql`${outbox.failedAt} is not null`,
};

/** Words of a search are text, not patterns. */
function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(sql`${outbox.recipient} ilike ${pattern}`, sql`${outbox.subject} ilike ${pattern}`);
}

/** Newest first. */
export async function listMails(
  db: Db,
  { state, q, page, size, after }: z.output<typeof mailListQuery>,
): Promise<{ rows: (MailRow & Placed)[]; counts: Record<MailState, number> }> {
  const matches = found(q);
  const rows = await db
    .select({ ...getTableColumns(outbox), place: placeOf(outbox) })
    .from(outbox)
    .where(and(matches, state && inState[state], isAfter(outbox, after)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    // One more: whether there is another page.
    .limit(size + 1)
    .offset(after === undefined ? page * size : 0);
  const counted = mailStates.map(
    (each) => [each, sql<number>`(count(*) filter (where ${inState[each]}))::int`] as const,
  );
  const [counts] = await db
    .select(Object.fromEntries(counted) as Record<MailState, SQL<number>>)
    .from(outbox)
    .where(matches);
  return { rows, counts: counts ?? { waiting: 0, sent: 0, failed: 0 } };
}

export async function mailById(db: Db, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** A given-up mail waits again, with all its tries; null when it is not given up, or no longer. */
export async function putBack(db: Db, id: string): Promise<MailRow | null> {
  const [row] = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), sql`${outbox.failedAt} is not null`))
    .returning();
  return row ?? null;
}
