import type { MessageState } from '@ritual/shared/kernel';
import { contactPolicy, messageStates } from '@ritual/shared/kernel';
import type { messageListQuery } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import {
  anyOf,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ne,
  or,
  sql,
  type SQL,
} from '../../db/drizzle.ts';
import { isAfter, placeOf, type Placed } from '../../newest-first.ts';
import type { Db } from '../../db/client.ts';
import { contactMessages, contactReplies, orders, users } from '../../db/schema/index.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

export interface ReplyRow {
  readonly id: string;
  readonly messageId: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly author: string | null;
}

/** The message of the same content that came a moment ago. The same message sent at the same time waits for the first. */
export async function sameMessage(tx: Db, contentHash: string): Promise<MessageRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`);
  const since = sql`now() - make_interval(mins => ${contactPolicy.sameMinutes})`;
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.contentHash, contentHash), sql`${contactMessages.createdAt} > ${since}`))
    .limit(1);
  return row ?? null;
}

/** null for a number that is no order's of that account. */
export async function orderOfAccount(tx: Db, userId: string, number: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)));
  return row?.id ?? null;
}

export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  const [row] = await tx.insert(contactMessages).values(message).returning();
  if (!row) throw new Error('The message was not stored.');
  return row;
}

export async function messageById(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockMessage(tx: Db, id: string): Promise<MessageRow | null> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  return row ?? null;
}

export async function changeState(tx: Db, id: string, state: MessageState): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ state, version: sql`${contactMessages.version} + 1`, changedAt: sql`now()` })
    .where(eq(contactMessages.id, id));
}

export async function insertReply(
  tx: Db,
  reply: { readonly messageId: string; readonly authorId: string; readonly text: string },
): Promise<string> {
  const [row] = await tx.insert(contactReplies).values(reply).returning({ id: contactReplies.id });
  if (!row) throw new Error('The reply was not stored.');
  return row.id;
}

/** Oldest first; one statement however many messages there are. */
export async function repliesOf(db: Db, messageIds: readonly string[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  const { id, messageId, text, createdAt } = contactReplies;
  const author = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;
  return db
    .select({ id, messageId, text, createdAt, author })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.authorId))
    .where(anyOf(messageId, [...messageIds]))
    .orderBy(asc(createdAt), asc(id));
}

type Query = z.output<typeof messageListQuery>;

/** Words of a search are text, not patterns. */
function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { reference, name, email, orderNumber, message } = contactMessages;
  return or(
    ...[reference, name, email, orderNumber, message].map((column) => sql`${column} ilike ${pattern}`),
  );
}

/** Those who have waited longest are found by their state; the newest come first. */
export async function listMessages(
  db: Db,
  { state, q, page, size, after }: Query,
): Promise<{ rows: (MessageRow & Placed)[]; counts: Record<MessageState, number> }> {
  const matches = found(q);
  const rows = await db
    .select({ ...getTableColumns(contactMessages), place: placeOf(contactMessages) })
    .from(contactMessages)
    .where(
      and(
        matches,
        state ? eq(contactMessages.state, state) : ne(contactMessages.state, 'SPAM'),
        isAfter(contactMessages, after),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    // One more: whether there is another page.
    .limit(size + 1)
    .offset(after === undefined ? page * size : 0);
  const counted = await db
    .select({ state: contactMessages.state, messages: count() })
    .from(contactMessages)
    .where(matches)
    .groupBy(contactMessages.state);
  const known = new Map(counted.map((each) => [each.state, each.messages]));
  const counts = Object.fromEntries(messageStates.map((each) => [each, known.get(each) ?? 0]));
  return { rows, counts: counts as Record<MessageState, number> };
}
