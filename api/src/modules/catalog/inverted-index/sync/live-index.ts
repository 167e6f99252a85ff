import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../../db/client.ts';
import { sql } from '../../../../db/drizzle.ts';
import type { ChangeListener } from '../structure/catalog-index.ts';
import { InvertedIndex } from '../structure/inverted-index.ts';
import { loadAll, loadSome } from './load.ts';

/** The index of the products in the database, brought up to date by each query; see `CatalogIndex`. */
export interface LiveIndex {
  readonly current: () => Promise<InvertedIndex>;
  readonly onChange: (listener: ChangeListener) => void;
}

/** How long a query waits for the latest changes before it is answered from the index as it is. */
const timeoutMs = 3000;

export function createLiveIndex(db: Db): LiveIndex {
  let state: { readonly index: InvertedIndex; readonly feed: string; snapshot: string } | null = null;

  const listeners: ChangeListener[] = [];
  const refresh = async (): Promise<InvertedIndex> => {
    const { feed, snapshot, changed } = await changesSince(db, state?.snapshot ?? null);
    const reported = state?.feed === feed ? changed : null;
    if (reported === null || reported.length > 0) for (const listener of listeners) listener(reported);
    if (state?.feed !== feed || needsRebuild(state.index)) {
      const index = new InvertedIndex();
      await loadAll(db, index);
      state = { index, feed, snapshot };
      return index;
    }
    await loadSome(db, state.index, changed);
    state.snapshot = snapshot;
    return state.index;
  };
  const refreshed = shared(refresh);
  return {
    onChange: (listener) => void listeners.push(listener),
    current: () => {
      const known = state?.index;
      if (!known) return refreshed();
      return Promise.race([refreshed(), sleep(timeoutMs, known, { ref: false })]);
    },
  };
}

/**
 * A question that comes while a refresh runs waits for the next one, which all that wait share: what was written before the question
 * is in the answer.
 */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Result> | null = null;
  const start = (): Promise<Result> => {
    const started = work();
    running = started.catch(() => undefined).finally(() => (running = null));
    return started;
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

/** Changed and deleted products leave unused slots behind. When there are more of them than products, and than 1,000, the index is rebuilt. */
function needsRebuild({ size: { live, slots } }: InvertedIndex): boolean {
  return slots - live > Math.max(1000, live);
}

/**
 * What the ids of transactions in `catalogue_changes` belong to. It becomes another when a dump is restored over a running
 * process: another server or a restarted one, another database, or triggers that were away while rows were written.
 */
const feed = sql`concat_ws(' ', extract(epoch from pg_postmaster_start_time()),
  (select d.oid from pg_database d where d.datname = current_database()),
  (select string_agg(t.oid || ':' || t.xmin, ' ' order by t.oid) from pg_trigger t
    where t.tgfoid in ('note_product_changes'::regproc, 'note_variant_change'::regproc, 'note_color_changes'::regproc)))`;

interface Changes extends Record<string, unknown> {
  readonly feed: string;
  /** Of now. */
  readonly snapshot: string;
  /** Products whose change was committed since the last snapshot. */
  readonly changed: number[];
}

/** Ids that the server has not given out yet came with a dump of another one, and are older than all of its own. */
async function changesSince(db: Db, last: string | null): Promise<Changes> {
  const { rows } = await db.execute<Changes>(sql`
    select ${feed} as feed, pg_current_snapshot()::text as snapshot, ${
      last === null
        ? sql`'{}'::int[]`
        : sql`array(select c.product_id from catalogue_changes c
            where c.xid >= pg_snapshot_xmin(${last}::pg_snapshot)
              and c.xid < pg_snapshot_xmax(pg_current_snapshot())
              and not pg_visible_in_snapshot(c.xid, ${last}::pg_snapshot))`
    } as changed`);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what has changed.');
  return row;
}
