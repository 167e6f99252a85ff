import { and, eq, gt, isNull, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { accountLinks, type LinkKind } from '../../db/schema/index.ts';
import { hashOf, newSecret } from './secrets.ts';

export type LinkRow = typeof accountLinks.$inferSelect;

/** A new link of an account for an address; the answer is the token, of which only the hash is kept. */
export async function issueLink(
  tx: Db,
  kind: LinkKind,
  { id, email }: { readonly id: string; readonly email: string },
  seconds: number,
): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(accountLinks).values({ tokenHash: hashOf(token), userId: id, kind, email, expiresAt });
  return token;
}

const live = (kind: LinkKind, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashOf(token)),
    eq(accountLinks.kind, kind),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, sql`now()`),
  );

/** Without using it up. */
export async function findLink(db: Db, kind: LinkKind, token: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(accountLinks).where(live(kind, token));
  return row ?? null;
}

/** Uses a link up; of two who come at once one gets it. */
export async function useLink(tx: Db, kind: LinkKind, token: string): Promise<LinkRow | null> {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(live(kind, token))
    .returning();
  return row ?? null;
}

/** Makes the links of a kind that an account still has worth nothing. */
export async function dropLinks(tx: Db, userId: string, kind: LinkKind): Promise<void> {
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind)));
}
