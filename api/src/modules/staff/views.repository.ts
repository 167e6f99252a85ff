import type { newSavedView } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { and, asc, eq, or } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { savedViews } from '../../db/schema/index.ts';

export type ViewRow = typeof savedViews.$inferSelect;

/** Those of a person and those for all, by name. */
export function viewsFor(db: Db, userId: string): Promise<ViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(or(eq(savedViews.ownerId, userId), eq(savedViews.forAll, true)))
    .orderBy(asc(savedViews.list), asc(savedViews.name), asc(savedViews.id))
    .limit(500);
}

export async function insertView(
  db: Db,
  ownerId: string,
  view: z.output<typeof newSavedView>,
): Promise<ViewRow> {
  const [row] = await db
    .insert(savedViews)
    .values({ ...view, ownerId })
    .returning();
  if (!row) throw new Error('The view was not stored.');
  return row;
}

/** Of the person; an owner of the store also deletes those for all. */
export async function deleteView(db: Db, id: string, userId: string, ofAll: boolean): Promise<boolean> {
  const own = eq(savedViews.ownerId, userId);
  const rows = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), ofAll ? or(own, eq(savedViews.forAll, true)) : own))
    .returning({ id: savedViews.id });
  return rows.length > 0;
}
