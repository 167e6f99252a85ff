import type { productListQuery } from '@ritual/shared/contract';
import { countableSearch, isBrowser, searchLimits } from '@ritual/shared/kernel';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';

type Query = Pick<
  z.output<typeof productListQuery>,
  'q' | 'collection' | 'gender' | 'category' | 'size' | 'color' | 'offset'
>;

/**
 * Counts the words of a search that found nothing, by day, and nothing of who searched. Not with a filter, which may be why; not of
 * crawlers, of what browsers fetch ahead, and of pages that the server renders, which does not say for whom. That it cannot be
 * counted fails no search.
 */
export async function noteMiss(
  { database: { db }, log }: Pick<Deps, 'database' | 'log'>,
  query: Query,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const { q, collection, gender, category, size, color, offset } = query;
  const isFiltered = [gender, category, size, color].some((chosen) => chosen.length > 0);
  if (!q || isFiltered || collection !== undefined || offset > 0) return;
  const isAhead = String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch');
  if (isAhead || !isBrowser(headers['user-agent'])) return;
  const words = countableSearch(q);
  if (words === null) return;
  try {
    // Of a full day only words that are known are counted on.
    await db.execute(sql`
      insert into search_misses (day, words)
      select current_date, ${words}
      where (select count(*) from search_misses where day = current_date) < ${searchLimits.missesOfDay}
        or exists (select from search_misses where day = current_date and words = ${words})
      on conflict (day, words) do update set count = search_misses.count + 1`);
  } catch (error) {
    log.warn({ err: error }, 'a search that found nothing was not counted');
  }
}
