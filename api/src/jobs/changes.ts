import { sql } from '../db/drizzle.ts';
import type { Deps } from '../deps.ts';
import { checkChange } from '../modules/ordering/changes/settle.ts';
import { claimDue } from './claim.ts';

/** Asks what became of changes that wait for their payment: one whose time is over gives its units back. Answers with how many it looked at. */
export async function sweepChanges(deps: Deps): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'order_changes', due: 'next_check_at' },
    waiting: sql`state = 'OPEN'`,
  });
  for (const id of ids) {
    try {
      await checkChange(deps, id);
    } catch (error) {
      deps.log.warn({ err: error, changeId: id }, 'a change could not be swept; it will be tried again');
    }
  }
  return ids.length;
}
