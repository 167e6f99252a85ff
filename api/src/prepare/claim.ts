import type { StoreMode } from '@ritual/platform/settings';
import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { storeModes } from '../db/schema/index.ts';

/** The database is that of a store of the other kind: one sentence that says what to do. */
export class OtherStoreError extends Error {}

const elsewhere = 'another, empty database (DATABASE_URL, or DATA_DIR for the embedded one)';

const ofDemo = `This database belongs to a demo, and everybody knows the password of its administrator: give the store ${elsewhere}.`;
const ofRealStore = `This database belongs to a real store, and everybody knows the password of a demo's administrator: write production in STORE_MODE, or give the demo ${elsewhere}.`;

/**
 * A database belongs to a demo or to a real store from its first start on: a demo must not put its accounts, whose password
 * everybody knows, into a real store, and a real store must not open with them. Throws OtherStoreError.
 */
export async function claimDatabase(db: Db, mode: StoreMode): Promise<void> {
  const claimed = await refuseOther(db, mode);
  if (claimed) return;
  if (mode === 'demo' && (await isInUse(db))) throw new OtherStoreError(ofRealStore);
  // A demo has all that a shop needs; a real store opens when its owner says so.
  await db.insert(storeModes).values({ mode, openedAt: mode === 'demo' ? new Date() : null });
}

/**
 * For an operator's command, which opens no store and so claims nothing. Throws OtherStoreError.
 *
 * @returns whether the database belongs to a store at all
 */
export async function refuseOther(db: Db, mode: StoreMode): Promise<boolean> {
  const [claimed] = await db.select().from(storeModes);
  if (!claimed || claimed.mode === mode) return claimed !== undefined;
  throw new OtherStoreError(claimed.mode === 'demo' ? ofDemo : ofRealStore);
}

/** Whether anything is in it that no demo has made. */
async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from users) or exists (select from orders) or exists (select from products) as used`);
  return rows[0]?.used === true;
}
