import type { AccountExport } from '@ritual/shared/contract';
import { desc, eq, or, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/index.ts';
import type { UserRow } from '../users/repository.ts';
import { repliesOf } from './repository.ts';

/**
 * What a person wrote: signed in, or under an email address that is known to be theirs. A sender who only claims that an address is
 * theirs neither reads nor deletes what another wrote under it.
 */
export function byPerson({ id, email, emailVerifiedAt }: UserRow) {
  const theirs = eq(contactMessages.userId, id);
  return emailVerifiedAt === null
    ? theirs
    : or(theirs, eq(sql`lower(${contactMessages.email})`, email.toLowerCase()));
}

export async function messagesOf(db: Db, user: UserRow): Promise<AccountExport['messages']> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(byPerson(user))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
  const ids = rows.map(({ id }) => id);
  const replies = await repliesOf(db, ids);
  return rows.map(({ id, reference, createdAt, name, email, topic, orderNumber, message }) => ({
    ...{ reference, name, email, topic, orderNumber, message, createdAt: createdAt.toISOString() },
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map((reply) => ({ text: reply.text, createdAt: reply.createdAt.toISOString() })),
  }));
}

/** Of a deleted account. */
export async function eraseMessagesOf(tx: Db, user: UserRow): Promise<void> {
  await tx.delete(contactMessages).where(byPerson(user));
}
